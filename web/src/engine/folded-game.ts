import { type Beat, beatsOf } from '../../../src/engine/kernel/beats.ts'
import { readContent } from '../../../src/engine/kernel/content.ts'
import {
  earlierIn,
  eventText,
  numberedSeats,
  sentenceIn,
} from '../../../src/engine/kernel/event-text.ts'
import {
  blank,
  type Cause,
  type Commit,
  eventsOf,
  evolve,
  fold,
  type Game,
} from '../../../src/engine/kernel/game.ts'
import { copied } from '../../../src/engine/kernel/json.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import type { EventContext } from '../../../src/engine/kernel/texts.ts'
import type { Table, Tagged, Types, Viewer } from '../../../src/engine/kernel/types.ts'
import { redact } from '../../../src/engine/kernel/visibility.ts'
import * as en from '../text/recording/en.ts'
import { countUpTo } from './count-up-to.ts'
import { InvalidLogError, type LogFile } from './log-file.ts'

interface Recorded {
  readonly version: number
  readonly at: number
  readonly cause: Cause
  readonly event: Tagged
}

export interface SeenLine {
  readonly version: number
  readonly event: Tagged | null
  readonly words: string | null
}

export interface FoldedGame {
  readonly log: LogFile
  readonly rules: Ruleset
  readonly table: Table
  readonly commits: readonly Commit[]
  readonly stops: readonly number[]
  readonly events: readonly Recorded[]
  gameAt(version: number): Game
  viewAt(version: number, viewer: Viewer): unknown
  textAt(version: number, viewer: Viewer): string
  lineAt(version: number, viewer: Viewer): SeenLine
  /**
   * Returns the animated events after the setup of the game; the sentences contain `Seat 0`, `Seat
   * 1` and so on instead of player names.
   */
  beatsFor(viewer: Viewer): readonly Beat[]
}

/** Number of commits between two cached snapshots of a game. */
const SNAPSHOT_EVERY = 250

export function foldGame(log: LogFile, rules: Ruleset): FoldedGame {
  const table = tableOf(log, rules)
  const commits = log.rows.flatMap((row) => row.commits)
  const events = recorded(rules, commits)
  const given = events.map(({ event }) => event)
  const stops = endsOf(commits)
  const { gameAt, last } = folded(rules, table, commits, stops)
  const stateAt = (version: number): Game['state'] => {
    const game = gameAt(version)
    if (game.version === version || game === last) return game.state
    const part = copyOf(game)
    for (const { event } of events.slice(game.version, version)) evolve(rules, part, event)
    return part.state
  }
  const viewAt = (version: number, viewer: Viewer) => rules.viewFor(stateAt(version), viewer, table)
  const seenAt = (version: number, viewer: Viewer, context: EventContext<Types>) => {
    const stored = events[version - 1]?.event
    const event = stored ? redact(rules, stored, viewer) : null
    const masked = event !== stored
    const earlier = earlierIn(given, version - 1)
    const says = event && sentenceIn(eventText(rules, { event, masked }, context, earlier))
    return { version, event, masked, says }
  }
  return {
    log,
    rules,
    table,
    commits,
    stops,
    events,
    gameAt,
    viewAt,
    textAt: (version, viewer) => rules.text(viewAt(version, viewer), viewer, table),
    lineAt(version, viewer) {
      const { event, says } = seenAt(version, viewer, numberedSeats(rules, table, viewer))
      return { version, event, words: says }
    },
    beatsFor(viewer) {
      const told = numberedSeats(rules, table, viewer)
      const [setup = 0] = stops
      const ends = new Set(stops)
      const lines = events.slice(setup).map(({ version }) => {
        return { ...seenAt(version, viewer, told), begins: ends.has(version - 1) }
      })
      return beatsOf(rules.beats, setup, lines, { told, viewAt: (at) => viewAt(at, viewer) })
    },
  }
}

function tableOf({ header }: LogFile, rules: Ruleset): Table {
  const content = readContent(rules, header.contentPack.content)
  if (!content.success) throw new InvalidLogError(en.theLogsContentPackIs)
  return { ...header.table, content: content.data }
}

function recorded(rules: Ruleset, commits: readonly Commit[]): Recorded[] {
  const events: Recorded[] = []
  for (const commit of commits)
    for (const event of eventsOf(rules, commit)) {
      const version = events.length + 1
      events.push({ version, at: commit.at, cause: commit.cause, event })
    }
  return events
}

function endsOf(commits: readonly Commit[]): number[] {
  let version = 0
  return commits.map(({ events }) => {
    version += events.length
    return version
  })
}

function folded(
  rules: Ruleset,
  table: Table,
  commits: readonly Commit[],
  stops: readonly number[],
) {
  const snapshots: Game[] = []
  const last = blank(rules, table)
  for (const [place, commit] of commits.entries()) {
    if (place % SNAPSHOT_EVERY === 0) snapshots.push(copyOf(last))
    foldSoundly(rules, last, commit, place)
  }
  let held: { readonly place: number; readonly game: Game } | null = null
  const gameAt = (version: number): Game => {
    const place = countUpTo(stops, version)
    if (place === commits.length) return last
    const from = Math.floor(place / SNAPSHOT_EVERY)
    const snapshot = snapshots[from]
    // If the cached game is between the last snapshot and the wanted position, the cached game is
    // used instead of the snapshot.
    const isNear = held && held.place <= place && held.place >= from * SNAPSHOT_EVERY
    const near = isNear ? held : null
    const game = near?.game ?? copyOf(snapshot ?? blank(rules, table))
    for (const commit of commits.slice(near?.place ?? from * SNAPSHOT_EVERY, place))
      fold(rules, game, commit)
    held = { place, game }
    return game
  }
  return { gameAt, last }
}

function foldSoundly(rules: Ruleset, game: Game, commit: Commit, place: number): void {
  try {
    fold(rules, game, commit)
  } catch {
    // An exception while the events of a log are applied means that different rules created these
    // events.
    throw new InvalidLogError(en.commitIsNotValidFor(place, rules.title))
  }
}

/**
 * The table object of a game must not be copied, because caches use the table object as their key.
 */
const copyOf = ({ table, ...game }: Game): Game => ({ ...copied(game), table })
