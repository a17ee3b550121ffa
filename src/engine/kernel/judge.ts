import { z } from 'zod'
import { isOutOfTime } from './bank.ts'
import type { Cause, Game, MoveCause, Mutable } from './game.ts'
import type { ExtendCause, UndoCause } from './kernel-causes.ts'
import { malformedIn } from './malformed.ts'
import { isDue, isTimed, type OpenDecision } from './open-decisions.ts'
import { clauseOf, Refusal, refuse } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import { asZod, type Schema } from './schema.ts'
import type { Decision, Seat, Tagged, Types } from './types.ts'
import { UNDOS_PER_SEAT_MAX } from './undo.ts'

/**
 * Performs all checks of a move or other action that do not depend on the rules of the game, and
 * returns the action with its parsed move. A move is checked in a fixed order, so that every API
 * reports the same error. The verification of a log repeats these checks of moves, so a valid log
 * contains no move that a player could not have sent.
 */
export function judge<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  cause: Cause<K>,
  now: number,
): Cause<K> {
  switch (cause.kind) {
    case 'setup':
    case 'import':
      if (game.version > 0) throw new Error(`a ${cause.kind} can only start a game`)
      return cause
    case 'move': {
      requireActiveSeat(game, cause.seat)
      if (game.paused) refuse('game-paused')
      const decision = find(game, cause.seat, cause.decisionId)
      if (isDue(decision, now)) refuse('decision-closed', { decisionId: decision.id })
      const code = decision.suspendedBy
      if (code !== undefined) throw new Refusal(code, clauseOf(rules.refusals, code))
      return withMove(cause, parseMove(rules, decision, cause.move))
    }
    case 'time-out':
      if (!isDue(find(game, cause.seat, cause.decisionId), now))
        throw new Error(`the deadline of ${cause.decisionId} has not passed`)
      return cause
    case 'resign':
      requireActiveSeat(game, cause.seat)
      return cause
    case 'hand-over':
      requireActiveSeat(game, cause.seat)
      if (isOutOfTime(game, cause.seat)) refuse('out-of-time', { seat: cause.seat })
      if (game.hands[cause.seat] === cause.to && cause.by !== 'clock')
        refuse('seat-already-handed-over', { seat: cause.seat, to: cause.to })
      return cause
    case 'cancel':
      requireRunning(game)
      return cause
    case 'pause':
      requireRunning(game)
      if (game.paused) refuse('game-paused')
      return cause
    case 'resume':
      requireRunning(game)
      if (!game.paused) refuse('game-not-paused')
      return cause
    case 'extend':
      requireExtensible(game, cause, now)
      return cause
    case 'undo':
      requireUndoable(game, cause)
      return cause
    case 'fork':
      requireRunning(game)
      if (game.version === 0 || cause.origin.version !== game.version)
        throw new Error(`a fork of version ${cause.origin.version} after ${game.version}`)
      return cause
  }
}

function withMove<K extends Types>(cause: MoveCause<K>, move: K['move']): MoveCause<K> {
  const { kind, seat, decisionId, moveId, by, thought } = cause
  const parsed: Mutable<MoveCause<K>> = { kind, seat, decisionId, move }
  if (moveId !== undefined) parsed.moveId = moveId
  if (by !== undefined) parsed.by = by
  if (thought !== undefined) parsed.thought = thought
  return parsed
}

export const EXTENSION_SECONDS_MAX = 30 * 24 * 3600

function requireExtensible<K extends Types>(
  game: Game<K>,
  { seat, decisionId, seconds, by }: ExtendCause,
  now: number,
): void {
  requireRunning(game)
  const isInRange = Number.isInteger(seconds) && seconds >= 1 && seconds <= EXTENSION_SECONDS_MAX
  if (!isInRange) throw new Error(`a time limit cannot be extended by ${seconds} seconds`)
  const decision = find(game, seat, decisionId)
  if (by === 'holiday') requireHoliday(game, decision, { seconds, now })
  else if (isDue(decision, now)) refuse('decision-closed', { decisionId })
  if (decision.clock === null && !isTimed(decision)) refuse('no-deadline')
}

