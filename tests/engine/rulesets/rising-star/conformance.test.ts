import t from 'tap'
import { register } from '../../../../src/engine/kernel/define.ts'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import { conform } from '../../conformance/conform.ts'

t.test('the ruleset passes the conformance suite', (t) => conform(t, register(risingStar)))
