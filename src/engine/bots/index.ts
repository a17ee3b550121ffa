import type { Bot } from '../kernel/bot.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import type { Tagged } from '../kernel/types.ts'
import { isLevel, triesOf } from './levels.ts'
import { noviceBot } from './novice.ts'
import { randomBot } from './random.ts'
import { type SearchBudget, type SearchResult, thinkingBot } from './search.ts'

export const bots: { readonly [name: string]: (rules: Ruleset) => Bot } = {
  heuristic: (rules) => rules.bot,
  steady: (rules) => rules.bot,
  novice: noviceBot,
  random: () => randomBot,
}

export const BOT_NAMES = [...Object.keys(bots), 'sharp', 'expert', 'master', 'tries:N'].join(', ')

export interface SearchObserver extends Pick<SearchBudget, 'isUp'> {
  readonly onResult?: (thought: SearchResult<Tagged>) => void
}

/**
 * Returns the bot with the given name. The name is a key of `bots`, a difficulty level that uses a
 * search, or `tries:N` for a search with N simulations. Returns undefined if the name is unknown or
 * the ruleset does not support the difficulty level.
 */
export function botNamed(
  rules: Ruleset,
  name: string,
  { onResult, ...watched }: SearchObserver = {},
): Bot | undefined {
  if (Object.hasOwn(bots, name)) return bots[name]?.(rules)
  const tries = isLevel(name) ? triesOf(rules, name) : triesNamed(name)
  return tries === null ? undefined : thinkingBot(rules, { tries, ...watched }, onResult)
}

const TRIES_DIGITS_MAX = 7

function triesNamed(name: string): number | null {
  const [, digits] = /^tries:([1-9]\d*)$/.exec(name) ?? []
  return digits === undefined || digits.length > TRIES_DIGITS_MAX ? null : Number(digits)
}
