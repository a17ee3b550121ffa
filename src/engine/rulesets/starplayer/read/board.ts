import type { BoardSpace } from '../content/schema.ts'
import type { At } from '../types.ts'

/** This function does not use the kernel's `at`, which is slower (see `clubOf`). */
export function spaceAt({ table }: At, space: number): BoardSpace {
  const shown = table.content.board[space]
  if (shown === undefined) throw new RangeError(`there is no space ${space}`)
  return shown
}
