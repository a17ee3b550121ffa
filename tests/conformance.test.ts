import t from 'tap'
import { registry } from '../src/rulesets/index.ts'
import { conform } from './conformance/conform.ts'

for (const [id, rules] of Object.entries(registry)) t.test(id, (t) => conform(t, rules))
t.end()
