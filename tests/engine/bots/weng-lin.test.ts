import t from 'tap'
import { rated, UNRATED } from '../../../src/engine/bots/weng-lin.ts'

const fixed = ({ mu, sigma }: { mu: number; sigma: number }) => [mu.toFixed(6), sigma.toFixed(6)]

t.test('two new players move apart by the numbers of the paper', async (t) => {
  const [winner, loser] = rated([UNRATED, UNRATED], [0, 1], 0)

  t.same(fixed(winner!), ['27.635231', '8.065506'])
  t.same(fixed(loser!), ['22.364769', '8.065506'])
})

t.test('tied players share a place, and equal ratings stay unchanged', async (t) => {
  const [one, other] = rated([UNRATED, UNRATED], [0, 0], 0)

  t.same(one, other)
  t.equal(one!.mu, UNRATED.mu)
  t.ok(one!.sigma < UNRATED.sigma, 'both ratings become more certain')
})

t.test('two players on a shared second place come out alike, above the fourth', async (t) => {
  const players = Array.from({ length: 4 }, () => UNRATED)
  const [first, second, shared, last] = rated(players, [0, 1, 1, 3], 0)

  t.same(second, shared)
  t.ok(first!.mu > second!.mu && second!.mu > last!.mu)
})

t.test('a surprise moves ratings farther, a certain rating moves less', async (t) => {
  const [strong, weak] = [
    { mu: 30, sigma: 2 },
    { mu: 20, sigma: 2 },
  ]
  const [, surprised] = rated([strong, weak], [1, 0], 0)
  const [, confirmed] = rated([strong, weak], [0, 1], 0)
  const [, unsure] = rated([strong, { ...weak, sigma: 6 }], [1, 0], 0)

  t.ok(surprised!.mu - weak.mu > weak.mu - confirmed!.mu)
  t.ok(unsure!.mu > surprised!.mu)
})
