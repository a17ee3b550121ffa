import t from 'tap'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { playWithUndos } from './undoing.ts'

const UNDOS = 3_000

t.test(`${UNDOS} random undos verify in all games`, async (t) => {
  let undos = 0
  for (let seed = 2; undos < UNDOS; seed += 1)
    for (const rules of Object.values(registry)) undos += playWithUndos(rules, seed, 600)
  t.comment(`${undos} undos`)
})
