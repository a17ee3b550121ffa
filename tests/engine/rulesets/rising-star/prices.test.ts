import t from 'tap'
import { incomeOf } from '../../../../tools/bench/rising-star-income.ts'

const GAMES = 300
/**
 * Minimum share of each paying tile in the final total of a player, which is below the specified 3
 * % because this test plays fewer than the specified 10,000 games.
 */
const SHARE_MIN = 0.027

t.test('RS-R62 every paying tile pays its part of a final total', async (t) => {
  const { total, paid } = incomeOf(GAMES)
  const payers = [
    ...(['matchday', 'reserves', 'derby', 'cup-final', 'pre-season', 'transfer'] as const),
    ...(['sponsor', 'press', 'signed on contract', 'signed on free-agent'] as const),
  ]

  const shares = payers.map((payer) => [payer, (paid[payer] ?? 0) / total] as const)

  t.same(
    shares.filter(([, share]) => share < SHARE_MIN),
    [],
  )
})
