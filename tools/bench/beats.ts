// Measures the time to compute animations. Before each move in a game between bots, one player
// requests the animation of the events since the player's last move.

import { beatsOfStretch } from '../../src/app/games/beats-since.ts'
import type { BeatSource } from '../../src/app/games/present.ts'
import { playBots } from '../../src/engine/bots/match.ts'
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import type { Commit } from '../../src/engine/kernel/game.ts'
import { copied } from '../../src/engine/kernel/json.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { registry } from '../../src/engine/rulesets/index.ts'

const SEEDS = 4
const MOVES_MAX = 3_000
const SEAT = 0
const widths = [14, 10, 10, 10, 10, 12, 12]

console.log(`\nbeats since the last move of a seat, largest table, one core, ${process.version}`)
print(['', 'stretches', 'events p95', 'ms p50', 'ms p95', 'bytes p95', 'ms p99.9'])
for (const rules of Object.values(registry)) print(measured(rules))

function measured(rules: Ruleset): string[] {
  const stretches = Array.from({ length: SEEDS }, (_, seed) => stretchesOf(rules, seed)).flat()
  const warm = stretches.slice(Math.floor(stretches.length / SEEDS))
  const of = (field: 'ms' | 'bytes' | 'events', part: number) =>
    warm.map((one) => one[field]).sort((one, other) => one - other)[Math.floor(warm.length * part)]!
  return [
    rules.id,
    `${warm.length}`,
    `${of('events', 0.95)}`,
    of('ms', 0.5).toFixed(1),
    of('ms', 0.95).toFixed(1),
    `${of('bytes', 0.95)}`,
    of('ms', 0.999).toFixed(1),
  ]
}

interface Measured {
  readonly ms: number
  readonly bytes: number
  readonly events: number
}

function stretchesOf(rules: Ruleset, seed: number): Measured[] {
  const { max: seats } = rules.seats
  const table = buildTable(rules, { seats })
  const commits: Commit[] = []
  const versions: number[] = []
  const source = { rules, record: {}, table, commits, versions } as unknown as BeatSource
  const found: Measured[] = []
  let since = 0
  let version = 0
  const keep = (commit: Commit) => {
    const isOwn = commit.cause.kind === 'move' && commit.cause.seat === SEAT
    if (since === 0) since = commit.events.length
    else if (isOwn) {
      found.push(timed(source, since, version))
      since = version
    }
    version += commit.events.length
    commits.push(copied(commit) as Commit)
    versions.push(version)
  }
  const bots = Array.from({ length: seats }, () => rules.bot)
  const [luck, chance] = [seededLuck(seed), seededChance(seed + 1)]
  playBots({ rules, table, bots, luck, chance, movesMax: MOVES_MAX }, keep)
  return found
}

function timed(source: BeatSource, since: number, version: number): Measured {
  const began = process.cpuUsage()
  const stretch = { source, viewer: SEAT, over: false, since, version }
  const { beats } = beatsOfStretch(stretch)
  const { user, system } = process.cpuUsage(began)
  const bytes = JSON.stringify(beats).length
  return { ms: (user + system) / 1_000, bytes, events: version - since }
}

function print(columns: readonly string[]): void {
  console.log(columns.map((column, place) => column.padStart(widths[place]!)).join('  '))
}
