import { exactly, oneOf, type Space } from '../../kernel/space.ts'
import type { Decision } from '../../kernel/types.ts'
import type { Move } from './moves.ts'
import type { Board, Setting, Superclub } from './types.ts'

export type Spaces = readonly Space<Move>[]
/** The legal answers of a seat to one kind of question. */
export type Legal = (state: Board, table: Setting, decision: Decision<Superclub>) => Spaces

export const some = <T>(
  items: readonly T[],
  space: (items: readonly T[]) => Space<Move>,
): Spaces => (items.length > 0 ? [space(items)] : [])
export const given = (ok: boolean, space: () => Space<Move>): Spaces => (ok ? [space()] : [])
export const plain = (type: Move['type']): Space<Move> => exactly<Move>(type)

export const oneCard =
  (type: 'draft-pick' | 'squad-sell-abroad' | 'unhappy-star' | 'gc-player' | 'sub-bring') =>
  (cards: readonly string[]): Space<Move> =>
    exactly<Move>(type, { card: oneOf(cards) })
