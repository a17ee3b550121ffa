import { bots } from '../../src/engine/bots/index.ts'
import { playBots } from '../../src/engine/bots/match.ts'
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import { register } from '../../src/engine/kernel/define.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { superclub } from '../../src/engine/rulesets/superclub/index.ts'
import type { Draft } from '../../src/engine/rulesets/superclub/state.ts'

/**
 * Measures how often Superclub's built-in bot beats random bots, and how long games last. `npm run
 * bench -- superclub 200 5,6` sets the number of games per row and the numbers of managers.
 */
const [, , , count = '200', seatCounts = '2,3,4,5,6'] = process.argv
const games = Number(count)
const MOVES_MAX = 100_000
const rules = register(superclub)

interface Row {
  wins: number
  refused: number
  moves: number
  seasons: number[]
  reasons: Map<string, number>
}

function play(seats: number, others: 'heuristic' | 'random'): Row {
  const row: Row = { wins: 0, refused: 0, moves: 0, seasons: [], reasons: new Map() }
  const table = buildTable(rules, { seats })
  for (let seed = 0; seed < games; seed += 1) {
    const own = seed % seats
    const names = Array.from({ length: seats }, (_, seat) => (seat === own ? 'heuristic' : others))
    const { game, moves, refused } = playBots({
      rules,
      table,
      bots: names.map((name) => bots[name]!(rules)),
      luck: seededLuck(seed),
      chance: seededChance(seed + games),
      movesMax: MOVES_MAX,
    })
    const { shared } = game.state as Draft
    const reason = shared.result?.reason ?? 'unfinished'
    row.wins += shared.result?.winner === own ? 1 : 0
    row.refused += refused
    row.moves += moves
    row.seasons.push(shared.year)
    row.reasons.set(reason, (row.reasons.get(reason) ?? 0) + 1)
  }
  return row
}

const percent = (part: number): string => `${((100 * part) / games).toFixed(1)} %`
const reasonsOf = ({ reasons }: Row): string =>
  [...reasons].map(([reason, count]) => `${reason} ${percent(count)}`).join(', ')

console.log('| seats | bots | wins of the heuristic | seasons | range | moves a game | ended by |')
console.log('|---|---|---|---|---|---|---|')
for (const seats of seatCounts.split(',').map(Number))
  for (const others of ['random', 'heuristic'] as const) {
    const row = play(seats, others)
    const mean = row.seasons.reduce((sum, one) => sum + one, 0) / games
    const range = `${Math.min(...row.seasons)} to ${Math.max(...row.seasons)}`
    const wins = others === 'random' ? percent(row.wins) : '-'
    const who = others === 'random' ? 'one against random ones' : 'heuristic only'
    const moves = Math.round(row.moves / games)
    const cells = [seats, who, wins, mean.toFixed(1), range, moves, reasonsOf(row)]
    console.log(`| ${cells.join(' | ')} |`)
    if (row.refused > 0) console.log(`${row.refused} moves were refused`)
  }
