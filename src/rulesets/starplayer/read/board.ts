import { at as itemAt } from '../../../kernel/define.ts'
import type { BoardSpace } from '../content/schema.ts'
import type { At } from '../types.ts'

export const spaceAt = ({ table }: At, space: number): BoardSpace =>
  itemAt(table.content.board, space)

/** Where the active pawn has landed, while that landing is being resolved. */
export function landedOn({ state }: At): number {
  const { space } = state.shared.turn
  if (space === null) throw new Error('no landing is being resolved')
  return space
}
