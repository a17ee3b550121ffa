import type { Context } from '../core/context.ts'
import { isOutage } from '../monitoring/database-errors.ts'
import type { FailingGames } from '../monitoring/failing-games.ts'
import { rateGame } from '../ratings/rate-game.ts'

const GAMES_PER_ROUND_MAX = 50

export async function rateFinishedGames(
  context: Context,
  failing: FailingGames,
  now: number,
): Promise<void> {
  const aside = failing.all().filter(({ game }) => failing.isPaused(game, now))
  const except = aside.map(({ game }) => game)
  for (const game of await context.ports.ratings.due(except, GAMES_PER_ROUND_MAX)) {
    try {
      await rateGame(context, game)
      failing.passed(game)
    } catch (error) {
      if (isOutage(error)) throw error
      const isNew = failing.add(game, error, { now, wakeAt: now })
      if (isNew) context.report(`game ${game} cannot be rated`, error)
    }
  }
}
