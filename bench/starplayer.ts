import { bots } from '../src/bots/index.ts'
import { playBots } from '../src/bots/match.ts'
import { seededChance, seededLuck } from '../src/kernel/chance.ts'
import type { Ruleset } from '../src/kernel/ruleset.ts'
import { buildTable } from '../src/kernel/table.ts'
import { starplayer } from '../src/rulesets/starplayer/index.ts'
import type { State } from '../src/rulesets/starplayer/types.ts'

/** How long games of the bot are, how they end, and how it does against random seats. */
const games = Number(process.argv[2] ?? 500)
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

/** Seat by seat the first bot changes its place, so that nobody owes a win to a seat. */
function playAll(seats: number, others: typeof heuristic, options: object): Tally {
  const table = buildTable(rules, { seats, options })
  const tally: Tally = { turns: [], moves: [], trophies: 0, wins: 0, refused: 0 }
  for (let number = 0; number < games; number += 1) {
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
    const { turn, result } = game.state as State
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
const percent = (count: number): string => `${((count / games) * 100).toFixed(1)} %`

function row(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

const estimates = { 2: '70-80', 3: '95-125', 4: '115-165' } as const

console.log(`${games} games per line\n`)
row([
  'mode',
  'seats',
  'spec, turns',
  'median turns',
  'p90',
  'median moves',
  'p90',
  'won by the Cup',
])
row(Array(8).fill('---'))
for (const mode of ['standard', 'short', 'five-a-side'] as const)
  for (const seats of [2, 3, 4] as const) {
    const { turns, moves, trophies } = playAll(seats, heuristic, { mode })
    const spec = mode === 'standard' ? estimates[seats] : ''
    const lengths = [turns, moves].flatMap((all) => [part(all, 0.5), part(all, 0.9)])
    row([mode, seats, spec, ...lengths, percent(trophies)])
  }
console.log('')
row(['seats', 'bot’s share', 'fair share', 'median turns', 'refused moves'])
row(Array(5).fill('---'))
for (const seats of [2, 3, 4]) {
  const { turns, wins, refused } = playAll(seats, random, {})
  row([seats, percent(wins), percent(games / seats), part(turns, 0.5), refused])
}
