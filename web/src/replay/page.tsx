import { useEffect, useRef, useState } from 'preact/hooks'
import { address, go } from '../shell/route.ts'
import { share } from '../shell/share.ts'
import { Shell } from '../shell/shell.tsx'
import { unexpectedError } from '../ui/alert.tsx'
import { useRetry } from '../ui/use-retry.ts'
import { useOfflineAssets } from './offline-assets.ts'
import { recordingFromFile, recordingFromUrl, recordingOfGame } from './open-recording.ts'
import { Opener } from './opener.tsx'
import { PlayFromHere } from './play-from-here.tsx'
import { ReplayPlayer } from './player.tsx'
import type { Recording } from './recording.ts'
import './replay.css'

interface ReplayProps {
  /** Of a game; empty: a file. */
  readonly id: string
}

/** A game from its log: a file, a finished game, or one that still runs. */
export function ReplayPage({ id }: ReplayProps) {
  const beside = fileBeside()
  // Of what was opened before nothing is wanted any more.
  return <Opened key={`${id} ${beside}`} {...{ id, beside }} />
}

interface OpenedProps extends ReplayProps {
  /** Where a file lies, if the address names one. */
  readonly beside: string | null
}

function Opened({ id, beside }: OpenedProps) {
  const { film, error, isLoading, open, close } = useFilm(id, beside)
  const supply = useOfflineAssets(id === '' && beside === null)
  if (film) {
    const aside = (at: number) => <Aside {...{ film, at, close }} />
    return <ReplayPlayer film={film} aside={aside} />
  }
  return (
    <Shell here="replay">
      <Opener
        {...{ isLoading, supply }}
        trouble={unexpectedError(error)}
        open={(file) => open(recordingFromFile(file))}
      />
    </Shell>
  )
}

/** The film of the game, or of the file, that the address names; else of whichever is opened. */
function useFilm(id: string, beside: string | null) {
  const [film, show] = useState<Recording | null>(null)
  const [error, fail] = useState<unknown>(null)
  const [isLoading, wait] = useState(false)
  const latest = useRef<Promise<Recording> | null>(null)
  const open = async (opening: Promise<Recording>) => {
    latest.current = opening
    fail(undefined)
    wait(true)
    const [outcome] = await Promise.allSettled([opening])
    // Somebody may have chosen another file.
    if (latest.current !== opening) return
    wait(false)
    if (outcome.status === 'fulfilled') show(outcome.value)
    fail(outcome.status === 'fulfilled' ? null : outcome.reason)
  }
  const openNamed = () => {
    if (id !== '') void open(recordingOfGame(id))
    else if (beside !== null) void open(recordingFromUrl(beside))
  }
  useEffect(openNamed, [])
  useRetry(error, openNamed)
  const close = () => {
    show(null)
    // Where one was in it says nothing of the next one.
    go('/replay', { replace: true })
  }
  return { film, error, isLoading, open, close }
}

/** Never of another host, whatever a link says. */
function fileBeside(): string | null {
  const path = address.value.searchParams.get('file')
  return path?.startsWith('/opened/') ? path : null
}

interface AsideProps {
  readonly film: Recording
  /** The version that is shown. */
  readonly at: number
  /** For another one. */
  close(): void
}

function Aside({ film, at, close }: AsideProps) {
  const [label, press] = film.isShared
    ? ['Copy link', () => share('this moment')]
    : ['Another file', close]
  return (
    <>
      {film.isArchived && <span class="pill">archived</span>}
      <PlayFromHere film={film} at={at} />
      <button type="button" class="quiet" onClick={() => void press()}>
        {label}
      </button>
    </>
  )
}
