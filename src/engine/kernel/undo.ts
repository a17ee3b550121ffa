import { type Bank, type BankedGame, bankAfter } from './bank.ts'
import { copied } from './json.ts'
import { type Clocks, type OpenDecision, pauseClocks } from './open-decisions.ts'
import type { Ruleset } from './ruleset.ts'
import type { Seat, State, Tagged, Types } from './types.ts'

/** The position before a player's move, which an undo restores. */
export interface UndoPoint<K extends Types = Types> {
  readonly seat: Seat
  readonly decisionId: string
  readonly version: number
  readonly state: State<K>
  /** Decisions that were open when the player made the move, with the time that was left. */
  readonly open: readonly OpenDecision<K>[]
  readonly clocks: Clocks
  readonly bank: Bank | null
}

interface UndoableGame<K extends Types> extends BankedGame<K> {
  readonly state: State<K>
  readonly version: number
  readonly clocks: Clocks
  readonly covered: boolean
  readonly undo: boolean
  readonly undoable: readonly UndoPoint<K>[]
}

interface MoveCause {
  readonly kind: string
  readonly seat?: Seat
  readonly decisionId?: string
  readonly by?: string
}

export const UNDOS_IN_A_ROW_MAX = 4
export const UNDOS_PER_SEAT_MAX = 10

/**
 * Returns the position before a commit of the game's log, or null if the commit cannot be undone.
 * The position must be saved before the events are applied, because `evolve` changes the state
 * object.
 */
export function undoPointBefore<K extends Types>(
  rules: Ruleset<K>,
  game: UndoableGame<K>,
  { cause, at }: { readonly cause: MoveCause; readonly at: number },
): UndoPoint<K> | null {
  if (!game.undo || cause.kind !== 'move' || cause.by !== undefined) return null
  const { seat = 0, decisionId = '' } = cause
  const { open, clocks } = pauseClocks(game, at, () => false)
  const state = copied<K['draft']>(game.state) as State<K>
  // Only an answer adds the clock increment to the time of a seat; an undo does not.
  const bank = bankAfter(rules, game, { cause: { kind: 'resume' }, at })
  return { seat, decisionId, version: game.version, state, open, clocks, bank }
}

interface Applied<K extends Types> {
  readonly commit: { readonly cause: MoveCause; readonly events: readonly Tagged[] }
  readonly point: UndoPoint<K> | null
  readonly drew: boolean
  readonly isPrivate: boolean
  readonly over: boolean
}

/**
 * Returns the moves that players can undo after a commit was applied. A player can still undo a
 * move after later moves of bots.
 */
export function undoableAfter<K extends Types>(
  rules: Ruleset<K>,
  game: UndoableGame<K>,
  applied: Applied<K>,
): readonly UndoPoint<K>[] {
  if (!game.undo || !isClean(rules, game, applied)) return NONE
  const { point } = applied
  if (point === null) return game.undoable
  const own = game.undoable.filter(({ seat }) => seat === point.seat)
  return [...own.slice(1 - UNDOS_IN_A_ROW_MAX), point]
}
const NONE: readonly never[] = []

/**
 * True if the move revealed nothing new to any player. A player could otherwise learn a secret and
 * then undo the move.
 */
function isClean<K extends Types>(
  rules: Ruleset<K>,
  { covered, state, table }: UndoableGame<K>,
  { commit, drew, isPrivate, over }: Applied<K>,
): boolean {
  if (commit.cause.kind !== 'move' || drew || isPrivate || over) return false
  // If dummy events hide private moves, no move can be undone, because the refusal of an undo would
  // reveal that another seat has made a private move.
  if (covered && (rules.covers?.(state, table) ?? 0) > 0) return false
  const specs = rules.events as Readonly<Record<string, { readonly reveals?: boolean }>>
  return commit.events.every(({ type }) => specs[type]?.reveals !== true)
}
