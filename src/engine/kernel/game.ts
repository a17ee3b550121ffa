import { z } from 'zod'
import { type Bank, bankAfter, leftOnBank } from './bank.ts'
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
import type { Decision, Seat, State, Table, Types } from './types.ts'
import { type UndoPoint, undoableAfter, undoPointBefore } from './undo.ts'

export interface MoveCause<K extends Types> {
  readonly kind: 'move'
  readonly seat: Seat
  readonly decisionId: string
  readonly move: K['move']
  readonly moveId?: string
  readonly by?: 'bot'
  /** Parameters that are needed to repeat the search of a bot; absent if the bot did not search. */
  readonly thought?: BotThought
}

export interface BotThought {
  readonly level: string
  readonly tries: number
  /**
   * Number of simulations that the search finished before it was stopped early; undefined if the
   * search was not stopped.
   */
  readonly cutAfter?: number
  readonly thinker: number
}

/**
 * Start parameters and players of a game. The start parameters are stored in the first commit of
 * the game's log, so that the hashes of the log protect the parameters against changes. The rules
 * of the game ignore the start parameters.
 */
export const opening = z.strictObject({
  ruleset: z.string(),
  contentPack: z.string(),
  options: z.unknown(),
  choices: z.array(z.unknown()),
  decisionSeconds: z.int().nullable(),
  absence: z.string(),
  /**
   * `holder` is a cryptographic commitment (a salted hash) to the first player of the seat; null if
   * the seat was empty.
   */
  seats: z.array(z.strictObject({ kind: z.string(), holder: z.string().nullable() })),
  /**
   * True if dummy events hide how many private moves the players make; absent if the rules use no
   * dummy events.
   */
  covered: z.literal(true).optional(),
  /** True if players may undo their last move. */
  undo: z.literal(true).optional(),
  /**
   * Id of the shared deal if all players of a competition get the same cards and dice. The random
   * numbers of a game with a shared deal are derived from the id of the deal instead of the game
   * id. Logs in format 1 contain no deal id.
   */
  lot: z.string().optional(),
  /**
   * Time in seconds that each seat has for the whole game, and the extra seconds for each answer.
   */
  bank: z.strictObject({ seconds: z.int(), increment: z.int() }).optional(),
  /** True if the deadlines of a player on holiday are extended. */
  holidays: z.literal(true).optional(),
})
export interface Opening extends z.infer<typeof opening> {}

/** Start parameters of the game; absent in games that are played without the service. */
interface WithOpening {
  readonly opening?: Opening
}

export type Cause<K extends Types = Types> =
  | ({ readonly kind: 'setup' } & WithOpening)
  | MoveCause<K>
  | { readonly kind: 'time-out'; readonly seat: Seat; readonly decisionId: string }
  | ResignCause
  | HandOverCause
  | ({ readonly kind: 'import' } & LoadRequest & WithOpening)
  | KernelCause

export interface ResignCause {
  readonly kind: 'resign'
  readonly seat: Seat
  readonly moveId?: string
  /**
   * Reason why the seat resigned although its player did not resign: an opponent claimed the win,
   * or the seat ran out of time.
   */
  readonly by?: 'claim' | 'clock'
}

export interface HandOverCause {
  readonly kind: 'hand-over'
  readonly seat: Seat
  readonly to: Hand
  /**
   * Reason why the seat was handed over from a player to a bot or back; absent if the player wanted
   * the change or missed a deadline.
   */
  readonly by?: 'operator' | 'claim' | 'clock'
}

export interface Commit<K extends Types = Types> {
  /**
   * The move or other action that this commit of the log records. Before the game is over, only
   * admins see the `cause` of a commit, because the commit may record a secret move.
   */
  readonly cause: Cause<K>
  readonly at: number
  readonly rules: number
  /**
   * Number of random draws from the start of the game up to and including this commit of the log.
   */
  readonly drawn: number
  readonly events: readonly (K['event'] | KernelEvent)[]
  /**
   * Version of the log format that a server must support to read this commit of the log; absent for
   * format 1.
   */
  readonly format?: number
}

