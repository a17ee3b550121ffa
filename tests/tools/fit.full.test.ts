import t from 'tap'
import { seededChance } from '../../src/engine/kernel/chance.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { fitted, type Lesson, lessonsOf, lossOf, rightOf } from '../../tools/fit/fit.ts'

/**
 * Seed of the first test game, which is higher than the seeds of all games that were used to fit
 * the bot's weights.
 */
const FIRST_GAME = 5_000_000
const GAMES = 60
const COURSE = { careless: 40, apart: 8 }
const KNOWN = 0.02

for (const rules of Object.values(registry)) {
  const value = rules.sense?.value
  if (!value) continue
  t.test(`${rules.id}: the value predicts new games better than a constant`, async (t) => {
    const seats = Math.max(2, rules.seats.min)
    const table = buildTable(rules, { seats })

    const lessons = Array.from({ length: GAMES }, (_, game) =>
      lessonsOf(rules, table, FIRST_GAME + game, COURSE),
    ).flat()

    t.ok(lessons.length > GAMES)
    t.ok(lossOf(value.weights, lessons) < Math.log(seats) - KNOWN)
    t.ok(rightOf(value.weights, lessons) > 1 / seats + KNOWN)
    t.ok(lessons.every(({ progress }) => progress >= 0 && progress <= 1))
  })
}

t.test('decisive features are found, and others weigh little', async (t) => {
  const chance = seededChance(1)
  const lessons = Array.from({ length: 2_000 }, (_, game): Lesson => {
    const [one, other] = [chance.below(5), chance.below(5)]
    const noise = [chance.below(5), chance.below(5)]
    const odds = 1 / (1 + Math.exp(other - one))
    const isWon = chance.below(1_000) < odds * 1_000
    const features = [one, other].map((goals, seat) => ({ goals, noise: noise[seat]! }))
    return { game, progress: 0.5, features, won: isWon ? [1, 0] : [0, 1] }
  })

  const weights = fitted(lessons)

  const [goals = 0, noise = 0] = ['goals', 'noise'].map((name) => {
    const [atFirst, byTheEnd] = weights[name]!
    return atFirst + byTheEnd / 2
  })
  t.ok(Math.abs(goals - 1) < 0.2, 'with the given weight')
  t.ok(Math.abs(noise) < 0.1)
  t.same(fitted(lessons), weights, 'the same lessons give the same weights')
})
