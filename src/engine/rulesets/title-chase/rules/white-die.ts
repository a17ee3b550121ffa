import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import type { Event } from '../events.ts'
import type { Play } from '../types.ts'

export function rollWhite(
  { table, chance, emit }: Play,
  seat: Seat,
  purpose: Extract<Event, { type: 'die.rolled' }>['purpose'],
  ref: string | null,
): number {
  const { white } = table.content.dice
  const face = at(white, chance.below(white.length))
  emit({ type: 'die.rolled', die: 'white', face, seat, purpose, ref })
  return face
}
