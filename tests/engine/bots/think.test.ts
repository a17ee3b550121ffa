import t from 'tap'
import { botNamed } from '../../../src/engine/bots/index.ts'
import { levelsOf } from '../../../src/engine/bots/levels.ts'
import { type SearchBudget, searchMoves } from '../../../src/engine/bots/search.ts'
import { seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import { canonical } from '../../../src/engine/kernel/json.ts'
import { create } from '../../../src/engine/kernel/perform.ts'
import { listMoves } from '../../../src/engine/kernel/sampling.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { turnFor } from '../../../src/engine/kernel/turn.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

const rules = registry.goalscorer!
const table = buildTable(rules, { seats: 2 })
const turn = (seed: number) => {
  const { game } = create(rules, table, seededLuck(7), 0)
  return turnFor(rules, game, game.open[0]!, seededChance(seed))
}
const thought = (effort: SearchBudget, seed = 1) => searchMoves(rules, turn(seed), effort)

t.test('the same number of tries and the same seed give the same result', async (t) => {
  t.same(thought({ tries: 60 }), thought({ tries: 60 }))
  t.notSame(thought({ tries: 60 }).considered, thought({ tries: 60 }, 2).considered)
})

t.test('every move is considered once, the heuristic’s first, the good ones longest', async (t) => {
  const { considered, tries, move } = thought({ tries: 200 })

  t.equal(considered.length, listMoves(turn(1).spaces, 100)!.length)
  t.equal(new Set(considered.map((one) => canonical(one.move))).size, considered.length)
  t.same(considered[0]!.move, rules.bot(turn(1)))
  const most = Math.max(...considered.map((one) => one.tries))
  t.equal(considered[0]!.tries, most, 'the heuristic’s move is searched to the end')
  t.equal(considered.find((one) => canonical(one.move) === canonical(move))!.tries, most)
  t.ok(considered.every(({ winChance: worth }) => worth >= 0 && worth <= 1))
  t.ok(tries >= 200 && tries < 200 + 2 * considered.length)
})

t.test('when the time is up no further move is tried', async (t) => {
  let asked = 0
  const isUp = () => {
    asked += 1
    return asked > 40
  }
  const { tries, move } = thought({ tries: 1_000_000, isUp })

  t.ok(tries > 0 && tries <= 40)
  t.not(move, null)
})

t.test('without any time the heuristic’s move is played', async (t) => {
  const { tries, move } = thought({ tries: 1_000, isUp: () => true })

  t.equal(tries, 0)
  t.same(move, rules.bot(turn(1)))
})

t.test('bots are named by level, by tries, or by a name of their own', async (t) => {
  for (const name of ['novice', 'steady', 'sharp', 'expert', 'master', 'tries:9', 'random'])
    t.ok(botNamed(rules, name), name)
  for (const name of ['tries:0', 'tries:', 'tries:1e9', 'genius', 'toString'])
    t.notOk(botNamed(rules, name), name)
  t.same(
    levelsOf(registry['rising-star']!, 2),
    ['novice', 'steady'],
    'only proven levels are offered',
  )
})
