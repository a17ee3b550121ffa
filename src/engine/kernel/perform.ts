import { chanceFrom, type Luck } from './chance.ts'
import {
  answerByDefault,
  answerForAbsent,
  decide,
  EVENTS_PER_COMMIT_MAX,
  settle,
} from './decide.ts'
import {
  absentAfter,
  advance,
  type BotThought,
  blank,
  type Cause,
  type Commit,
  evolve,
  formatOf,
  type Game,
  type MoveCause,
  type Mutable,
  type Opening,
} from './game.ts'
import { find, judge } from './judge.ts'
import { type CauseOfRules, eventOf, isOfRules } from './kernel-cause-events.ts'
import type { Hand, KernelEvent } from './kernel-events.ts'
import { isBlocking, type OpenDecision } from './open-decisions.ts'
import { paddingFor, recipientsOf } from './private-commits.ts'
import { Refusal } from './refusal.ts'
import type { LoadRequest, Play, Ruleset } from './ruleset.ts'
import { savesOf } from './saves.ts'
import type { Decision, Seat, Table, Types } from './types.ts'
import { undoPointBefore } from './undo.ts'

export interface Submission {
  readonly seat: Seat
  readonly decisionId: string
  readonly move: unknown
  readonly moveId?: string | undefined
  readonly by?: 'bot'
  readonly thought?: BotThought | undefined
}

const broken = new WeakSet<object>()

export interface Started<K extends Types> {
  readonly game: Game<K>
  readonly commit: Commit<K>
}

export function create<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  luck: Luck,
  at: number,
  opening?: Opening,
): Started<K> {
  const game = blank(rules, table)
  return {
    game,
    commit: perform(rules, game, { kind: 'setup', ...withOpening(opening) }, luck, at),
  }
}

export function load<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  request: LoadRequest,
  luck: Luck,
  at: number,
  opening?: Opening,
): Started<K> {
  const game = blank(rules, table)
  const cause = { kind: 'import', ...request, ...withOpening(opening) } as const
  return { game, commit: perform(rules, game, cause, luck, at) }
}

const withOpening = (opening: Opening | undefined) => (opening === undefined ? {} : { opening })

/**
 * Answers an open decision. Throws a Refusal and changes nothing if the rules forbid the answer.
 */
export function submit<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  { seat, decisionId, move, moveId, by, thought }: Submission,
  luck: Luck,
  at: number,
): Commit<K> {
  // The cast is safe because `judge` parses the move or refuses the move.
  const cause: Mutable<MoveCause<K>> = { kind: 'move', seat, decisionId, move: move as K['move'] }
  if (moveId !== undefined) cause.moveId = moveId
  if (by !== undefined) cause.by = by
  if (thought !== undefined) cause.thought = thought
  return perform(rules, game, cause, luck, at)
}

export function expire<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  { id: decisionId, seat }: OpenDecision<K>,
  luck: Luck,
  at: number,
): Commit<K> {
  return perform(rules, game, { kind: 'time-out', seat, decisionId }, luck, at)
}

/** Resigns a seat, even if the seat has no open decision. */
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

/** Undo: takes back the last move of a seat, the answer to the decision `decisionId`. */
export function undo<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  { seat, decisionId, moveId }: Pick<Submission, 'seat' | 'decisionId' | 'moveId'>,
  luck: Luck,
  at: number,
): Commit<K> {
  const sent = moveId === undefined ? {} : { moveId }
  return perform(rules, game, { kind: 'undo', seat, decisionId, ...sent }, luck, at)
}

/**
 * Executes an action, such as a move, a time-out or an undo. Log verification calls the same
 * function to re-execute stored actions.
 */
export function perform<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  requested: Cause<K>,
  luck: Luck,
  now: number,
): Commit<K> {
  if (broken.has(game)) throw new Error('a bug has damaged this game: fold it again from its log')
  const at = Math.max(now, game.at)
  const cause = judge(rules, game, requested, at)
  const point = undoPointBefore(rules, game, { cause, at })
  const most = rules.eventsPerCommitMax ?? EVENTS_PER_COMMIT_MAX
  const events: (K['event'] | KernelEvent)[] = []
  let drawn = game.drawn
  const chance = chanceFrom((limit) => luck(drawn++, limit))
  const emit = (event: K['event'] | KernelEvent) => {
    if (events.length === most) throw new Error(`${rules.id} does not settle`)
    evolve(rules, game, event)
    events.push(event)
  }
  const { table, state } = game
  const covers = game.covered ? (rules.covers?.(state, table) ?? 0) : 0
  try {
    const play = { table, state, chance, emit }
    if (isOfRules(cause)) {
      executeCause(rules, game, cause, play)
      settle(rules, play, events)
      answerForAbsent(rules, absentAfter(rules, game, cause), play, events)
    } else play.emit(eventOf(game, cause))
    if (events.length === 0) throw new Error(`${rules.id} emitted no event for a ${cause.kind}`)
    const recipients = recipientsOf(rules, events)
    if (covers > 0 && recipients === null) events.unshift(...paddingBefore(game, covers))
    // The array is copied, because its unused capacity would take up a seventh of the memory of a
    // log.
    const kept = [...events]
    const commit: Mutable<Commit<K>> = { cause, at, rules: rules.version, drawn, events: kept }
    const format = formatOf(cause)
    if (format !== undefined) commit.format = format
    advance(rules, game, commit, point, recipients)
    if (!game.over && !game.open.some(isBlocking))
      throw new Error(`${rules.id} has neither a decision nor an outcome`)
    return commit
  } catch (error) {
    if (error instanceof Refusal && events.length === 0 && drawn === game.drawn) throw error
    broken.add(game)
    if (!(error instanceof Refusal)) throw error
    throw new Error(`${rules.id} refused (${error.code}) after an event or a draw`)
  }
}

/**
 * Returns the dummy events to add before a public event. A viewer cannot distinguish a dummy event
 * from a private event of another seat.
 */
function paddingBefore<K extends Types>(
  { version, privateCommits }: Game<K>,
  covers: number,
): KernelEvent[] {
  const whispered = version - (privateCommits[0]?.version ?? version)
  return Array.from({ length: paddingFor(covers, whispered) }, () => ({ type: 'table.covered' }))
}

type KernelPlay<K extends Types> = Play<K> & { emit(event: K['event'] | KernelEvent): void }

function executeCause<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  cause: CauseOfRules<K>,
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

export function tryOut<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  { seat, decisionId, move: sent }: Submission,
  now: number,
): void {
  const cause = { kind: 'move', seat, decisionId, move: sent as K['move'] } as const
  const { move } = judge(rules, game, cause, Math.max(now, game.at)) as MoveCause<K>
  requireAccepted(rules, game, find(game, seat, decisionId), move)
}

/** Returns whether the rules accept a well-formed move, without changing the game. */
export function isTaken<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  decision: Decision<K>,
  move: K['move'],
): boolean {
  try {
    requireAccepted(rules, game, decision, move)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function requireAccepted<K extends Types>(
  rules: Ruleset<K>,
  { state, table }: Game<K>,
  decision: Decision<K>,
  move: K['move'],
): void {
  const play: Play<K> = { state, table, chance: chanceFrom(accept), emit: accept }
  try {
    decide(rules, play, { seat: decision.seat, decision, move })
  } catch (error) {
    if (error !== ACCEPTED) throw error
  }
}

/**
 * Thrown at the first event or random draw of a move. An illegal move is refused before its first
 * event or random draw, so a move that throws `ACCEPTED` is legal.
 */
const ACCEPTED = new Error('the move is accepted')
const accept = (): never => {
  throw ACCEPTED
}
