// Measures the speed of each ruleset on one core: random games with a log, and the same moves
// without a log, as in the searches of bots.

import { bots } from '../../src/engine/bots/index.ts'
import { playBots } from '../../src/engine/bots/match.ts'
import { rollout } from '../../src/engine/bots/rollout.ts'
import type { Bot } from '../../src/engine/kernel/bot.ts'
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import { type Commit, replay } from '../../src/engine/kernel/game.ts'
import { create } from '../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { worldOf } from '../../src/engine/kernel/step.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import type { Table } from '../../src/engine/kernel/types.ts'
import { registry } from '../../src/engine/rulesets/index.ts'

/**
 * Warm-up time before the measurement, in CPU seconds, in which the just-in-time compiler optimizes
 * the code.
 */
const WARM_SECONDS = 5
const MEASURED_SECONDS = 2
const MOVES_MAX = 3_000
const LOGS = 50
const widths = [14, 12, 14, 12, 12, 14]

console.log(`\nrandom games of every ruleset, smallest table, one core, ${process.version}`)
print(['', 'moves/s', 'played out/s', 'moves/game', 'bytes/game', 'folded/s'])
for (const rules of Object.values(registry)) print(measured(rules))

function measured(rules: Ruleset): string[] {
  const table = buildTable(rules, { seats: rules.seats.min })
  const decided = rateOf((seed) => played(rules, table, seed))
  const tried = rateOf((seed) => playedOut(rules, table, seed))
  const logs = Array.from({ length: LOGS }, (_, seed) => logOf(rules, table, seed))
  const folded = rateOf((game) => replay(rules, table, logs[game % LOGS]!).version)
  const bytes = JSON.stringify(logs).length / LOGS
  const figures = [decided.rate, tried.rate, decided.each, bytes, folded.rate]
  return [rules.id, ...figures.map(round)]
}

interface Measured {
  readonly rate: number
  readonly each: number
}

function rateOf(done: (game: number) => number): Measured {
  const measure = (seconds: number) => {
    const began = cpuSeconds()
    let [games, all] = [0, 0]
    while (cpuSeconds() - began < seconds) {
      games += 1
      all += done(games)
    }
    return { rate: all / (cpuSeconds() - began), each: all / games }
  }
  measure(WARM_SECONDS)
  return measure(MEASURED_SECONDS)
}

function played(
  rules: Ruleset,
  table: Table,
  seed: number,
  keep?: (commit: Commit) => void,
): number {
  const setting = { rules, table, bots: Array(table.seats).fill(bots.random!(rules)) }
  const luck = seededLuck(seed)
  const chance = seededChance(seed)
  return playBots({ ...setting, luck, chance, movesMax: MOVES_MAX }, keep).moves
}

function logOf(rules: Ruleset, table: Table, seed: number): Commit[] {
  const log: Commit[] = []
  played(rules, table, seed, (commit) => log.push(commit))
  return log
}

function playedOut(rules: Ruleset, table: Table, seed: number): number {
  const { game } = create(rules, table, seededLuck(seed), 0)
  const random = bots.random!(rules)
  let moves = 0
  const bot: Bot = (turn) => {
    const move = random(turn)
    if (move !== null) moves += 1
    return move
  }
  const setting = { luck: seededChance(seed + 1), chance: seededChance(seed), bot }
  const world = worldOf(rules, table, game.state, game.resigned)
  rollout(rules, world, { ...setting, movesMax: MOVES_MAX })
  return moves
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
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
