import type { Tagged } from '../../kernel/types.ts'
import type { Event } from './events.ts'

/**
 * Version 1 had no frame for a purchase, which was a phase of the turn, and named in few events of
 * debts and offers whose they are. That an event is one of that version cannot be seen in its type.
 */
export function upcast(written: Tagged, _writtenBy: number, before: Tagged | null): Event {
  const event = written as Written
  switch (event.type) {
    case 'turn.changed':
      return turnOf(event, before)
    case 'purchase.voided':
      return { ...event, reason: null }
    case 'offer.rejected':
      return { ...event, by: null, to: null }
    case 'debt.reduced':
    case 'debt.settled':
    case 'debt.written-off':
    case 'debt.cancelled':
      return { ...event, debtor: null, creditor: null }
    case 'sale.offered':
    case 'sale.concluded':
      return { ...event, debtor: null }
    case 'sale.rejected':
      return { ...event, debtor: null, to: null }
    default:
      return event
  }
}

type Renamed = 'turn.changed'
type TurnChanged = Extract<Event, { type: Renamed }>
interface WrittenTurn extends Omit<TurnChanged, 'phase'> {
  readonly phase: TurnChanged['phase'] | 'purchase'
}
type Written = Exclude<Event, { type: Renamed }> | WrittenTurn

/** A purchase opens after its landing is over; it is closed by what is bought, or declined. */
function turnOf(event: WrittenTurn, before: Tagged | null): Event {
  const { phase, space } = event
  const isOver = before === null || before.type === 'purchase.declined'
  if (phase === 'moving')
    return space !== null && isOver
      ? { type: 'frame.closed', kind: 'purchase' }
      : { ...event, phase }
  if (phase !== 'purchase') return { ...event, phase }
  // A free Cup Match is noted while the purchase stays open.
  if (before?.type !== 'frame.closed' || space === null) return { ...event, phase: 'moving' }
  return { type: 'frame.opened', frame: { kind: 'purchase', space } }
}