/**
 * Newest version of the log format that this code can read. Each new kind of log entry or new field
 * of a log entry requires a new version of the log format, so that servers with older code do not
 * process the game.
 */
const FORMAT_KNOWN = 2

/**
 * Returns the version of the log format that is needed to store an action; undefined if version 1
 * is sufficient.
 */
export const formatOf = <K extends Types>(cause: Cause<K>): 2 | undefined => {
  const opening = openingIn(cause)
  const by = 'by' in cause ? cause.by : undefined
  const isNew = cause.kind === 'undo' || by === 'claim' || by === 'clock' || by === 'holiday'
  const isNewTerm = opening?.undo || opening?.bank || opening?.lot || opening?.holidays
  return isNew || isNewTerm ? 2 : undefined
}

const openingIn = <K extends Types>(cause: Cause<K>): Opening | undefined =>
  'opening' in cause ? cause.opening : undefined

/**
 * True if a commit of the log was written by a newer version of the rules or of the engine, so that
 * this version cannot read the commit.
 */
export const isFromLater = <K extends Types>(
  { version }: Ruleset<K>,
  { rules, format = 1 }: Commit<K>,
): boolean => rules > version || format > FORMAT_KNOWN

export interface Paused extends Pick<PauseCause, 'reason'> {
  readonly since: number
}

/** A game in memory, which only the code in `game.ts` and `perform.ts` may change. */
export interface Game<K extends Types = Types> {
  readonly table: Table<K>
  readonly state: State<K>
  readonly version: number
  readonly at: number
  readonly drawn: number
  /** True if the game has an outcome or was cancelled. */
  readonly over: boolean
  readonly cancelled: Pick<CancelCause, 'reason' | 'by'> | null
  readonly paused: Paused | null
  readonly open: readonly OpenDecision<K>[]
  readonly clocks: Clocks
  readonly resigned: readonly boolean[]
  readonly hands: readonly Hand[]
  readonly covered: boolean
  /** Commits since the last public event, whose events only some seats have seen. */
  readonly privateCommits: readonly PrivateCommit[]
  /** True if players may undo their last move. */
  readonly undo: boolean
  /**
   * The moves that can be undone, oldest first; all of these moves were made by the same player.
   */
  readonly undoable: readonly UndoPoint<K>[]
  /** Number of moves that each seat has undone. */
  readonly undone: readonly number[]
  /**
   * Time that each seat has left for the whole game; null if each decision has a separate time
   * limit.
   */
  readonly bank: Bank | null
  /** True if the deadlines of a player on holiday are extended. */
  readonly holidays: boolean
}

export type Mutable<T> = { -readonly [P in keyof T]: T[P] }

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
  privateCommits: NOTHING,
  undo: false,
  undoable: NOTHING,
  undone: seatsOf(table.seats).map(() => 0),
  bank: null,
  holidays: false,
})
const NOTHING: readonly never[] = []

/**
 * Rebuilds a game from the stored commits of its log, without checking moves against the rules and
 * without drawing random numbers.
 */
export function replay<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  commits: Iterable<Commit<K>>,
): Game<K> {
  const game = blank(rules, table)
  for (const commit of commits) fold(rules, game, commit)
  return game
}

export function fold<K extends Types>(rules: Ruleset<K>, game: Game<K>, commit: Commit<K>): void {
  const point = undoPointBefore(rules, game, commit)
  for (const event of eventsOf(rules, commit)) evolve(rules, game, event)
  advance(rules, game, commit, point)
}

/**
 * Returns the events of a commit that was read from a log, converted to the current event format.
 */
export function eventsOf<K extends Types>(
  { version, upcast }: Ruleset<K>,
  { rules, events }: Commit<K>,
): Commit<K>['events'] {
  if (!upcast || rules >= version) return events
  return events.map((event, place) =>
    event.type in kernelEvents ? event : upcast(event, rules, events[place - 1] ?? null),
  )
}

/**
 * Returns, for each seat, whether the seat counts as resigned after the given action. A game that
 * continues a saved game may start with seats that have already resigned.
 */
