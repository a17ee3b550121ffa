import type { Seat, Tagged } from 'touchline/kernel'
import type { Event } from './events.ts'

interface DivedNowhere {
  readonly type: 'keeper.dived'
  readonly seat: Seat
  readonly corner: null
}

/** Version 1 had no `keeper.stayed`: a keeper who stayed dived into no corner. */
export function upcast(written: Tagged): Event {
  const event = written as Event | DivedNowhere
  if (event.type !== 'keeper.dived') return event
  const { type, seat, corner } = event
  return corner === null ? { type: 'keeper.stayed', seat } : { type, seat, corner }
}
