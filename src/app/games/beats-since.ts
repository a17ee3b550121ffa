import { type Beat, beatsOf, heaviest, momentsIn } from '../../engine/kernel/beats.ts'
import { numberedSeats } from '../../engine/kernel/event-text.ts'
import { blank, eventsOf, evolve, type Game, replay } from '../../engine/kernel/game.ts'
import { copied } from '../../engine/kernel/json.ts'
import type { KernelEventOf } from '../../engine/kernel/kernel-events.ts'
import { type Patch, patchBetween } from '../../engine/kernel/patch.ts'
import type { State, Types, Viewer } from '../../engine/kernel/types.ts'
import type { Cursor } from '../core/schema.ts'
import { requireCursor } from '../runtime/cursor.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import { type ShownBeat, shownBeats } from './beat-schema.ts'
import { type BeatSource, beatLines, versionVisibleTo } from './present.ts'

/**
 * Maximum number of missed events that are replayed with intermediate positions; a viewer who
 * missed more events gets a short recap without intermediate positions.
 */
const EVENTS_MAX = 400
/**
 * Maximum number of animation steps for which a recap contains the intermediate position. The most
 * important steps are chosen; among equally important steps, the newest.
 */
const FRAMES_MAX = 24
const SHARED_MAX = 16

/**
 * The part of a game that a viewer has missed. A `Stretch` is created inside the game's command
 * queue, but is read later, outside the queue.
 */
export interface Stretch {
  readonly source: BeatSource
  readonly viewer: Viewer
  readonly over: boolean
  readonly since: number
  readonly version: number
}

export interface BeatsSince {
  readonly beats: readonly Beat[]
  readonly beatsSince: number
}

/**
 * Returns null if another player held the seat at version `since`. If `since` is inside a commit,
 * the start of that commit is used.
 */
export function stretchSince(
  live: LiveGame,
  game: Game,
  viewer: Viewer,
  cursor: Cursor,
): Stretch | null {
  const since = requireCursor(live, game.version, cursor)
  const seat = typeof viewer === 'number' ? live.record.seats[viewer] : undefined
  return since < (seat?.since ?? 0) ? null : stretchFrom(live, game, viewer, since)
}

export function stretchFrom(live: LiveGame, game: Game, viewer: Viewer, since: number): Stretch {
  const { record, table, commits, versions, rules, showsEnd } = live
  const { over, version } = game
  const from = startOf(live, over ? 'admin' : viewer, since)
  return {
    source: { rules, record, table, commits, versions, showsEnd },
    viewer,
    over,
    since: from,
    version,
  }
}

/**
 * A recap never includes the setup of the game, but it includes matches that are played before the
 * first turn.
 */
function startOf(live: LiveGame, viewer: Viewer, since: number): number {
  const [setup = 0] = live.versions
  return Math.max(setup, versionVisibleTo(live, viewer, since))
}

/** Viewers with the same rights share one cached recap per range of game versions. */
export function beatsOfStretch(stretch: Stretch): BeatsSince {
  const { source, viewer, over, since, version } = stretch
  const known = keptFor(source.commits)
  const key = `${viewer} ${over} ${since} ${version}`
  const kept = known.lists.get(key)
  if (kept) return kept
  const made = { beats: beatsIn(stretch), beatsSince: since }
  known.lists.set(key, made)
  if (known.lists.size > SHARED_MAX) known.lists.delete(known.lists.keys().next().value!)
  return made
}

export function shownStretch(stretch: Stretch): { beats: ShownBeat[]; beatsSince: number } {
  const { beats, beatsSince } = beatsOfStretch(stretch)
  return { beats: shownBeats(beats), beatsSince }
}

export function heavyVersions(stretch: Stretch): ReadonlySet<number> {
  const beats = momentsBetween(stretch)
  return new Set(beats.flatMap(({ from, to }) => versionsOf(from + 1, to)))
}

const versionsOf = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place)

export const momentsOf = (stretch: Stretch): ShownBeat[] => shownBeats(momentsBetween(stretch))

const momentsBetween = (stretch: Stretch): Beat[] => momentsIn(listed(stretch, framesOf(stretch)))

interface Kept {
  readonly lists: Map<string, BeatsSince>
  trail: Fold | null
}
/** The cache key is the array of commits, because the array is replaced if the log loses rows. */
const keptByLog = new WeakMap<LiveGame['commits'], Kept>()

