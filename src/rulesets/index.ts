import { register } from '../kernel/define.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { titleChase } from './title-chase/index.ts'

/** Every game that Touchline hosts: one line each. */
export const registry: { readonly [id: string]: Ruleset } = {
  'title-chase': register(titleChase),
}
