import { Lobby } from './lobby/lobby.tsx'
import { address } from './shell/route.ts'
import { Shell } from './shell/shell.tsx'
import { TablePage } from './table/page.tsx'

/** Which page an address is. */
export function App() {
  const [, place = '', id = ''] = address.value.pathname.split('/')
  if (place === '') return <Lobby />
  if (place === 'play' && id !== '') return <TablePage id={id} />
  return (
    <Shell here={null}>
      <h1>There is nothing here</h1>
      <p>
        <a href="/">To the lobby</a>
      </p>
    </Shell>
  )
}
