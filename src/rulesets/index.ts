import { register } from '../kernel/define.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { risingStar } from './rising-star/index.ts'

/** Every game that Touchline hosts: one line each. */
export const registry: { readonly [id: string]: Ruleset } = {
  'rising-star': register(risingStar),
}
