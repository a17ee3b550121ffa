import { eventContext, refusalText } from '../../kernel/event-text.ts'
import type { HandOverCause } from '../../kernel/game.ts'
import type { KernelCause } from '../../kernel/kernel-causes.ts'
import { perform } from '../../kernel/perform.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { expireOverdue } from '../background/expire-overdue.ts'
import { errorFromRefusal } from '../errors.ts'
import { endedIn } from '../runtime/game-end.ts'
import type { CommandContext } from '../runtime/live-game.ts'
import type { GameChange } from '../schemas/game-lifecycle.ts'

/**
 * Something happens to the game that nobody at the table has moved; what was due goes first. With
 * it the deed of an operator may be done.
 */
export function applyGameChange(
  turn: CommandContext,
  cause: KernelCause | HandOverCause,
  deed?: string,
): (head: string) => GameChange {
  const { live, game, now, append: keep } = turn
  const { rules, luck } = live
  expireOverdue(turn)
  try {
    keep(perform(rules, game, cause, luck, now), deed)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw errorFromRefusal(error, {
      said: refusalText(rules, error, eventContext(rules, game.table, 'admin')),
    })
  }
  live.resetBots()
  const { version, paused } = game
  const ended = game.over ? endedIn(rules, game) : null
  return (head) => ({ game: live.id, version, head, paused, ended })
}
