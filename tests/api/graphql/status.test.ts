import t from 'tap'
import { waitFor } from './following.ts'
import { startGraphqlService } from './graphql-service.ts'

const FIELDS = '{ mode clocks notice until notices { text level } }'
interface StatusMessage {
  readonly mode: string
  readonly notices: readonly { readonly text: string; readonly level: string }[]
}

t.test('anyone can query and follow the status of the service', async (t) => {
  const { ask, admin, follower } = await startGraphqlService(t)
  const client = follower(null)
  const messages: StatusMessage[] = []
  client.subscribe<{ status: StatusMessage }>(
    { query: `subscription { status ${FIELDS} }` },
    { next: ({ data }) => messages.push(data!.status), error() {}, complete() {} },
  )
  await waitFor(() => messages.length === 1)

  await ask(
    `mutation { adminPostNotice(reason: DEPLOY, level: WARNING, text: "We move house.") { id } }`,
    { token: admin },
  )
  await waitFor(() => messages.length === 2)
  const drained = await ask(
    'mutation { adminSetMode(reason: DEPLOY, mode: DRAIN, confirm: "drain") { mode } }',
    { token: admin },
  )
  await waitFor(() => messages.length === 3)
  const { data } = await ask(`query { status ${FIELDS} }`)
  await client.dispose()

  t.match(messages[0], { mode: 'NORMAL', notices: [] })
  t.match(messages[1]?.notices, [{ text: 'We move house.', level: 'WARNING' }])
  t.match(drained.data, { adminSetMode: { mode: 'DRAIN' } })
  t.same(messages[2], data.status)
})
