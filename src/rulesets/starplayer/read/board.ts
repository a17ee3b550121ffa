import { at as itemAt } from '../../../kernel/define.ts'
import type { BoardSpace } from '../content/schema.ts'
import type { At } from '../types.ts'

export const spaceAt = ({ table }: At, space: number): BoardSpace =>
  itemAt(table.content.board, space)
