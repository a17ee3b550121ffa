// A line for every registered ruleset: random games from the first move to the last, on one core.

import { bots } from '../src/bots/index.ts'
import { playBots } from '../src/bots/match.ts'
import { seededChance, seededLuck } from '../src/kernel/chance.ts'
import { type Commit, replay } from '../src/kernel/game.ts'
import type { Ruleset } from '../src/kernel/ruleset.ts'
import { buildTable } from '../src/kernel/table.ts'
import { registry } from '../src/rulesets/index.ts'

const SECONDS = 2
const MOVES_MAX = 3_000
const widths = [14, 7, 12, 12, 12, 14]

console.log(`\nrandom games of every ruleset, smallest table, one core, ${process.version}`)
print(['', 'games', 'moves/s', 'moves/game', 'bytes/game', 'folded/s'])
for (const rules of Object.values(registry)) print(measured(rules))

function measured(rules: Ruleset): string[] {
  const table = buildTable(rules, { seats: rules.seats.min })
  const random = bots.random!(rules)
  const logs: Commit[][] = []
  let moves = 0
  const began = performance.now()
  while (performance.now() - began < SECONDS * 1_000) {
    const seed = logs.length + 1
    const log: Commit[] = []
    const setting = { rules, table, bots: Array(table.seats).fill(random), movesMax: MOVES_MAX }
    const luck = seededLuck(seed)
    const chance = seededChance(seed)
    moves += playBots({ ...setting, luck, chance }, (commit) => log.push(commit)).moves
    logs.push(log)
  }
  const playing = (performance.now() - began) / 1_000
  const sample = logs.slice(0, 200)
  const events = sample.flat().reduce((sum, commit) => sum + commit.events.length, 0)
  const folding = performance.now()
  for (const log of sample) replay(rules, table, log)
  const folded = (performance.now() - folding) / 1_000
  const bytes = JSON.stringify(sample).length / sample.length
  return [
    rules.id,
    String(logs.length),
    round(moves / playing),
    round(moves / logs.length),
    round(bytes),
    round(events / folded),
  ]
}

function round(number: number): string {
  return String(Math.round(number))
}

function print(cells: readonly string[]): void {
  console.log(
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join(''),
  )
}
