import t from 'tap'
import { register } from '../../../../src/engine/kernel/define.ts'
import { titleChase } from '../../../../src/engine/rulesets/title-chase/index.ts'
import { conform } from '../../conformance/conform.ts'

t.test('the ruleset passes the conformance suite', (t) => conform(t, register(titleChase)))
