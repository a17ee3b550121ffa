import { useEffect, useRef, useState } from 'preact/hooks'
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
  const latest = useRef<Promise<Film> | null>(null)
  const open = async (opening: Promise<Film>) => {
    latest.current = opening
    tell(null)
    wait(true)
    const [outcome] = await Promise.allSettled([opening])
    // Somebody may have gone on to another game.
    if (latest.current !== opening) return
    wait(false)
    if (outcome.status === 'fulfilled') show(outcome.value)
    else tell(outcome.reason instanceof Error ? outcome.reason.message : String(outcome.reason))
  }
  useEffect(() => {
    show(null)
    latest.current = null
    const file = address.value.searchParams.get('file')
    if (id !== '') void open(filmOfGame(id))
    else if (file !== null && isBeside(file)) void open(filmAt(file))
    // Whatever is dropped later: the network may be gone by then.
    else void loadEverything().catch(() => {})
  }, [id])
  if (film) return <Reel film={film} close={() => show(null)} />
  return (
    <Shell here="replay">
      <Opener trouble={trouble} isLoading={isLoading} open={(file) => open(filmOfFile(file))} />
    </Shell>
  )
}

/** Never of another host, whatever a link says. */
const isBeside = (path: string): boolean => path.startsWith('/opened/')
