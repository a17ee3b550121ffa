// Tests all pairs of options, whereas each ruleset's `conformance.test.ts` tests only some
// combinations of options.
import t from 'tap'
import { register } from '../../../src/engine/kernel/define.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { spotKick } from '../../../template/src/index.ts'
import { miniRulesets } from '../kernel/rulesets/index.ts'
import { conform, type Effort, THOROUGH } from './conform.ts'

/**
 * The test checks each small game less thoroughly than a big game, because there are twelve small
 * games.
 */
const mini: Effort = process.env.SOAK ? THOROUGH : { ...THOROUGH, commits: 1_200, stride: 17 }

for (const rules of [...Object.values(registry), register(spotKick)])
  t.test(`${rules.id} passes the conformance suite on every table`, (t) =>
    conform(t, rules, THOROUGH),
  )

for (const [id, rules] of Object.entries(miniRulesets))
  t.test(`${id} passes the conformance suite on every table`, (t) => conform(t, rules, mini))
