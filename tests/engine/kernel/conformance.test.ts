import t from 'tap'
import { conform, type Effort } from '../conformance/conform.ts'
import { miniRulesets } from './rulesets/index.ts'

/** Each small game is checked less thoroughly, because there are twelve small games. */
const quick: Effort = { commits: 300, everyTable: false, stride: 17, tables: 4 }

for (const [id, rules] of Object.entries(miniRulesets)) t.test(id, (t) => conform(t, rules, quick))
