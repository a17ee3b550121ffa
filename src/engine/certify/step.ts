import type { Game } from '../kernel/game.ts'
import type { OpenDecision } from '../kernel/open-decisions.ts'
import type { Decision, Seat, Tagged } from '../kernel/types.ts'

/**
 * Identifies a decision of a test game without its id, because ids change when an earlier step of
 * the game is removed.
 */
export interface AskedPlace {
  readonly seat: Seat
  readonly kind: string
  readonly place: number
}

/** An action in a test game, stored in a form that stays valid when earlier actions are removed. */
export type StepAction =
  | ({ readonly do: 'move'; readonly move: Tagged } & AskedPlace)
  | ({ readonly do: 'time-out' } & AskedPlace)
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'hand-over'; readonly seat: Seat; readonly to: 'bot' | 'player' }
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  | { readonly do: 'setup' }

/**
 * A step of a test game: an action and its random draws. The draws are stored, so that a step keeps
 * its draws when other steps are removed.
 */
export type Step = StepAction & {
  readonly draws: readonly number[]
  readonly filled?: true
}

export function placeOf({ open }: Game, { id, seat, kind }: OpenDecision): AskedPlace {
  const own = open.filter((one) => one.seat === seat && one.kind === kind)
  return { seat, kind, place: own.findIndex((one) => one.id === id) }
}

/**
 * Returns the decision at the given index or, if no decision has this index, another decision of
 * the same seat and kind.
 */
export function decisionAt<D extends Decision>(
  { open }: { readonly open: readonly D[] },
  { seat, kind, place }: AskedPlace,
): D | undefined {
  const own = open.filter((one) => one.seat === seat && one.kind === kind)
  return own[place] ?? own[0]
}

export const isAnswer = (
  act: StepAction,
): act is Extract<StepAction, { do: 'move' | 'time-out' }> =>
  act.do === 'move' || act.do === 'time-out'
