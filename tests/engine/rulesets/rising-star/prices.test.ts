import t from 'tap'
import { incomeOf } from '../../../../tools/bench/rising-star-income.ts'

const GAMES = 300
/**
 * Minimum share of a player's final total that must come from each paying tile. The rules require a
 * share of 3 % over 10,000 games; the test allows a smaller share, because it plays fewer games.
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
