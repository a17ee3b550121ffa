import t from 'tap'
import { conform, type Effort } from '../conformance/conform.ts'
import { miniRulesets } from './rulesets/index.ts'

/** A dozen small games together take what one of the big ones does. */
const brief: Effort = { commits: 1_200, stride: 17, tables: 4 }

for (const [id, rules] of Object.entries(miniRulesets)) t.test(id, (t) => conform(t, rules, brief))
