import { address } from './shell/route.ts'
import { Shell } from './shell/shell.tsx'
import { laterPage } from './ui/later.tsx'

const Lobby = laterPage(async () => (await import('./lobby/lobby.tsx')).Lobby)
const TablePage = laterPage(async () => (await import('./table/page.tsx')).TablePage)
const JoinPage = laterPage(async () => (await import('./lobby/join.tsx')).JoinPage)
const ReplayPage = laterPage(async () => (await import('./replay/page.tsx')).ReplayPage)
const ConsolePage = laterPage(async () => (await import('./console/page.tsx')).ConsolePage)
const WebhooksPage = laterPage(async () => (await import('./webhooks/page.tsx')).WebhooksPage)
const GraphiqlPage = laterPage(async () => (await import('./graphiql/page.tsx')).GraphiqlPage)

/** Which page an address is. */
export function App() {
  const [, place = '', id = ''] = address.value.pathname.split('/')
  if (place === '' || place === 'ratings') return <Lobby />
  if (place === 'play' && id !== '') return <TablePage id={id} />
  if (place === 'join' && id !== '') return <JoinPage id={id} />
  if (place === 'replay') return <ReplayPage id={id} />
  if (place === 'console') return <ConsolePage />
  if (place === 'webhooks') return <WebhooksPage />
  if (place === 'graphiql') return <GraphiqlPage />
  return (
    <Shell here={null}>
      <div class="notice">
        <h1>There is nothing here</h1>
        <a class="button primary" href="/">
          To the lobby
        </a>
      </div>
    </Shell>
  )
}
