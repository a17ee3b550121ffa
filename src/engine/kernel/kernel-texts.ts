import type { CancelReason, KernelEventSeen, PauseReason } from './kernel-events.ts'
import { duration, type EventContext, type EventText } from './texts.ts'
import type { Types } from './types.ts'

const cancelled: Readonly<Record<CancelReason, string>> = {
  abandoned: 'no active players',
  'players-asked': 'the players asked for it',
  cheating: 'somebody cheated',
  abuse: 'a player behaved badly',
  fault: 'there was a problem',
  maintenance: 'for maintenance',
  other: 'for another reason',
}
const paused: Readonly<Record<PauseReason, string>> = {
  incident: 'there is a problem',
  maintenance: 'for maintenance',
  dispute: 'there is a dispute',
  'players-asked': 'the players asked for it',
}

export const pausedText = (reason: PauseReason): string =>
  `The game is paused (${paused[reason]}). Clocks are stopped and moves are not accepted.`

export const isCancelReason = (reason: string): reason is CancelReason =>
  Object.hasOwn(cancelled, reason)

export const cancelledText = (reason: CancelReason): string =>
  `The game was cancelled (${cancelled[reason]}). There is no winner.`

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
