import { listedGames } from '../engine/packages.ts'
import { loadMoment } from '../play/lazy-moment.ts'
import { seatNames } from '../play/seat-names.ts'
import { touchline } from '../service.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/replay/en.ts'
import type { Recording } from './recording.ts'
import { remoteRecording } from './remote-recording.ts'

export const NOT_STARTED = en.thisGameHasNotStarted

export async function recordingFromFile(file: Blob): Promise<Recording> {
  const [{ localRecording }, { textOf }] = await Promise.all([
    import('./local-recording.ts'),
    import('./unzipped.ts'),
  ])
  return localRecording(await textOf(file), { isShared: false, isArchived: false, names: null })
}

export async function recordingFromUrl(path: string): Promise<Recording> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error('File not found.')
  return recordingFromFile(await answer.blob())
}

/**
 * The browser tab computes a finished game from its log, but loads a running game from the service
 * step by step.
 */
export async function recordingOfGame(game: string): Promise<Recording> {
  const path = { game }
  const params = { path }
  const observation = await touchline.told(touchline.GET('/v1/games/{game}', { params }))
  if (observation.version === 0) throw new Error(NOT_STARTED)
  if (observation.ended === null) return remoteRecording(game, observation)
  const isArchived = observation.archivedAt !== null
  if (isArchived) showToast(en.loadingFromTheArchiveThis)
  const text = await touchline.told(
    touchline.GET('/v1/games/{game}/events', {
      params: { path, query: { raw: true } },
      parseAs: 'text',
    }),
  )
  const { localRecording } = await import('./local-recording.ts')
  return localRecording(text, { isShared: true, isArchived, names: seatNames(observation) })
}

export interface Loaded {
  /**
   * Paths of the files that the web worker has loaded, which the page cannot find without the
   * worker.
   */
  readonly parts: readonly string[]
  readonly isAll: boolean
}

export async function loadEverything(): Promise<Loaded> {
  const [{ rulesetIds, rulesOf }, { boardOf }, { ReviewClient }] = await Promise.all([
    import('../engine/rules.ts'),
    import('../boards/index.ts'),
    import('./review-tab.tsx'),
    import('./local-recording.ts'),
    import('./unzipped.ts'),
    import('./charts-tab.tsx'),
    loadMoment(),
  ])
  // If the page was opened from a folder instead of a service, no service can list the games, so
  // the error is ignored.
  const listed = await listedGames().catch(() => [])
  const packaged = listed.flatMap((game) => (game.package ? game.id : []))
  const ids = [...rulesetIds, ...packaged]
  const [rulesets] = await Promise.all([
    Promise.all(ids.map(rulesOf)),
    Promise.all(ids.map(boardOf)),
  ])
  const client = new ReviewClient()
  const sensed = rulesets.flatMap((rules) => (rules && 'sense' in rules ? rules.id : []))
  const parts = await client.load(sensed).finally(() => client.close())
  return { parts: parts ?? [], isAll: parts !== null }
}
