import { useEffect, useState } from 'preact/hooks'
import { address } from '../shell/route.ts'
import { Shell } from '../shell/shell.tsx'
import type { Film } from './film.ts'
import { Opener } from './opener.tsx'
import { filmAt, filmOfFile, filmOfGame, loadEverything } from './opening.ts'
import { Reel } from './reel.tsx'
import './replay.css'

/** A game from its log: a file, a finished game, or one that still runs. */
export function ReplayPage({ id }: { readonly id: string }) {
  const [film, show] = useState<Film | null>(null)
  const [trouble, tell] = useState<string | null>(null)
  const [isLoading, wait] = useState(false)
  const open = (opening: Promise<Film>) => {
    tell(null)
    wait(true)
    opening
      .then(show, (error: unknown) => tell(error instanceof Error ? error.message : String(error)))
      .finally(() => wait(false))
  }
  useEffect(() => {
    show(null)
    const file = address.value.searchParams.get('file')
    if (id !== '') open(filmOfGame(id))
    else if (file !== null && isBeside(file)) open(filmAt(file))
    // Whatever is dropped later: the network may be gone by then.
    else void loadEverything().catch(() => {})
  }, [id])
  if (film) return <Reel film={film} close={() => show(null)} />
  return (
    <Shell here="replay">
      <Opener
        trouble={trouble}
        isLoading={isLoading}
        open={(file) => open(file.text().then(filmOfFile))}
      />
    </Shell>
  )
}

/** Never of another host, whatever a link says. */
const isBeside = (path: string): boolean => path.startsWith('/opened/')
