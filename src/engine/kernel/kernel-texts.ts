import type { CancelReason, KernelEventSeen, PauseReason } from './kernel-events.ts'
import { duration, type EventContext, type EventText } from './texts.ts'
import type { Types } from './types.ts'

const cancelled: Readonly<Record<CancelReason, string>> = {
  abandoned: 'nobody was left to play it',
  'players-asked': 'its players asked for that',
  cheating: 'somebody cheated',
  abuse: 'somebody did not behave',
  fault: 'something had gone wrong',
  maintenance: 'the service is being worked on',
  other: 'for a reason of its own',
}
const paused: Readonly<Record<PauseReason, string>> = {
  incident: 'something has gone wrong',
  maintenance: 'the service is being worked on',
  dispute: 'there is a dispute',
  'players-asked': 'its players asked for that',
}

export const pausedText = (reason: PauseReason): string =>
  `The game is paused (${paused[reason]}): all clocks stand still, and no answer is taken.`

export const isCancelReason = (reason: string): reason is CancelReason =>
  Object.hasOwn(cancelled, reason)

export const cancelledText = (reason: CancelReason): string =>
  `The game was called off (${cancelled[reason]}): nobody has won.`

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
      return 'The game goes on, and so do all clocks.'
    case 'clock.extended': {
      const more = duration(event.seconds * 1_000)
      return event.seat === null
        ? `A time limit is ${more} longer.`
        : `${who(event.seat)} has ${more} more.`
    }
    case 'game.forked':
      return `Played on from version ${event.version} of another game: from here on it is its own.`
  }
}
