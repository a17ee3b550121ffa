import t from 'tap'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { playWithUndos } from './undoing.ts'

for (const rules of Object.values(registry))
  t.test(`${rules.id}: an undo restores the position, and the log verifies`, async (t) => {
    t.ok(playWithUndos(rules, 1, 150) > 0)
  })
