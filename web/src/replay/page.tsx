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
import * as en from '../text/replay/en.ts'

interface ReplayProps {
  readonly id: string
}

export function ReplayPage({ id }: ReplayProps) {
  const beside = fileBeside()
  // A changed key makes Preact discard the state of the previous recording.
  return <Opened key={`${id} ${beside}`} {...{ id, beside }} />
}

interface OpenedProps extends ReplayProps {
  /** URL of the recording's file; null if the page's URL does not name a file. */
  readonly beside: string | null
}

function Opened({ id, beside }: OpenedProps) {
  const { recording, error, isLoading, open, close } = useRecording(id, beside)
  const supply = useOfflineAssets(id === '' && beside === null)
  if (recording) {
    const aside = (at: number) => <Aside {...{ recording, at, close }} />
    return <ReplayPlayer recording={recording} aside={aside} />
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

function useRecording(id: string, beside: string | null) {
  const [recording, show] = useState<Recording | null>(null)
  const [error, fail] = useState<unknown>(null)
  const [isLoading, wait] = useState(false)
  const latest = useRef<Promise<Recording> | null>(null)
  const open = async (opening: Promise<Recording>) => {
    latest.current = opening
    fail(undefined)
    wait(true)
    const [outcome] = await Promise.allSettled([opening])
    // The loaded file is ignored if the user has opened a different file in the meantime.
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
    // When another recording is opened, the URL parameters of the previous recording are removed.
    go('/replay', { replace: true })
  }
  return { recording, error, isLoading, open, close }
}

/** Accepts only a file on the same host, because the link may have been sent by an attacker. */
function fileBeside(): string | null {
  const path = address.value.searchParams.get('file')
  return path?.startsWith('/opened/') ? path : null
}

interface AsideProps {
  readonly recording: Recording
  readonly at: number
  close(): void
}

function Aside({ recording, at, close }: AsideProps) {
  const [label, press] = recording.isShared
    ? [en.copyLink, () => share('this moment')]
    : [en.anotherFile, close]
  return (
    <>
      {recording.isArchived && <span class="pill">{en.archived}</span>}
      <PlayFromHere recording={recording} at={at} />
      <button type="button" class="quiet" onClick={() => void press()}>
        {label}
      </button>
    </>
  )
}