export function absentAfter<K extends Types>(
  rules: Ruleset<K>,
  { state, resigned }: Game<K>,
  cause: Cause<K>,
): readonly boolean[] {
  if (cause.kind === 'resign') return resigned.with(cause.seat, true)
  return cause.kind === 'import' ? savesOf(rules).resigned(state) : resigned
}

/** Applies one event to the state of the game; no other function may change the state. */
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

/**
 * Updates the open decisions, the clocks, the seat controllers and the status of a game after its
 * events have been applied.
 */
export function advance<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  commit: Commit<K>,
  point: UndoPoint<K> | null,
  recipients = recipientsOf(rules, commit.events),
): void {
  const { cause, at, drawn, events } = commit
  const next = game as Mutable<Game<K>>
  const bank = bankAfter(rules, game, commit)
  const { version: before, at: atBefore } = game
  const drew = drawn > game.drawn
  next.privateCommits = recipients
    ? [...game.privateCommits, { seats: recipients, version: before, at: atBefore }]
    : NOTHING
  const opening = openingIn(cause)
  if (opening?.covered) next.covered = true
  if (opening?.undo) next.undo = true
  if (opening?.holidays) next.holidays = true
  next.version += events.length
  next.at = at
  next.drawn = drawn
  next.resigned = absentAfter(rules, game, cause)
  if (cause.kind === 'hand-over') next.hands = game.hands.with(cause.seat, cause.to)
  if (cause.kind === 'cancel') next.cancelled = { reason: cause.reason, by: cause.by }
  if (cause.kind === 'pause') next.paused = { reason: cause.reason, since: at }
  if (cause.kind === 'resume') next.paused = null
  const { open, clocks } = timesAfter(rules, game, cause, atBefore)
  if (cause.kind === 'undo') {
    next.state = game.undoable.at(-1)!.state
    next.undone = game.undone.with(cause.seat, game.undone[cause.seat]! + 1)
  }
  if (cause.kind === 'fork') {
    next.undone = game.undone.map(() => 0)
    next.paused = null
    next.hands = game.hands.map(() => 'player')
    next.table = atPace(game.table, cause.decisionSeconds)
  }
  const { table, state, version } = next
  const paused = next.paused !== null
  const answered = cause.kind === 'move' || cause.kind === 'time-out' ? cause.decisionId : null
  next.over = next.cancelled !== null || rules.outcome(state, table) !== null
  const isPrivate = recipients !== null
  next.undoable =
    cause.kind === 'undo'
      ? game.undoable.slice(0, -1)
      : undoableAfter(rules, game, { commit, point, drew, isPrivate, over: next.over })
  const decisions = next.over ? [] : rules.openDecisions(state, table)
  const { paces } = rules
  next.bank = bank
  const bankLeft = (decision: Decision<K>) => leftOnBank(rules, next, decision)
  const answers = { open, clocks, answered, paused, at, version, paces, table }
  const after = reopen(decisions, answers, bank && bankLeft)
  next.open = after.open
  next.clocks = after.clocks
}

const atPace = <K extends Types>(
  { seats, options, choices, content }: Table<K>,
  decisionSeconds: number | null,
): Table<K> => ({ seats, options, choices, content, decisionSeconds })

function timesAfter<K extends Types>(
  { paces }: Ruleset<K>,
  game: Game<K>,
  cause: Cause<K>,
  atBefore: number,
): Pick<Game<K>, 'open' | 'clocks'> {
  const { open, clocks, table } = game
  if (cause.kind === 'undo') return game.undoable.at(-1)!
  if (cause.kind === 'extend') return extendClock({ open, clocks }, cause)
  if (cause.kind !== 'fork') return game
  // A fork is a game that continues another game from an earlier version. The clocks of the fork
  // start with the time that was left at the earlier version. A decision with the game's standard
  // time limit gets the full time limit of the fork.
  const isRewound = (kind: K['kind']) => isOfTable({ paces, table }, kind)
  return pauseClocks({ open, clocks }, atBefore, isRewound)
}
