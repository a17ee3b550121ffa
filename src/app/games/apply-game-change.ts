import { eventContext, refusalText } from '../../engine/kernel/event-text.ts'
import type { HandOverCause } from '../../engine/kernel/game.ts'
import type { KernelCause } from '../../engine/kernel/kernel-causes.ts'
import { perform } from '../../engine/kernel/perform.ts'
import { Refusal } from '../../engine/kernel/refusal.ts'
import { errorFromRefusal } from '../core/errors.ts'
import { expireOverdue } from '../runtime/expire-overdue.ts'
import { endedIn } from '../runtime/game-end.ts'
import type { GameChange } from '../runtime/lifecycle-schema.ts'
import type { CommandContext } from '../runtime/live-game.ts'

/**
 * Processes the overdue time-outs of a game before changing the game. With `auditId`, the stored
 * row also records the outcome of an operator's change.
 */
export function applyGameChange(
  command: CommandContext,
  cause: KernelCause | HandOverCause,
  auditId?: string,
): (head: string) => GameChange {
  const { live, game, now, append } = command
  const { rules, luck } = live
  expireOverdue(command)
  try {
    append(perform(rules, game, cause, luck, now), auditId)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw errorFromRefusal(error, {
      detail: refusalText(rules, error, eventContext(rules, game.table, 'admin')),
    })
  }
  live.resetBots()
  const { version, paused } = game
  const ended = game.over ? endedIn(rules, game) : null
  return (head) => ({ game: live.id, version, head, paused, ended })
}
