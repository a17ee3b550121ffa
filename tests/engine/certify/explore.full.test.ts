import t from 'tap'
import { explore } from '../../../src/engine/certify/explore.ts'
import { seededLuck } from '../../../src/engine/kernel/chance.ts'
import { copied } from '../../../src/engine/kernel/json.ts'
import { create } from '../../../src/engine/kernel/perform.ts'
import { worldOf } from '../../../src/engine/kernel/step.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { small } from '../../../src/engine/rulesets/goalscorer/laws/small.ts'
import type { Draft } from '../../../src/engine/rulesets/goalscorer/state.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

t.test('GOALSCORER with three counters a side ends under all moves and all deals', async (t) => {
  const rules = registry.goalscorer!
  const table = buildTable(rules, { seats: 2, options: small.options })
  const { game } = create(rules, table, seededLuck(1), 0)
  const positions = small.positions(copied(game.state) as Draft)
  const roots = positions.map((draft) => worldOf(rules, table, draft, [false, false]))

  const found = explore(rules, roots, () => true)

  t.equal(roots.length, 4)
  t.ok(found.complete, `depth ${found.depth}, ${found.states} positions, ${found.moves} moves`)
  t.ok(found.states > 10_000 && found.ends > 1_000 && found.sameViews > 0)
})

t.test('Rising Star goes on from its start whatever the dice show', async (t) => {
  const rules = registry['rising-star']!
  const table = buildTable(rules, { seats: 2, options: { seasons: 1 } })
  const { game } = create(rules, table, seededLuck(1), 0)
  const root = worldOf(rules, table, copied(game.state), game.resigned)

  const found = explore(rules, [root], (states) => states < 600)

  t.ok(found.moves > 1_000 && found.depth > 1, `depth ${found.depth}, ${found.moves} moves`)
})
