import type { KernelEventSeen } from './kernel-events.ts'
import { cancelledText, pausedText } from './reason-texts.ts'
import { duration, type EventContext, type EventText } from './texts.ts'
import type { Types } from './types.ts'

export function kernelEventText<K extends Types>(
  event: KernelEventSeen,
  { who }: EventContext<K>,
): EventText {
  switch (event.type) {
    case 'seat.handed-over':
      return `A ${event.to} now plays ${who(event.seat)}.`
    case 'table.covered':
      return null
    case 'game.cancelled':
      return cancelledText(event.reason)
    case 'game.paused':
      return pausedText(event.reason)
    case 'game.resumed':
      return 'The game and its clocks continue.'
    case 'clock.extended': {
      const more = duration(event.seconds * 1_000)
      return event.seat === null
        ? `A time limit was extended by ${more}.`
        : `${who(event.seat)} has ${more} more.`
    }
    case 'move.undone':
      return `${who(event.seat)} took a move back.`
    case 'game.forked':
      return `Forked from version ${event.version} of another game.`
  }
}
