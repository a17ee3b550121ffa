import type { Rules } from 'touchline/kernel'
import type { SpotKick } from '../types.ts'
import { saveRules } from './save.ts'
import { shotRules } from './shot.ts'

export const rules: Rules<SpotKick> = { ...shotRules, ...saveRules }
