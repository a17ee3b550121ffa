import { z } from 'zod'
import { chanceFrom, type Luck } from './chance.ts'
import { open as openly, seatSchema, seatsOf, tagged } from './define.ts'
import { find, judge } from './judge.ts'
import { type Clocks, isBlocking, type OpenDecision, reopen } from './open.ts'
import { Refusal } from './refusal.ts'
import type {
  Answer,
  Asked,
  Decision,
  EventSpec,
  LoadRequest,
  Play,
  Ruleset,
  Seat,
  State,
  Table,
  Tagged,
  Types,
} from './ruleset.ts'
import { savesOf } from './saves.ts'

/** The longest cascades of a sane game: a season of league rounds that need nobody's answer. */
const EVENTS_PER_COMMIT_MAX = 20_000

export type Hand = 'player' | 'bot'

/** The one event that the kernel itself records: who plays a seat is a fact of every game. */
const handedOver = tagged('seat.handed-over', { seat: seatSchema, to: z.enum(['player', 'bot']) })
export type HandedOver = z.infer<typeof handedOver>
export const kernelEvents: { readonly [type: string]: EventSpec } = {
  'seat.handed-over': openly<Tagged>(handedOver),
}

interface MoveCause<K extends Types> {
  readonly kind: 'move'
  readonly seat: Seat
  readonly decisionId: string
  readonly move: K['move']
  /** The idempotency key under which the seat sent it. */
  readonly moveId?: string
  /** Set where a bot of the service moved. */
  readonly by?: 'bot'
}

export type Cause<K extends Types = Types> =
  | { readonly kind: 'setup' }
  | MoveCause<K>
  | { readonly kind: 'time-out'; readonly seat: Seat; readonly decisionId: string }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly moveId?: string }
  | { readonly kind: 'hand-over'; readonly seat: Seat; readonly to: Hand }
  | ({ readonly kind: 'import' } & LoadRequest)

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
  readonly events: readonly (K['event'] | HandedOver)[]
}

/** A folded game. Only the functions of this file change it; everybody else reads and asks. */
export interface Game<K extends Types = Types> {
  readonly table: Table<K>
  readonly state: State<K>
  /** The number of events so far. */
  readonly version: number
  /** The time of the last commit. */
  readonly at: number
  readonly drawn: number
  readonly over: boolean
  readonly open: readonly OpenDecision<K>[]
  readonly clocks: Clocks
  readonly resigned: readonly boolean[]
  readonly hands: readonly Hand[]
}

type Mutable<T> = { -readonly [P in keyof T]: T[P] }

export interface Submission {
  readonly seat: Seat
  readonly decisionId: string
  readonly move: unknown
  readonly moveId?: string | undefined
  readonly by?: 'bot'
}

/** Games that a bug left half changed: to be dropped and folded again from their log. */
const broken = new WeakSet<object>()

/** A table with nothing on it: no event yet. */
export const blank = <K extends Types>(rules: Ruleset<K>, table: Table<K>): Game<K> => ({
  table,
  state: rules.initial(table) as State<K>,
  version: 0,
  at: 0,
  drawn: 0,
  over: false,
  open: [],
  clocks: {},
  resigned: seatsOf(table.seats).map(() => false),
  hands: seatsOf(table.seats).map(() => 'player'),
})

export interface Started<K extends Types> {
  readonly game: Game<K>
  readonly commit: Commit<K>
}

export function create<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  luck: Luck,
  at: number,
): Started<K> {
  const game = blank(rules, table)
  return { game, commit: perform(rules, game, { kind: 'setup' }, luck, at) }
}

/**
 * Goes on from a saved game, as a new one. Refuses a document that is not a save of such a table.
 */
export function load<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  request: LoadRequest,
  luck: Luck,
  at: number,
): Started<K> {
  const game = blank(rules, table)
  return { game, commit: perform(rules, game, { kind: 'import', ...request }, luck, at) }
}

