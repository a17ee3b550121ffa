import { playBots } from '../engine/bots/match.ts'
import type { Bot } from '../engine/kernel/bot.ts'
import { seededChance, seededLuck } from '../engine/kernel/chance.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import type { Outcome, Table } from '../engine/kernel/types.ts'

export interface Contestant {
  readonly name: string
  readonly bot: Bot
}

interface SimulationSetting {
  readonly rules: Ruleset
  readonly table: Table
  readonly contestants: readonly Contestant[]
  readonly games: number
  readonly seed: number
  /**
   * If true, each contestant moves to the next seat after each game, so that seats do not bias the
   * result.
   */
  readonly rotate: boolean
  readonly movesMax: number
}

export interface Wins {
  readonly name: string
  readonly games: number
  /** A shared first place counts as half a win for each of two players. */
  readonly wins: number
  readonly share: number
  /** Bounds of Wilson's 95 % confidence interval for `share`. */
  readonly low: number
  readonly high: number
  readonly meanScore: number
}

export interface Simulation {
  readonly ruleset: string
  readonly seats: number
  readonly options: unknown
  readonly seed: number
  readonly games: number
  readonly moves: { total: number; mean: number; median: number; p90: number; max: number }
  /**
   * Number of games for each reason why a game ended. A game that reached the move limit counts as
   * `unfinished`.
   */
  readonly outcomes: Readonly<Record<string, number>>
  readonly shared: number
  readonly perSeat: readonly Wins[]
  readonly perBot: readonly Wins[]
  readonly refused: number
  readonly seconds: number
  readonly movesPerSecond: number
}

interface Tally {
  games: number
  wins: number
  score: number
}

export function simulate(
  setting: SimulationSetting,
  progress: (played: number) => void = () => {},
): Simulation {
  const { rules, table, contestants, games, seed } = setting
  const lengths: number[] = []
  const outcomes: Record<string, number> = {}
  const seats = contestants.map((): Tally => ({ games: 0, wins: 0, score: 0 }))
  const names = [...new Set(contestants.map(({ name }) => name))]
  const byName = new Map(
    names.map((name): [string, Tally] => [name, { games: 0, wins: 0, score: 0 }]),
  )
  let shared = 0
  let refused = 0
  const began = performance.now()
  for (let number = 0; number < games; number += 1) {
    const seated = setting.rotate ? rotated(contestants, number) : contestants
    const played = playBots({
      rules,
      table,
      bots: seated.map(({ bot }) => bot),
      luck: seededLuck(seed + number * 2),
      chance: seededChance(seed + number * 2 + 1),
      movesMax: setting.movesMax,
    })
    lengths.push(played.moves)
    refused += played.refused
    const outcome = rules.outcome(played.game.state, table)
    const reason = outcome?.reason ?? 'unfinished'
    outcomes[reason] = (outcomes[reason] ?? 0) + 1
    if ((outcome?.ranking[0]?.length ?? 0) > 1) shared += 1
    for (const [seat, { name }] of seated.entries())
      for (const tally of [seats[seat]!, byName.get(name)!]) count(tally, outcome, seat)
    progress(number + 1)
  }
  const seconds = (performance.now() - began) / 1000
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return {
    ruleset: rules.id,
    seats: table.seats,
    options: table.options,
    seed,
    games,
    moves: { total, ...spread(lengths) },
    outcomes,
    shared,
    perSeat: seats.map((tally, seat) => winsOf(`seat ${seat}`, tally)),
    perBot: [...byName].map(([name, tally]) => winsOf(name, tally)),
    refused,
    seconds: rounded(seconds),
    movesPerSecond: Math.round(total / seconds),
  }
}

const rotated = <T>(items: readonly T[], by: number): T[] =>
  items.map((_, place) => items[(place + by) % items.length]!)

function count(tally: Tally, outcome: Outcome | null, seat: number): void {
  tally.games += 1
  if (!outcome) return
  const first = outcome.ranking[0] ?? []
  if (first.includes(seat)) tally.wins += 1 / first.length
  tally.score += outcome.scores[seat] ?? 0
}

function spread(lengths: readonly number[]) {
  const sorted = lengths.toSorted((one, other) => one - other)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
  const mean = rounded(sorted.reduce((sum, length) => sum + length, 0) / sorted.length)
  return { mean, median: at(0.5), p90: at(0.9), max: sorted.at(-1)! }
}

const Z_95 = 1.96

function winsOf(name: string, { games, wins, score }: Tally): Wins {
  const share = wins / games
  const z = Z_95 ** 2 / games
  const middle = (share + z / 2) / (1 + z)
  const reach = Math.sqrt((share * (1 - share)) / games + z / (4 * games)) * (Z_95 / (1 + z))
  return {
    name,
    games,
    wins: rounded(wins),
    share: rounded(share),
    low: rounded(Math.max(0, middle - reach)),
    high: rounded(Math.min(1, middle + reach)),
    meanScore: rounded(score / games),
  }
}

const rounded = (number: number): number => Math.round(number * 1000) / 1000
