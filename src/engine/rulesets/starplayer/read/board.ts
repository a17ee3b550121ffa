import type { BoardSpace } from '../content/schema.ts'
import type { At } from '../types.ts'

/** This function is used instead of the general function `at`, which would be slower. */
export function spaceAt({ table }: At, space: number): BoardSpace {
  const shown = table.content.board[space]
  if (shown === undefined) throw new RangeError(`there is no space ${space}`)
  return shown
}
