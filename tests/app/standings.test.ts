import t from 'tap'
import { ranked } from '../../src/app/seasons/standings.ts'
import { quantileOf, reachOf } from '../../src/app/seasons/student.ts'
import { seededChance } from '../../src/engine/kernel/chance.ts'

t.test('quantiles of Student’s t match the tables', async (t) => {
  for (const [freedom, known] of [
    ...[
      [1, 12.7062],
      [2, 4.30265],
      [10, 2.22814],
      [29, 2.04523],
    ],
    ...[
      [199, 1.97196],
      [1_999, 1.96115],
    ],
  ] as [number, number][])
    t.ok(Math.abs(quantileOf(freedom) - known) < 1e-4, `${freedom}: ${quantileOf(freedom)}`)
  t.equal(reachOf([1]), null)
})

t.test('one bot entered twice is rarely told apart', async (t) => {
  const chance = seededChance(41)
  const deals = Array.from({ length: 30 }, (_, deal) => deal)
  let covered = 0
  for (let season = 0; season < 200; season += 1) {
    const luck = deals.map(() => chance.below(100))
    const winsOf = () => luck.map((deal) => (chance.below(100) + deal < 100 ? 1 : 0))
    const [one, other] = ranked([
      { account: 'one', wins: winsOf() },
      { account: 'other', wins: winsOf() },
    ])
    if (one!.rank === other!.rank) covered += 1
  }

  t.ok(covered >= 182 && covered <= 198, `${covered} of 200 intervals cover 0`)
})

t.test('only a proved difference makes another rank', async (t) => {
  const wins = (of: number) => Array.from({ length: 100 }, (_, deal) => (deal % 100 < of ? 1 : 0))
  const rows = ranked([
    { account: 'weak', wins: wins(20) },
    { account: 'strong', wins: wins(80) },
    { account: 'near', wins: wins(78) },
  ])

  t.match(rows, [
    { account: 'strong', rank: 1, share: 0.8, difference: 0 },
    { account: 'near', rank: 1, difference: 0.02 },
    { account: 'weak', rank: 3, share: 0.2 },
  ])
})
