import { at as itemAt, seatsOf } from '../../../kernel/define.ts'
import { type Squad, squads } from '../content/schema.ts'
import type { Table } from '../types.ts'

export function pawnsOf({ seats, choices }: Pick<Table, 'seats' | 'choices'>): Squad[] {
  const preferred = choices.map(({ pawn }) => pawn)
  const free = squads.filter((squad) => !preferred.includes(squad))
  const others = seatsOf(seats).filter((seat) => preferred[seat] === null)
  return preferred.map((preference, seat) => preference ?? itemAt(free, others.indexOf(seat)))
}