/** Answers an open decision. Throws a Refusal, and changes nothing, where the rules forbid it. */
export function submit<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  { seat, decisionId, move, moveId, by }: Submission,
  luck: Luck,
  at: number,
): Commit<K> {
  // Not yet a move of these rules: judging makes it one, or refuses it.
  const cause: Mutable<MoveCause<K>> = { kind: 'move', seat, decisionId, move: move as K['move'] }
  if (moveId !== undefined) cause.moveId = moveId
  if (by !== undefined) cause.by = by
  return perform(rules, game, cause, luck, at)
}

/** Does what is done for a seat whose time is up. Which one is due first: `nextDue`. */
export function expire<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  { id: decisionId, seat }: OpenDecision<K>,
  luck: Luck,
  at: number,
): Commit<K> {
  return perform(rules, game, { kind: 'time-out', seat, decisionId }, luck, at)
}

/** A seat leaves for good: needs no decision. */
export function resign<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  seat: Seat,
  luck: Luck,
  at: number,
  moveId?: string,
): Commit<K> {
  const sent = moveId === undefined ? {} : { moveId }
  return perform(rules, game, { kind: 'resign', seat, ...sent }, luck, at)
}

/** Gives a seat to a bot, or back to its player. */
export function handOver<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  seat: Seat,
  to: Hand,
  luck: Luck,
  at: number,
): Commit<K> {
  return perform(rules, game, { kind: 'hand-over', seat, to }, luck, at)
}

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
  return events.map((event) => (event.type in kernelEvents ? event : upcast(event, rules)))
}

/** Does what a cause asks for. Also the way in which `verify` judges a stored cause again. */
export function perform<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  asked: Cause<K>,
  luck: Luck,
  now: number,
): Commit<K> {
  if (broken.has(game)) throw new Error('a bug broke this game: fold it again from its log')
  const cause = judge(rules, game, asked, Math.max(now, game.at))
  const most = rules.eventsPerCommitMax ?? EVENTS_PER_COMMIT_MAX
  const events: (K['event'] | HandedOver)[] = []
  let drawn = game.drawn
  const chance = chanceFrom((limit) => luck(drawn++, limit))
  const emit = (event: K['event'] | HandedOver) => {
    if (events.length === most) throw new Error(`${rules.id} does not come to rest`)
    evolve(rules, game, event)
    events.push(event)
  }
  const { table, state } = game
  try {
    const play = { table, state, chance, emit }
    act(rules, game, cause, play)
    answerForAbsent(rules, absentAfter(rules, game, cause), play)
    if (events.length === 0) throw new Error(`${rules.id} left no trace of a ${cause.kind}`)
    const commit = { cause, at: Math.max(now, game.at), rules: rules.version, drawn, events }
    advance(rules, game, commit)
    if (!game.over && !game.open.some(isBlocking))
      throw new Error(`${rules.id} asks nobody and has no outcome`)
    return commit
  } catch (error) {
    if (error instanceof Refusal && events.length === 0 && drawn === game.drawn) throw error
    broken.add(game)
    if (!(error instanceof Refusal)) throw error
    throw new Error(`${rules.id} refused (${error.code}) after it had emitted or drawn`)
  }
}

type KernelPlay<K extends Types> = Play<K> & { emit(event: K['event'] | HandedOver): void }

function act<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  cause: Cause<K>,
  play: KernelPlay<K>,
): void {
  switch (cause.kind) {
    case 'setup':
      rules.setup(play)
      break
    case 'import':
      savesOf(rules).load(play, cause)
      break
    case 'move': {
      const decision = find(game, cause.seat, cause.decisionId)
      decide(rules, play, { seat: cause.seat, decision, move: cause.move })
      break
    }
    case 'time-out': {
      const decision = find(game, cause.seat, cause.decisionId)
      answerByDefault(rules, play, { seat: cause.seat, decision })
      break
    }
    case 'resign':
      rules.resign(play, cause.seat)
      break
    case 'hand-over':
      play.emit({ type: 'seat.handed-over', seat: cause.seat, to: cause.to })
      break
  }
}

