import { signal } from '@preact/signals'
import type { Beat } from '../../../src/engine/kernel/beats.ts'
import { boardOf } from '../boards/index.ts'
import { countUpTo } from '../engine/count-up-to.ts'
import { contentOf, type Observation } from '../play/load-game.ts'
import { seatNames } from '../play/seat-names.ts'
import type { SeenEvent } from '../play/shared-stream.ts'
import { touchline } from '../service.ts'
import { withSeatNames } from '../ui/format.ts'
import {
  isTurn,
  lineOf,
  momentsFrom,
  type Recording,
  type RecordingLine,
  type Scene,
} from './recording.ts'

const SCENES_MAX = 200
const AHEAD = 5
const PATIENCE_MILLISECONDS = 3_000
const PAGE_SIZE = 1_000
const PAGES_MAX = 50

/**
 * A recording of a game whose log is redacted, such as a running game. The views are loaded from
 * the service, some of them in advance, because the browser cannot compute views from a redacted
 * log.
 */
export async function remoteRecording(game: string, observation: Observation): Promise<Recording> {
  const { ruleset, contentPack, version: last } = observation
  const [board, content, events, moments] = await Promise.all([
    boardOf(ruleset),
    contentOf(ruleset, contentPack),
    eventsOf(game, last),
    momentsOf(game),
  ])
  const names = seatNames(observation)
  const lines: readonly RecordingLine[] = events.map(({ version, event, words = null }) =>
    lineOf(version, event, words && withSeatNames(words, names)),
  )
  const stops = endsOf(events)
  const scenes = sceneCache(game, stops)
  const turns = lines.filter(({ event }) => isTurn(event)).map(({ version }) => version)
  return {
    game,
    ruleset,
    board,
    content,
    options: observation.options,
    last,
    whole: null,
    isShared: true,
    exported: null,
    isArchived: false,
    names,
    first: stops[0] ?? 1,
    stops: { event: null, move: stops, turn: turns },
    viewers: [observation.seat ?? 'spectator'],
    sceneAt: scenes.sceneAt,
    linesUpTo: (version, _, most) => lines.slice(Math.max(0, version - most), version),
    causeAt: () => null,
    samples: scenes.samples,
    moments: () => momentsFrom(moments, names),
    // The cast is needed because the API document does not declare the type of an event's
    // illustration.
    beats: () => moments as unknown as readonly Beat[],
  }
}

async function momentsOf(game: string) {
  const asked = touchline.GET('/v1/games/{game}/moments', { params: { path: { game } } })
  return (await touchline.unwrap(asked)).items
}

async function eventsOf(game: string, last: number): Promise<SeenEvent[]> {
  const events: SeenEvent[] = []
  for (let page = 0; page < PAGES_MAX && events.length < last; page += 1) {
    const query = { after: events.length, limit: PAGE_SIZE, include: ['seats' as const] }
    const { items } = await touchline.unwrap(
      touchline.GET('/v1/games/{game}/events', { params: { path: { game }, query } }),
    )
    if (items.length === 0) break
    events.push(...items)
  }
  return events.slice(0, last)
}

/**
 * Events with the same timestamp belong to the same step of the replay, because no player could
 * move between them.
 */
const endsOf = (events: readonly SeenEvent[]): number[] =>
  events.flatMap(({ version, at }, place) => (events[place + 1]?.at === at ? [] : [version]))

function sceneCache(game: string, stops: readonly number[]) {
  const scenes = new Map<number, Scene | null>()
  const arrived = signal(0)
  const ask = async (version: number) => {
    if (scenes.has(version)) return
    scenes.set(version, null)
    const query = { at: version, text: true }
    const seen = await touchline
      .unwrap(touchline.GET('/v1/games/{game}', { params: { path: { game }, query } }))
      .catch(() => null)
    if (seen === null) {
      // Each rendering requests the view again, so the function waits after an error before it
      // allows the next request.
      await new Promise((go) => setTimeout(go, PATIENCE_MILLISECONDS))
      scenes.delete(version)
    } else scenes.set(version, sceneIn(seen))
    if (scenes.size > SCENES_MAX) scenes.delete(scenes.keys().next().value ?? version)
    arrived.value += 1
  }
  return {
    sceneAt(version: number): Scene | null {
      // Reading `arrived` makes the component render again when a new view has been loaded.
      if (arrived.value < 0) return null
      const place = Math.max(1, countUpTo(stops, version))
      for (const stop of stops.slice(place - 1, place + AHEAD)) void ask(stop)
      const stop = stops[place - 1] ?? version
      const scene = scenes.get(stop) ?? null
      if (scene) {
        scenes.delete(stop)
        scenes.set(stop, scene)
      }
      return scene
    },
    samples: () =>
      [...scenes]
        .flatMap(([version, scene]) => (scene ? [{ version, view: scene.view }] : []))
        .sort((one, other) => one.version - other.version),
  }
}

const sceneIn = (observation: Observation): Scene => ({
  observation,
  view: observation.view,
  text: observation.text ?? '',
  ending: null,
})
