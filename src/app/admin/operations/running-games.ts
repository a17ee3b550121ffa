import { cancelReasons, pauseReasons } from '../../../engine/kernel/kernel-events.ts'
import { tableOf } from '../../accounts/previews.ts'
import { adminOperation } from '../../core/admin-operation.ts'
import { extendReasons, forkReasons, resumeReasons, seatReasons } from '../../core/admin-schema.ts'
import type { AuditCapability } from '../../core/audit-capability.ts'
import { runningGameErrors } from '../../core/operation.ts'
import { created } from '../../games/schema.ts'
import {
  extendInput,
  forkInput,
  gameChange,
  handOverInput,
} from '../../runtime/lifecycle-schema.ts'
import { changeRunningGame } from '../change-running-game.ts'
import { forkRunning } from '../fork-running.ts'

const usual = {
  rateLimit: 'games',
  right: 'operator',
  subject: 'game',
  answer: gameChange,
} as const
const ofGoingOn = [...runningGameErrors, 'game-over', 'busy'] as const

export const runningGameOperations = {
  cancelGame: adminOperation({
    ...usual,
    name: 'game.cancel',
    at: 'POST games/{game}/cancel',
    summary: 'Cancel a running game',
    description:
      'The game has no winner; its log and seed are published. Use `abandoned` for games ' +
      'without active players.',
    reason: cancelReasons,
    confirm: 'last-8',
    errors: [...ofGoingOn, 'not-abandoned'],
    preview: (context, { id }) => tableOf(context, id),
    execute: (context, { id }, capability) => {
      const reason = reasonIn(cancelReasons, capability)
      return changeRunningGame(context, capability, id, { kind: 'cancel', reason, by: 'operator' })
    },
  }),

  pauseGame: adminOperation({
    ...usual,
    name: 'game.pause',
    at: 'POST games/{game}/pause',
    summary: 'Pause a game',
    description:
      'Stops all clocks. Until the game is resumed, no moves are accepted and bots do not move.',
    reason: pauseReasons,
    errors: [...ofGoingOn, 'game-paused'],
    execute: (context, { id }, capability) => {
      const reason = reasonIn(pauseReasons, capability)
      return changeRunningGame(context, capability, id, { kind: 'pause', reason, by: 'operator' })
    },
  }),

  resumeGame: adminOperation({
    ...usual,
    name: 'game.resume',
    at: 'POST games/{game}/resume',
    summary: 'Resume a paused game',
    description: 'Every deadline is postponed by the length of the pause.',
    reason: resumeReasons,
    errors: [...ofGoingOn, 'game-not-paused'],
    execute: (context, { id }, capability) =>
      changeRunningGame(context, capability, id, { kind: 'resume', by: 'operator' }),
  }),

  extendDeadline: adminOperation({
    ...usual,
    name: 'game.extend',
    at: 'POST games/{game}/seats/{seat}/extend',
    summary: 'Extend the deadline of a decision',
    description: 'Other decisions with the same clock are extended too.',
    reason: extendReasons,
    input: extendInput,
    errors: [...ofGoingOn, 'seat-unknown', 'no-deadline', 'decision-closed', 'not-your-decision'],
    execute: (context, { id, input }, capability) =>
      changeRunningGame(context, capability, id, { kind: 'extend', ...input }),
  }),

  handOver: adminOperation({
    ...usual,
    name: 'game.hand-over',
    at: 'POST games/{game}/seats/{seat}/hand-over',
    summary: 'Give a seat to a bot, or back to its player',
    reason: seatReasons,
    input: handOverInput,
    errors: [...ofGoingOn, 'seat-unknown', 'seat-resigned', 'seat-already-handed-over'],
    execute: (context, { id, input }, capability) =>
      changeRunningGame(context, capability, id, { kind: 'hand-over', ...input, by: 'operator' }),
  }),

  forkGame: adminOperation({
    ...usual,
    name: 'game.fork',
    at: 'POST games/{game}/forks',
    effect: 'starts',
    summary: 'Fork a running or finished game at any version',
    description:
      'The fork is private: only you and bots can play. Running games require a hidden-state ' +
      'session.',
    reason: forkReasons,
    input: forkInput,
    answer: created,
    errors: [
      ...ofGoingOn,
      'history-rewound',
      'invalid-version',
      'fork-is-private',
      'look-needed',
      'unknown-level',
      'too-many-games',
      'too-many-thinking-games',
    ],
    execute: async (context, { caller, id, input }, capability) => {
      const forked = await forkRunning(context, caller, capability, id, input)
      context.askBots(forked.id)
      return forked
    },
  }),
}

/** A missing reason would be a bug, because the input schema requires a reason. */
function reasonIn<Code extends string>(codes: readonly Code[], { entry }: AuditCapability): Code {
  const code = codes.find((one) => one === entry.reason)
  if (code === undefined) throw new Error(`${entry.action} lacks a valid reason`)
  return code
}
