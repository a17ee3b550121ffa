import type { Context } from '../context.ts'
import type { GameRefusals, MostRefused, MostRefusedInput } from '../shapes/refusals.ts'
import type { Warrant } from './warrant.ts'

const SHOWN_MILLISECONDS = 30 * 24 * 3_600_000

export async function refusalsOf(
  { ports }: Context,
  warrant: Warrant,
  game: string,
): Promise<GameRefusals> {
  const since = ports.clock.now() - SHOWN_MILLISECONDS
  const found = await ports.desk.refusals(warrant, game, since)
  if (!found) return { moves: 0, refused: 0, items: [] }
  const { moves, refused, notes } = found
  return { moves, refused, items: [...notes] }
}

export async function listMostRefused(
  { ports }: Context,
  warrant: Warrant,
  { ruleset, limit }: MostRefusedInput,
): Promise<MostRefused> {
  const found = await ports.desk.mostRefused(warrant, ruleset, limit)
  const items = found.map(({ game, moves, refused, lastAt }) => {
    return {
      game,
      moves,
      refused,
      perMille: Math.floor((refused * 1_000) / (moves + refused)),
      lastAt,
    }
  })
  return { items }
}
