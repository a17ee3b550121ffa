import type { Rules } from '../../../../src/engine/kernel/rule.ts'
import type { SpotKick } from '../types.ts'
import { saveRules } from './save.ts'
import { shotRules } from './shot.ts'

export const rules: Rules<SpotKick> = { ...shotRules, ...saveRules }
