// Repeats the searches of built-in bots in a logged game. If a repeated search finds the same move,
// the bot used only what its seat knew.
import type { Game, MoveCause } from '../kernel/game.ts'
import { sameJson } from '../kernel/json.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import type { Types } from '../kernel/types.ts'
import type { Witness } from '../kernel/verify.ts'
import { repeatSearch } from './house-bot.ts'
import { isLevel, triesOf } from './levels.ts'
import { SEARCH_VERSION } from './search.ts'

export type SeedOf = (part: number, decisionId: string) => number | null

export interface BotsFound {
  same: number
  /**
   * Number of confirmed bot moves whose search was stopped before all simulations were finished.
   */
  shortened: number
  /**
   * Number of bot moves that cannot be checked, because the version of the search algorithm differs
   * or the seed is unknown.
   */
  unjudged: number
  readonly others: OtherMove[]
}

interface OtherMove {
  readonly version: number
  readonly seat: number
  readonly expected: unknown
  readonly stored: unknown
}

const OTHERS_MAX = 20

export const noBots = (): BotsFound => ({ same: 0, shortened: 0, unjudged: 0, others: [] })

export const thinkingAgain =
  (rules: Ruleset, seedOf: SeedOf, found: BotsFound): Witness =>
  (game, { cause, rules: decidedBy }, part) => {
    if (cause.kind !== 'move' || cause.thought === undefined) return
    const seed = seedOf(part, cause.decisionId)
    const isKnown = cause.thought.thinker === SEARCH_VERSION && decidedBy === rules.version
    if (seed === null || !isKnown) found.unjudged += 1
    else compare(rules, game, { cause, seed }, found)
  }

interface StoredMove {
  readonly cause: MoveCause<Types>
  readonly seed: number
}

function compare(rules: Ruleset, game: Game, { cause, seed }: StoredMove, found: BotsFound): void {
  const { seat, decisionId, move: stored, thought } = cause
  const decision = game.open.find(({ id }) => id === decisionId)
  if (!decision || !thought) return
  const move = repeatSearch(rules, game, { decision, seed }, thought)
  const expected = move && rules.moves[move.type]?.parse(move)
  if (sameJson(expected, stored)) {
    found.same += 1
    const { level, tries, cutAfter } = thought
    const isWhole =
      isLevel(level) && tries === (triesOf(rules, level) ?? 0) && cutAfter === undefined
    if (!isWhole) found.shortened += 1
  } else if (found.others.length < OTHERS_MAX)
    found.others.push({ version: game.version, seat, expected, stored })
}

export function countBots(sum: BotsFound, found: BotsFound | null): void {
  if (!found) return
  sum.same += found.same
  sum.shortened += found.shortened
  sum.unjudged += found.unjudged
}

export function faultOfBots(found: BotsFound | null): string | null {
  const [first] = found?.others ?? []
  return first
    ? `the repeated search of the bot of seat ${first.seat} differs after version ` +
        `${first.version}`
    : null
}

export function sentencesOfBots({ same, shortened, unjudged, others }: BotsFound): string[] {
  const differences = others.map(
    ({ version, seat, expected, stored }) =>
      `THE BOT OF SEAT ${seat} played ${JSON.stringify(stored)} after version ` +
      `${version}; THE REPEATED SEARCH GIVES ${JSON.stringify(expected)}.`,
  )
  return [
    `${same} bot searches were repeated with the same result; ${shortened} of them ` +
      'had less time than their level allows.',
    ...(unjudged > 0 ? [`${unjudged} bot moves of another search version were NOT repeated.`] : []),
    ...differences,
  ]
}