/** Who has left for good, once the cause is done. A saved game brings those who had left it. */
function absentAfter<K extends Types>(
  rules: Ruleset<K>,
  { state, resigned }: Game<K>,
  cause: Cause<K>,
): readonly boolean[] {
  if (cause.kind === 'resign') return resigned.with(cause.seat, true)
  return cause.kind === 'import' ? savesOf(rules).resigned(state) : resigned
}

/** Nobody waits for a seat that has left: what it is still asked is answered in the same commit. */
function answerForAbsent<K extends Types>(
  rules: Ruleset<K>,
  absent: readonly boolean[],
  play: KernelPlay<K>,
): void {
  if (!absent.includes(true)) return
  const { table, state } = play
  const isAway = ({ seat, standing, limit, suspendedBy }: Decision<K>) =>
    absent[seat] === true && suspendedBy === undefined && (standing !== true || limit !== undefined)
  // Bounded by the limit of events: an answer that leaves none is a bug.
  while (rules.outcome(state, table) === null) {
    const decision = rules.openDecisions(state, table).find(isAway)
    if (!decision) return
    let left = 0
    const counting = {
      ...play,
      emit: (event: K['event']) => {
        left += 1
        play.emit(event)
      },
    }
    answerByDefault(rules, counting, { seat: decision.seat, decision })
    if (left === 0) throw new Error(`${rules.id}: the default of ${decision.kind} does nothing`)
  }
}

function answerByDefault<K extends Types>(rules: Ruleset<K>, play: Play<K>, asked: Asked<K>): void {
  const answer = rules.defaults[asked.decision.kind as K['kind']]
  if (answer === 'none') throw new Error(`${rules.id} has no default for ${asked.decision.kind}`)
  const move = answer(play, asked)
  if (move === null) return
  try {
    decide(rules, play, { ...asked, move })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Error(`${rules.id} refuses its own default: ${error.code} ${JSON.stringify(move)}`)
  }
}

/**
 * Calls the handler of one type of move; TypeScript cannot follow that the table ties each to its
 * own type.
 */
function decide<K extends Types>(
  rules: Ruleset<K>,
  play: Play<K>,
  answer: Asked<K> & { readonly move: K['move'] },
): void {
  const judge = rules.decide[answer.move.type as K['move']['type']] as (
    play: Play<K>,
    answer: Answer<K>,
  ) => void
  judge(play, answer as Answer<K>)
}

/** Applies one event to the draft, which only this function may write to. */
function evolve<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  event: K['event'] | HandedOver,
): void {
  if (event.type in kernelEvents) return
  const apply = rules.evolve[event.type as K['event']['type']] as (
    draft: K['draft'],
    event: K['event'],
  ) => void
  apply(game.state as K['draft'], event)
}

/** After the events of a commit: who is asked now, until when, and which hands play. */
function advance<K extends Types>(rules: Ruleset<K>, game: Game<K>, commit: Commit<K>): void {
  const { cause, at, drawn, events } = commit
  const next = game as Mutable<Game<K>>
  const { table, state, open, clocks } = game
  next.version += events.length
  next.at = at
  next.drawn = drawn
  next.resigned = absentAfter(rules, game, cause)
  if (cause.kind === 'hand-over') next.hands = game.hands.with(cause.seat, cause.to)
  next.over = rules.outcome(state, table) !== null
  const asked = next.over ? [] : rules.openDecisions(state, table)
  const answered = 'decisionId' in cause ? cause.decisionId : null
  const { version } = next
  const { decisionSeconds } = table
  const after = reopen(asked, { open, clocks, answered, at, version, decisionSeconds })
  next.open = after.open
  next.clocks = after.clocks
}
