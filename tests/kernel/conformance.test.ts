import t from 'tap'
import { conform } from '../conformance/conform.ts'
import { miniRulesets } from './rulesets/index.ts'

for (const [id, rules] of Object.entries(miniRulesets)) t.test(id, (t) => conform(t, rules))
t.end()
