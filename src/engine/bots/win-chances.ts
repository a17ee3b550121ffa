import { answerAt } from '../kernel/answers.ts'
import { seededChance } from '../kernel/chance.ts'
import { blank, type Commit, fold, type Game } from '../kernel/game.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { split, step } from '../kernel/step.ts'
import type { Table, Types } from '../kernel/types.ts'
import { winChancesIn } from './position-value.ts'

/**
 * Each seat's chance of winning after a commit of the game's log, calculated from all information,
 * including hidden information.
 */
export interface WinChances {
  readonly version: number
  readonly chances: readonly number[]
  /**
   * Luck of each seat in a commit: the actual change in the seat's chance of winning minus the
   * expected change; null if nothing was drawn.
   */
  readonly luck: readonly number[] | null
}

export const hasWinChances = ({ sense }: Pick<Ruleset, 'sense'>): boolean =>
  sense?.value !== undefined

/**
 * Computes each seat's chance of winning after every commit in the log of a finished game. A seat's
 * luck in a random draw is the actual change in its chance of winning minus the expected change.
 */
export function winChancesOf<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  commits: Iterable<Commit<K>>,
): WinChances[] {
  const game = blank(rules, table)
  const history: WinChances[] = []
  for (const commit of commits) {
    const expected = commit.drawn > game.drawn ? expectedOf(rules, game, commit) : null
    fold(rules, game, commit)
    const chances = winChancesIn(rules, game)
    const luck = expected && chances.map((chance, seat) => chance - (expected[seat] ?? chance))
    history.push({ version: game.version, chances, luck })
  }
  return history
}

export const luckIn = (history: readonly WinChances[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) =>
    history.reduce((sum, { luck }) => sum + (luck?.[seat] ?? 0), 0),
  )

export interface TurningPoint {
  readonly version: number
  readonly seat: number
  readonly from: number
  readonly to: number
}

export function turningPoints(history: readonly WinChances[], most: number): TurningPoint[] {
  const changes = history.slice(1).map(({ version, chances }, place): TurningPoint => {
    const before = history[place]!.chances
    const gains = chances.map((chance, seat) => chance - before[seat]!)
    const seat = gains.indexOf(Math.max(...gains))
    return { version, seat, from: before[seat]!, to: chances[seat]! }
  })
  return changes
    .filter(({ from, to }) => to - from >= CHANGE_MIN)
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, most)
}
const CHANGE_MIN = 0.1

function expectedOf<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  commit: Commit<K>,
): readonly number[] | null {
  const { seats } = game.table
  if (commit.cause.kind === 'setup') return Array<number>(seats).fill(1 / seats)
  const answer = answerAt(game, commit)
  if (!answer) return null
  const sums = Array<number>(seats).fill(0)
  try {
    for (let luck = 0; luck < REDRAWS; luck += 1) {
      const world = split(game)
      step(rules, world, answer.decision, answer.cause.move, seededChance(luck))
      for (const [seat, chance] of winChancesIn(rules, world).entries()) sums[seat]! += chance
    }
  } catch (error) {
    // An earlier version of the rules accepted this move of the stored game, but the current rules
    // refuse the move.
    if (error instanceof Refusal) return null
    throw error
  }
  return sums.map((sum) => sum / REDRAWS)
}
const REDRAWS = 32
