import type { Bot } from '../kernel/bot.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search.ts'

/** What may sit at a seat, by name. A heuristic lies with its ruleset. */
export const bots: { readonly [name: string]: (rules: Ruleset) => Bot } = {
  heuristic: (rules) => rules.bot,
  random: () => randomBot,
  search: (rules) => searchBot(rules),
}