function keptFor(commits: LiveGame['commits']): Kept {
  const known = keptByLog.get(commits) ?? { lists: new Map(), trail: null }
  keptByLog.set(commits, known)
  return known
}

const isRecap = ({ since, version }: Stretch): boolean => version - since > EVENTS_MAX

const framesOf = (stretch: Stretch): Frames =>
  new Frames(stretch, isRecap(stretch) ? startFold(stretch.source) : trailBefore(stretch))

function beatsIn(stretch: Stretch): readonly Beat[] {
  const frames = framesOf(stretch)
  const beats = listed(stretch, frames)
  if (isRecap(stretch)) return momentsIn(beats)
  const framed = new Set(heaviest(beats, FRAMES_MAX))
  let before = frames.viewAt(stretch.since)
  return beats.map((beat) => {
    if (!framed.has(beat)) return beat
    const view = frames.viewAt(beat.to)
    const patch: Patch = patchBetween(before, view)
    before = view
    return { ...beat, patch }
  })
}

function listed(stretch: Stretch, frames: Frames): Beat[] {
  const { source, viewer, over, since, version } = stretch
  const { rules, table } = source
  if (since >= version) return []
  const told = numberedSeats(rules, table, viewer)
  const lines = beatLines(source, viewer, { after: since, upTo: version, over }, told)
  return beatsOf(rules.beats, since, lines, { told, viewAt: (at) => frames.viewAt(at) })
}

interface Fold {
  state: State<Types>
  version: number
  place: number
}

const startFold = ({ rules, table }: BeatSource): Fold => ({
  state: blank(rules, table).state,
  version: 0,
  place: 0,
})

function trailBefore({ source, since, version }: Stretch): Fold {
  const { commits, versions } = source
  const kept = keptFor(commits)
  const trail = kept.trail ?? startFold(source)
  if (trail.version > since) return startFold(source)
  kept.trail = trail
  const upTo = version - EVENTS_MAX
  for (; (versions[trail.place] ?? Number.POSITIVE_INFINITY) <= upTo; trail.place += 1) {
    for (const event of eventsOf(source.rules, commits[trail.place]!)) apply(source, trail, event)
    trail.version = versions[trail.place]!
  }
  return trail
}

class Frames {
  readonly #stretch: Stretch
  readonly #start: Fold
  readonly #views = new Map<number, unknown>()
  #fold: Pick<Fold, 'state'> | null = null
  #version = 0
  #events: Iterator<AnyEvent> = [].values()

  constructor(stretch: Stretch, start: Fold) {
    this.#stretch = stretch
    this.#start = start
  }

  viewAt(version: number): unknown {
    const known = this.#views.get(version)
    if (known !== undefined) return known
    const { source, viewer } = this.#stretch
    const state = this.#stateAt(version)
    // The view of the game is copied, because the view may share objects with the game's state, and
    // later events change the state.
    const view = copied(source.rules.viewFor(state, viewer, source.table))
    this.#views.set(version, view)
    return view
  }

  #stateAt(version: number): State<Types> {
    const fold = this.#fold === null || version < this.#version ? this.#restart() : this.#fold
    for (; this.#version < version; this.#version += 1) {
      const { value, done } = this.#events.next()
      if (done) throw new Error(`the log ends before version ${version}`)
      apply(this.#stretch.source, fold, value)
    }
    return fold.state
  }

  #restart(): Pick<Fold, 'state'> {
    this.#fold = { state: copied(this.#start.state) as State<Types> }
    this.#version = this.#start.version
    this.#events = eventsFrom(this.#stretch.source, this.#start.place)
    return this.#fold
  }
}

type AnyEvent = Parameters<typeof evolve>[2]

/**
 * An undo event does not contain the restored state, so the restored state is computed from the
 * log.
 */
function apply(source: BeatSource, fold: Pick<Fold, 'state'>, event: AnyEvent): void {
  const { rules, table, commits, versions } = source
  if (event.type === 'move.undone') {
    const { to } = event as KernelEventOf<'move.undone'>
    fold.state = replay(rules, table, commits.slice(0, versions.indexOf(to) + 1)).state
  } else evolve(rules, fold, event)
}

function* eventsFrom({ rules, commits }: BeatSource, place: number) {
  for (let at = place; at < commits.length; at += 1) yield* eventsOf(rules, commits[at]!)
}
