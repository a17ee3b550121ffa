import type { BoardSpace } from '../content/schema.ts'
import type { At } from '../types.ts'

/** The general `at` function would be slower. */
export function spaceAt({ table }: At, space: number): BoardSpace {
  const shown = table.content.board[space]
  if (shown === undefined) throw new RangeError(`there is no space ${space}`)
  return shown
}
