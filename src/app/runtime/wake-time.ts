import type { Game } from '../../engine/kernel/game.ts'
import { isBlocking, nextDeadline } from '../../engine/kernel/open-decisions.ts'
import type { GameRecord } from './port.ts'

export const isBot = ({ hands }: Game, { seats }: Pick<GameRecord, 'seats'>, seat: number) =>
  seats[seat]?.kind === 'bot' || hands[seat] === 'bot'

/**
 * True if the game is waiting for a bot to answer a decision. A paused game is never waiting for a
 * bot.
 */
export const isBotAsked = (game: Game, record: Pick<GameRecord, 'seats'>): boolean =>
  game.paused === null &&
  game.open.some((decision) => isBlocking(decision) && isBot(game, record, decision.seat))

/**
 * Returns the next time at which the service must act in the game; null if only a player's move can
 * change the game.
 */
export function wakeAt(game: Game, record: Pick<GameRecord, 'seats'>, now: number): number | null {
  if (game.over) return null
  return isBotAsked(game, record) ? now : nextDeadline(game.open)
}
