import { later } from './shell/later.tsx'
import { address } from './shell/route.ts'
import { Shell } from './shell/shell.tsx'

const Lobby = later(async () => (await import('./lobby/lobby.tsx')).Lobby)
const TablePage = later(async () => (await import('./table/page.tsx')).TablePage)
const JoinPage = later(async () => (await import('./lobby/join.tsx')).JoinPage)
const ReplayPage = later(async () => (await import('./replay/page.tsx')).ReplayPage)

const GraphiqlPage = later(async () => (await import('./graphiql/page.tsx')).GraphiqlPage)

/** Which page an address is. */
export function App() {
  const [, place = '', id = ''] = address.value.pathname.split('/')
  if (place === '') return <Lobby />
  if (place === 'play' && id !== '') return <TablePage id={id} />
  if (place === 'join' && id !== '') return <JoinPage id={id} />
  if (place === 'replay') return <ReplayPage id={id} />
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
