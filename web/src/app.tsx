import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Lobby } from './lobby/lobby.tsx'
import { address } from './shell/route.ts'
import { Shell } from './shell/shell.tsx'

/** Which page an address is. */
export function App() {
  const [, place = '', id = ''] = address.value.pathname.split('/')
  if (place === '') return <Lobby />
  if (place === 'play' && id !== '') return <Part key="play" load={table} id={id} />
  if (place === 'join' && id !== '') return <Part key="join" load={invitation} id={id} />
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

type Page = ComponentType<{ readonly id: string }>

const table = async (): Promise<Page> => (await import('./table/page.tsx')).TablePage
const invitation = async (): Promise<Page> => (await import('./lobby/join.tsx')).JoinPage

/** What the lobby does not need is loaded with the first page that does. */
function Part({ load, id }: { load(): Promise<Page>; readonly id: string }) {
  const [loaded, keep] = useState<{ readonly page: Page } | null>(null)
  useEffect(() => {
    let isWanted = true
    keep(null)
    void load().then((page) => isWanted && keep({ page }))
    return () => {
      isWanted = false
    }
  }, [load])
  return loaded ? <loaded.page id={id} /> : <Shell here="play">{null}</Shell>
}
