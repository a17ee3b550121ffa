import type { Ruleset } from '../kernel/ruleset.ts'

/** Every game that Touchline hosts: one line each. */
export const registry: { readonly [id: string]: Ruleset } = {}
