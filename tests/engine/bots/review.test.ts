import t from 'tap'
import { playBots } from '../../../src/engine/bots/match.ts'
import { reviewed } from '../../../src/engine/bots/review.ts'
import {
  hasWinChances,
  luckIn,
  turningPoints,
  winChancesOf,
} from '../../../src/engine/bots/win-chances.ts'
import { answersIn } from '../../../src/engine/kernel/answers.ts'
import { seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import type { Value } from '../../../src/engine/kernel/evaluation.ts'
import type { Commit } from '../../../src/engine/kernel/game.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import type { Types } from '../../../src/engine/kernel/types.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

function played(rules: Ruleset, seed: number) {
  const table = buildTable(rules, { seats: 2 })
  const commits: Commit[] = []
  playBots(
    {
      rules,
      table,
      luck: seededLuck(seed),
      at: 0,
      movesMax: 10_000,
      bots: [rules.bot, rules.bot],
      chance: seededChance(seed),
    },
    (commit) => commits.push(commit),
  )
  return { table, commits }
}

t.test('every step has chances, and the last ones name the winner', async (t) => {
  const rules = registry.goalscorer!
  const { table, commits } = played(rules, 3)
  const fortunes = winChancesOf(rules, table, commits)

  t.equal(fortunes.length, commits.length)
  for (const { chances } of fortunes) t.ok(Math.abs(chances[0]! + chances[1]! - 1) < 1e-9)
  t.ok([0, 0.5, 1].includes(fortunes.at(-1)!.chances[0]!))
  const turnings = turningPoints(fortunes, 5)
  const gains = turnings.map(({ from, to }) => to - from)
  t.same(
    gains,
    gains.toSorted((one, other) => other - one),
  )
  t.ok(turnings.length > 0 && gains.every((gain) => gain >= 0.1))
})

t.test('luck is the change that draws make; over many games it favours no seat', async (t) => {
  const rules = withPoints(registry['rising-star']!)
  t.notOk(hasWinChances(registry['rising-star']!))
  t.ok(hasWinChances(rules))
  const sums = Array.from({ length: 12 }, (_, seed) => {
    const { table, commits } = played(rules, seed)
    const fortunes = winChancesOf(rules, table, commits)
    const [home, away] = luckIn(fortunes, 2)
    t.ok(Math.abs(home! + away!) < 1e-6, 'the luck of both seats adds up to zero')
    t.ok(fortunes.some(({ luck }) => luck !== null && luck[0] !== 0))
    return home!
  })
  const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length
  t.ok(Math.abs(mean) < 0.5, `${mean}`)
})

function withPoints(rules: Ruleset): Ruleset {
  const value: Value<Types> = {
    progress: () => 1,
    features: ({ state, table }, seat) => {
      const { seats } = rules.viewFor(state, 'spectator', table) as Pointed
      return { points: seats[seat]!.points }
    },
    weights: { points: [0.1, 0] },
  }
  return { ...rules, sense: { value } }
}
interface Pointed {
  readonly seats: readonly { readonly points: number }[]
}

t.test('the played move gets as many simulations as the bot’s move', async (t) => {
  const rules = registry.goalscorer!
  const { table, commits } = played(rules, 5)
  let count = 0
  for (const answer of answersIn(rules, table, commits)) {
    const { considered, lost } = reviewed(rules, answer, { tries: 60 })
    const made = considered.find(({ isPlayed }) => isPlayed)
    const chosen = considered.find(({ isChosen }) => isChosen)
    t.equal(made!.tries, chosen!.tries)
    t.equal(lost, Math.max(0, chosen!.winChance - made!.winChance))
    count += 1
    if (count === 6) break
  }
})