/**
 * Checks that a missed deadline may be extended because the player is on holiday. The new deadline
 * of the decision must be in the future.
 */
function requireHoliday<K extends Types>(
  { holidays }: Game<K>,
  decision: OpenDecision<K>,
  { seconds, now }: { readonly seconds: number; readonly now: number },
): void {
  const { id, deadline } = decision
  const isLater = deadline !== null && deadline + seconds * 1_000 > now
  if (!holidays || !isDue(decision, now) || !isLater) throw new Error(`no holiday can extend ${id}`)
}

function requireUndoable<K extends Types>(game: Game<K>, { seat, decisionId }: UndoCause): void {
  requireActiveSeat(game, seat)
  if (game.paused) refuse('game-paused')
  const last = game.undoable.at(-1)
  const isOwnLast = last?.seat === seat && last.decisionId === decisionId
  if (!isOwnLast || game.undone[seat]! >= UNDOS_PER_SEAT_MAX) refuse('not-undoable', { decisionId })
}

/**
 * Returns the open decision with the given id. Throws a Refusal if no decision with this id is open
 * or if the decision belongs to another seat.
 */
export function find<K extends Types>(
  game: Game<K>,
  seat: Seat,
  decisionId: string,
): OpenDecision<K> {
  const decision = openWith(game, decisionId)
  // For a secret decision of another seat, the refusal must be the same as for an unknown id, so
  // that the refusal reveals nothing.
  if (!decision || (decision.seat !== seat && (decision.shownTo ?? 'all') !== 'all'))
    throw new Refusal('decision-closed', null, { decisionId })
  if (decision.seat !== seat) throw new Refusal('not-your-decision', null, { decisionId })
  return decision
}

function openWith<K extends Types>({ open }: Game<K>, decisionId: string) {
  for (const one of open) if (one.id === decisionId) return one
  return undefined
}

function requireRunning<K extends Types>({ over }: Game<K>): void {
  if (over) refuse('game-over')
}

function requireActiveSeat<K extends Types>(game: Game<K>, seat: Seat): void {
  requireRunning(game)
  const hasLeft = game.resigned[seat]
  // Only a forged log can contain a seat number that does not exist.
  if (hasLeft === undefined) throw new Error(`the game has no seat ${seat}`)
  if (hasLeft) refuse('seat-resigned', { seat })
}

function parseMove<K extends Types>(
  rules: Ruleset<K>,
  { kind, moves }: Decision<K>,
  input: unknown,
): K['move'] {
  const type = (input as Partial<Tagged> | null | undefined)?.type
  if (typeof type !== 'string' || !moves.includes(type)) {
    if (typeof type === 'string' && Object.hasOwn(rules.moves, type))
      return refuse('wrong-move-for-decision', { kind, moves })
    return refuse('invalid-parameters', {
      errors: [{ pointer: '/type', message: `one of ${moves.join(', ')}` }],
    })
  }
  const schema = rules.moves[type as K['move']['type']]
  const bare = bareOf(schema, type)
  if (bare !== null && hasTypeAlone(input as object)) return bare
  const parsed = schema.safeParse(input)
  if (!parsed.success)
    return refuse('invalid-parameters', { errors: malformedIn(schema, input, parsed.error.issues) })
  return parsed.data
}

/**
 * Returns the only possible move of a move type without fields, because parsing the move would take
 * longer than playing most moves. The move is frozen, because several logs share it.
 */
function bareOf<M extends Tagged>(schema: Schema<M>, type: string): M | null {
  let bare = bareMoves.get(schema)
  if (bare === undefined) {
    const zod = asZod(schema)
    const hasFields = !(zod instanceof z.ZodObject) || Object.keys(zod.shape).length > 1
    bare = hasFields ? null : Object.freeze({ type })
    bareMoves.set(schema, bare)
  }
  return bare as M | null
}
const bareMoves = new WeakMap<Schema, Tagged | null>()

function hasTypeAlone(input: object): boolean {
  for (const name in input) if (name !== 'type') return false
  return true
}
