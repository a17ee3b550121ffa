import { z } from 'zod'
import { seatsOf } from './define.ts'
import type { CancelCause, KernelCause, PauseCause } from './kernel-causes.ts'
import { type Hand, type KernelEvent, kernelEvents } from './kernel-events.ts'
import {
  type Clocks,
  extendClock,
  type OpenDecision,
  pauseClocks,
  reopen,
} from './open-decisions.ts'
import { isOfTable } from './pace.ts'
import { type PrivateCommit, recipientsOf } from './private-commits.ts'
import type { LoadRequest, Ruleset } from './ruleset.ts'
import { savesOf } from './saves.ts'
import type { Seat, State, Table, Types } from './types.ts'

export interface MoveCause<K extends Types> {
  readonly kind: 'move'
  readonly seat: Seat
  readonly decisionId: string
  readonly move: K['move']
  /** The idempotency key under which the seat sent it. */
  readonly moveId?: string
  /** Set where a bot of the service moved. */
  readonly by?: 'bot'
  /** Set where that bot thinks: with the seed of the game anybody can think it again. */
  readonly thought?: ThoughtTold
}

/** How a bot came to its move. It follows from what its seat knew, from this, and from a seed. */
export interface ThoughtTold {
  readonly level: string
  /** So many moves it set out to try; 0: it did not think, and played what it plays at once. */
  readonly tries: number
  /** It had to stop after so many. Left out where it came to its end. */
  readonly cutAfter?: number
  /** The version of what thinks: another one may come to another move. */
  readonly thinker: number
}

/**
 * How a game began, and who sat there: told by its first cause, so that every head covers it. The
 * rules are not asked about it.
 */
export const opening = z.strictObject({
  ruleset: z.string(),
  /** The hash of the content pack. */
  contentPack: z.string(),
  options: z.unknown(),
  choices: z.array(z.unknown()),
  decisionSeconds: z.int().nullable(),
  absence: z.string(),
  /** `holder` commits to who sat there first, and does not tell; null: nobody did. */
  seats: z.array(z.strictObject({ kind: z.string(), holder: z.string().nullable() })),
  /** What is whispered is covered from the start: left out where the rules cover nothing. */
  covered: z.literal(true).optional(),
})
export interface Opening extends z.infer<typeof opening> {}

/** Left out in games that are played without a service. */
interface Opened {
  readonly opening?: Opening
}

export type Cause<K extends Types = Types> =
  | ({ readonly kind: 'setup' } & Opened)
  | MoveCause<K>
  | { readonly kind: 'time-out'; readonly seat: Seat; readonly decisionId: string }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly moveId?: string }
  | HandOverCause
  | ({ readonly kind: 'import' } & LoadRequest & Opened)
  | KernelCause

export interface HandOverCause {
  readonly kind: 'hand-over'
  readonly seat: Seat
  readonly to: Hand
  /** Set where neither the player nor a time-out did it. */
  readonly by?: 'operator'
}

/** One atomic step: what made it happen, and the events that came of it. */
export interface Commit<K extends Types = Types> {
  /** May hold a sealed move: nobody but admins sees it before the end. */
  readonly cause: Cause<K>
  /** Milliseconds since 1970; never before the commit before. */
  readonly at: number
  /** The version of the ruleset that decided it. */
  readonly rules: number
  /** How many draws the game had taken from its luck after it. */
  readonly drawn: number
  readonly events: readonly (K['event'] | KernelEvent)[]
  /** The log format that a node must know to fold it. Left out for format 1. */
  readonly format?: number
}

/**
 * The newest log format that this kernel folds. A new kind of cause, or a cause with a new field,
 * takes the next number, so that an older node leaves the game alone.
 */
const FORMAT_KNOWN = 1

const isCovered = <K extends Types>(cause: Cause<K>): boolean =>
  'opening' in cause && cause.opening?.covered === true

/** True if later rules or a later kernel wrote the commit, so that these cannot fold it. */
export const isFromLater = <K extends Types>(
  { version }: Ruleset<K>,
  { rules, format = 1 }: Commit<K>,
): boolean => rules > version || format > FORMAT_KNOWN

export interface Paused extends Pick<PauseCause, 'reason'> {
  readonly since: number
}

/** A folded game. Only this file and `perform.ts` change it; everybody else reads and asks. */
export interface Game<K extends Types = Types> {
  readonly table: Table<K>
  readonly state: State<K>
  /** The number of events so far. */
  readonly version: number
  /** The time of the last commit. */
  readonly at: number
  readonly drawn: number
  /** It has an outcome, or was cancelled. */
  readonly over: boolean
  /** Why it was called off, and by whom; null: it was not. */
  readonly cancelled: Pick<CancelCause, 'reason' | 'by'> | null
  /** Why all clocks stand still, and since when; null: they do not. */
  readonly paused: Paused | null
  readonly open: readonly OpenDecision<K>[]
  readonly clocks: Clocks
  readonly resigned: readonly boolean[]
  readonly hands: readonly Hand[]
  /** Whether its log covers what is whispered. */
  readonly covered: boolean
  /** Since all last heard of something. */
  readonly whispers: readonly PrivateCommit[]
}

export type Mutable<T> = { -readonly [P in keyof T]: T[P] }

