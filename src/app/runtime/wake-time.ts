import type { Game } from '../../engine/kernel/game.ts'
import { isBlocking, nextDeadline } from '../../engine/kernel/open-decisions.ts'
import type { GameRecord } from './port.ts'

/** Whether the service plays this seat: from the start, or since its player's time ran out. */
export const isBot = ({ hands }: Game, { seats }: Pick<GameRecord, 'seats'>, seat: number) =>
  seats[seat]?.kind === 'bot' || hands[seat] === 'bot'

/** Whether the game waits for a bot. While it is paused it waits for nobody. */
export const isBotAsked = (game: Game, record: Pick<GameRecord, 'seats'>): boolean =>
  game.paused === null &&
  game.open.some((decision) => isBlocking(decision) && isBot(game, record, decision.seat))

/** When somebody has to look at the game again; null: only when somebody moves. */
export function wakeAt(game: Game, record: Pick<GameRecord, 'seats'>, now: number): number | null {
  if (game.over) return null
  return isBotAsked(game, record) ? now : nextDeadline(game.open)
}
