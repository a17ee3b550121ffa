import t from 'tap'
import { register } from '../../../src/kernel/define.ts'
import { risingStar } from '../../../src/rulesets/rising-star/index.ts'
import { conform } from '../../conformance/conform.ts'

t.test('what every ruleset has to pass', (t) => conform(t, register(risingStar)))
