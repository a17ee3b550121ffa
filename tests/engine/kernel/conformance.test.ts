import t from 'tap'
import { conform, type Effort } from '../conformance/conform.ts'
import { miniRulesets } from './rulesets/index.ts'

/**
 * The test checks each small game less thoroughly than a big game, because there are twelve small
 * games.
 */
const quick: Effort = { commits: 300, everyTable: false, stride: 17, tables: 4 }

for (const [id, rules] of Object.entries(miniRulesets)) t.test(id, (t) => conform(t, rules, quick))
