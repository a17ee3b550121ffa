import type { CancelReason, PauseReason } from './kernel-events.ts'

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
