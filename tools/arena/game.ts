import { botCalled } from '../../src/cli/arguments.ts'
import { bots } from '../../src/engine/bots/index.ts'
import { playBots } from '../../src/engine/bots/match.ts'
import type { SearchResult } from '../../src/engine/bots/search.ts'
import type { Bot } from '../../src/engine/kernel/bot.ts'
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import { canonical } from '../../src/engine/kernel/json.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import type { Seat, Table, Tagged } from '../../src/engine/kernel/types.ts'

export interface Spent {
  readonly thoughts: number
  readonly tries: number
  readonly changed: number
  readonly milliseconds: number
}

export interface ArenaGame {
  readonly ruleset: string
  readonly options: unknown
  readonly players: readonly string[]
  readonly place: Seat
  /** Number of the deal. Games with the same deal number have the same random draws. */
  readonly deal: number
  /** Time limit for each bot search; absent if only the number of simulations limits the search. */
  readonly millisecondsMax?: number
  readonly ranking: readonly (readonly Seat[])[]
  readonly scores: readonly number[]
  readonly moves: number
  readonly spent: { readonly [player: string]: Spent }
}

export interface Arena {
  readonly rules: Ruleset
  readonly table: Table
  readonly thoughtsMax: number | null
  /** Time limit for each bot search; null if only the number of simulations limits the search. */
  readonly millisecondsMax: number | null
  readonly movesMax: number
}

export interface Duel {
  readonly one: string
  readonly other: string
}

export const seatedIn = ({ one, other }: Duel, place: Seat, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === place ? one : other))

/**
 * Number of random seeds that are reserved for each deal, so that no two deals share random
 * numbers.
 */
const SEEDS_A_DEAL = 1_000

export function playGame(arena: Arena, duel: Duel, deal: number, place: Seat): ArenaGame {
  const { rules, table, movesMax } = arena
  const players = seatedIn(duel, place, table.seats)
  const spent = Object.fromEntries(players.map((name) => [name, new Tally()]))
  const seed = deal * SEEDS_A_DEAL
  const { game, moves } = playBots({
    rules,
    table,
    bots: players.map((name) => counted(arena, name, spent[name]!)),
    luck: seededLuck(seed),
    chance: seededChance(seed + 1),
    movesMax,
  })
  const outcome = rules.outcome(game.state, table)
  return {
    ruleset: rules.id,
    options: table.options,
    players,
    place,
    deal,
    ...(arena.millisecondsMax !== null && { millisecondsMax: arena.millisecondsMax }),
    ranking: outcome?.ranking ?? [players.map((_, seat) => seat)],
    scores: outcome?.scores ?? players.map(() => 0),
    moves,
    spent: Object.fromEntries(Object.entries(spent).map(([name, tally]) => [name, { ...tally }])),
  }
}

class Tally {
  thoughts = 0
  tries = 0
  changed = 0
  milliseconds = 0
}

function counted(arena: Arena, name: string, tally: Tally): Bot {
  const { rules, thoughtsMax, millisecondsMax } = arena
  const heuristic = bots.heuristic!(rules)
  let until = Number.POSITIVE_INFINITY
  const onResult = ({ move, tries, considered }: SearchResult<Tagged>) => {
    if (tries === 0) return
    tally.thoughts += 1
    tally.tries += tries
    if (!isSame(move, considered[0]?.move)) tally.changed += 1
  }
  const bot = botCalled(rules, name, { onResult, isUp: () => performance.now() > until })
  return (turn) => {
    if (millisecondsMax !== null) until = performance.now() + millisecondsMax
    if (thoughtsMax !== null && tally.thoughts >= thoughtsMax) return heuristic(turn)
    const began = process.cpuUsage()
    const { thoughts } = tally
    const move = bot(turn)
    const { user, system } = process.cpuUsage(began)
    if (tally.thoughts > thoughts) tally.milliseconds += (user + system) / 1_000
    return move
  }
}

const isSame = (one: Tagged | null, other: Tagged | undefined): boolean =>
  one !== null && other !== undefined && canonical(one) === canonical(other)
