import { found } from 'touchline/kit'
import { shotsOf } from '../content/book.ts'
import type { Shot } from '../content/schema.ts'
import type { At } from '../types.ts'

export const cornersOf = ({ table }: At): readonly string[] => table.content.corners

export const shotOf = ({ table }: At, card: string): Shot => found(shotsOf(table.content), card)
