// Measures the length of STARPLAYER games, how these games end, and how often the built-in bot
// beats random players. `npm run bench -- starplayer 500` plays 500 games for each line of the
// output.
import { bots } from '../../src/engine/bots/index.ts'
import { playBots } from '../../src/engine/bots/match.ts'
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { starplayer } from '../../src/engine/rulesets/starplayer/index.ts'
import type { State } from '../../src/engine/rulesets/starplayer/types.ts'

const games = Number(process.argv[3] ?? 500)
const rules = starplayer as unknown as Ruleset
const heuristic = bots.heuristic!(rules)
const random = bots.random!(rules)

interface Tally {
  turns: number[]
  moves: number[]
  trophies: number
  wins: number
  refused: number
}

function playAll(seats: number, others: typeof heuristic, options: object, count: number): Tally {
  const table = buildTable(rules, { seats, options })
  const tally: Tally = { turns: [], moves: [], trophies: 0, wins: 0, refused: 0 }
  for (let number = 0; number < count; number += 1) {
    const own = number % seats
    const seated = Array.from({ length: seats }, (_, seat) => (seat === own ? heuristic : others))
    const { game, moves, refused } = playBots({
      rules,
      table,
      bots: seated,
      luck: seededLuck(number * 2),
      chance: seededChance(number * 2 + 1),
      movesMax: 100_000,
    })
    const { turn, result } = (game.state as State).shared
    const first = rules.outcome(game.state, table)?.ranking[0] ?? []
    tally.turns.push(turn.no)
    tally.moves.push(moves)
    tally.refused += refused
    if (result?.kind === 'trophy') tally.trophies += 1
    if (first.includes(own)) tally.wins += 1 / first.length
  }
  return tally
}

const part = (numbers: number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? 0
const percent = (count: number, of: number): string => `${((count / of) * 100).toFixed(1)} %`

function row(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

const estimates = { 2: '70-80', 3: '95-125', 4: '115-165' } as const
const seatCounts = [2, 3, 4] as const

/**
 * Fewer test games are needed for variants of the game for which the documentation states no
 * expected values.
 */
function tellLengths(mode: string, count: number): void {
  for (const seats of seatCounts) {
    const { turns, moves, trophies, refused } = playAll(seats, heuristic, { mode }, count)
    const spec = mode === 'standard' ? estimates[seats] : ''
    const lengths = [turns, moves].flatMap((all) => [part(all, 0.5), part(all, 0.9)])
    row([mode, seats, count, spec, ...lengths, percent(trophies, count), refused])
  }
}

row(['mode', 'seats', 'games', 'spec: turns', 'turns', 'p90', 'moves', 'p90', 'Cup won', 'refused'])
row(Array(10).fill('---'))
tellLengths('standard', games)
tellLengths('short', Math.ceil(games / 5))
tellLengths('five-a-side', Math.ceil(games / 5))
console.log('')
row(['seats', 'games', 'bot wins', 'a fair share', 'turns', 'p90', 'refused'])
row(Array(7).fill('---'))
for (const seats of seatCounts) {
  const { turns, wins, refused } = playAll(seats, random, {}, games)
  const lengths = [part(turns, 0.5), part(turns, 0.9)]
  row([seats, games, percent(wins, games), percent(games / seats, games), ...lengths, refused])
}