/** A table with nothing on it: no event yet. */
export const blank = <K extends Types>(rules: Ruleset<K>, table: Table<K>): Game<K> => ({
  table,
  state: rules.initial(table) as State<K>,
  version: 0,
  at: 0,
  drawn: 0,
  over: false,
  cancelled: null,
  paused: null,
  open: [],
  clocks: {},
  resigned: seatsOf(table.seats).map(() => false),
  hands: seatsOf(table.seats).map(() => 'player'),
  covered: false,
  whispers: NOTHING,
})
const NOTHING: readonly PrivateCommit[] = []

/** Folds stored commits back into a game: judges no rules and draws no luck. */
export function replay<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  commits: Iterable<Commit<K>>,
): Game<K> {
  const game = blank(rules, table)
  for (const commit of commits) fold(rules, game, commit)
  return game
}

/** Takes one more stored commit into the game. */
export function fold<K extends Types>(rules: Ruleset<K>, game: Game<K>, commit: Commit<K>): void {
  for (const event of eventsOf(rules, commit)) evolve(rules, game, event)
  advance(rules, game, commit)
}

/** The events of a stored commit in today's shape, whatever version of the rules wrote them. */
export function eventsOf<K extends Types>(
  { version, upcast }: Ruleset<K>,
  { rules, events }: Commit<K>,
): Commit<K>['events'] {
  if (!upcast || rules >= version) return events
  return events.map((event, place) =>
    event.type in kernelEvents ? event : upcast(event, rules, events[place - 1] ?? null),
  )
}

/** Who has left for good, once the cause is done. A saved game brings those who had left it. */
export function absentAfter<K extends Types>(
  rules: Ruleset<K>,
  { state, resigned }: Game<K>,
  cause: Cause<K>,
): readonly boolean[] {
  if (cause.kind === 'resign') return resigned.with(cause.seat, true)
  return cause.kind === 'import' ? savesOf(rules).resigned(state) : resigned
}

/** Applies one event to the draft, which only this function may write to. */
export function evolve<K extends Types>(
  rules: Ruleset<K>,
  { state }: { readonly state: State<K> },
  event: K['event'] | KernelEvent,
): void {
  const apply = rules.evolve[event.type as K['event']['type']] as Apply<K> | undefined
  if (apply) apply(state as K['draft'], event)
  else if (!(event.type in kernelEvents)) throw new Error(`${rules.id} has no event ${event.type}`)
}

type Apply<K extends Types> = (draft: K['draft'], event: K['event']) => void

/** After the events of a commit: who is asked now, until when, and which hands play. */
export function advance<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  commit: Commit<K>,
  hearers = recipientsOf(rules, commit.events),
): void {
  const { cause, at, drawn, events } = commit
  const next = game as Mutable<Game<K>>
  const { version: before, at: atBefore } = game
  next.whispers = hearers
    ? [...game.whispers, { seats: hearers, version: before, at: atBefore }]
    : NOTHING
  if (isCovered(cause)) next.covered = true
  next.version += events.length
  next.at = at
  next.drawn = drawn
  next.resigned = absentAfter(rules, game, cause)
  if (cause.kind === 'hand-over') next.hands = game.hands.with(cause.seat, cause.to)
  if (cause.kind === 'cancel') next.cancelled = { reason: cause.reason, by: cause.by }
  if (cause.kind === 'pause') next.paused = { reason: cause.reason, since: at }
  if (cause.kind === 'resume') next.paused = null
  const { open, clocks } = changesTime(cause) ? timesAfter(rules, game, cause, atBefore) : game
  if (cause.kind === 'fork') {
    next.paused = null
    next.hands = game.hands.map(() => 'player')
    next.table = atPace(game.table, cause.decisionSeconds)
  }
  const { table, state, version } = next
  const paused = next.paused !== null
  const answered = 'decisionId' in cause && cause.kind !== 'extend' ? cause.decisionId : null
  next.over = next.cancelled !== null || rules.outcome(state, table) !== null
  const asked = next.over ? [] : rules.openDecisions(state, table)
  const { paces } = rules
  const after = reopen(asked, { open, clocks, answered, paused, at, version, paces, table })
  next.open = after.open
  next.clocks = after.clocks
}

const atPace = <K extends Types>(
  { seats, options, choices, content }: Table<K>,
  decisionSeconds: number | null,
): Table<K> => ({ seats, options, choices, content, decisionSeconds })

/** Gives what is asked already more or less time. */
type TimedCause = Extract<KernelCause, { kind: 'extend' | 'fork' }>

const changesTime = <K extends Types>(cause: Cause<K>): cause is TimedCause =>
  cause.kind === 'extend' || cause.kind === 'fork'

/** What was asked before such a cause, with the time that it has now. */
function timesAfter<K extends Types>(
  { paces }: Ruleset<K>,
  { open, clocks, table }: Game<K>,
  cause: TimedCause,
  atBefore: number,
): Pick<Game<K>, 'open' | 'clocks'> {
  if (cause.kind === 'extend') return extendClock({ open, clocks }, cause)
  // Nobody played on from there until now, and the table has a pace of its own.
  const isRewound = (kind: K['kind']) => isOfTable({ paces, table }, kind)
  return pauseClocks({ open, clocks }, atBefore, isRewound)
}
