import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import type { Voided } from '../rating-ports.ts'
import { formula } from '../ratings/formula.ts'
import type { VoidedShown } from '../shapes/ratings.ts'
import type { Warrant } from './warrant.ts'

/** Of those who gain or lose the most. */
const CHANGES_SHOWN_MAX = 100

/** A rated game counts for nothing: all that followed from it is made again without it. */
export async function voidRating(
  { ports }: Context,
  warrant: Warrant,
  game: string,
): Promise<VoidedShown> {
  return shown(game, await ports.desk.voidRating(warrant, game, formula))
}

/** The same, and nothing of it stays. */
export async function foreseeVoid({ ports }: Context, game: string): Promise<VoidedShown> {
  return shown(game, await ports.ratings.ifVoid(game, formula))
}

function shown(game: string, voided: Voided | null): VoidedShown {
  if (!voided) throw no('not-rated')
  const most = voided.changes.toSorted((one, other) => gap(other) - gap(one))
  return { game, accounts: most.length, changes: most.slice(0, CHANGES_SHOWN_MAX) }
}

const gap = ({ before, after }: Voided['changes'][number]): number =>
  Math.abs(before - (after ?? 0))
