import { touchline } from '../service.ts'
import * as en from '../text/sign-in/en.ts'
import { Card } from '../ui/card.tsx'
import { useQuery } from '../ui/use-query.ts'

const { GET, DELETE, unwrap } = touchline

/**
 * Lists the programs that play for the account over MCP. Disconnecting a program revokes its tokens
 * on all nodes.
 */
export function ConnectedPrograms() {
  const { data, reload } = useQuery('', () => unwrap(GET('/v1/grants')))
  const end = async (grant: string) => {
    await unwrap(DELETE('/v1/grants/{grant}', { params: { path: { grant } } }))
    reload()
  }
  if (!data || data.items.length === 0) return null
  return (
    <Card title={en.connectedPrograms}>
      <ul class="plain" aria-label={en.connectedPrograms}>
        {data.items.map(({ id, client, clientName, agent }) => (
          <li key={id} class="row">
            <span class="grow">{en.playsAs(new URL(client).host, clientName, agent.name)}</span>
            <button type="button" onClick={() => void end(id)}>
              {en.disconnect}
              <span class="hidden-label">{` ${clientName}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
