import type { HandOverCause } from '../../kernel/game.ts'
import type { KernelCause } from '../../kernel/kernel-causes.ts'
import { perform } from '../../kernel/perform.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { sentenceOf, toldTo } from '../../kernel/tell.ts'
import { refusedAs } from '../errors.ts'
import { endedIn } from '../live/ended.ts'
import type { Turn } from '../live/live-game.ts'
import type { Befallen } from '../shapes/life.ts'
import { playDue } from '../unattended/play-due.ts'

/**
 * Something happens to the game that nobody at the table has moved; what was due goes first. With
 * it the deed of an operator may be done.
 */
export function befall(
  turn: Turn,
  cause: KernelCause | HandOverCause,
  deed?: string,
): (head: string) => Befallen {
  const { live, game, now, keep } = turn
  const { rules, luck } = live
  playDue(turn)
  try {
    keep(perform(rules, game, cause, luck, now), deed)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw refusedAs(error, { said: sentenceOf(rules, error, toldTo(rules, game.table, 'admin')) })
  }
  live.hearBots()
  const { version, paused } = game
  const ended = game.over ? endedIn(rules, game) : null
  return (head) => ({ game: live.id, version, head, paused, ended })
}
