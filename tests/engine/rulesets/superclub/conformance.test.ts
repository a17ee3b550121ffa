import t from 'tap'
import { register } from '../../../../src/engine/kernel/define.ts'
import { superclub } from '../../../../src/engine/rulesets/superclub/index.ts'
import { conform } from '../../conformance/conform.ts'

t.test('the ruleset passes the conformance suite', (t) => conform(t, register(superclub)))
