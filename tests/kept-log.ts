import { readdirSync } from 'node:fs'
import { bots } from '../src/engine/bots/index.ts'
import { playBots } from '../src/engine/bots/match.ts'
import { seededChance } from '../src/engine/kernel/chance.ts'
import type { Commit } from '../src/engine/kernel/game.ts'
import { resign } from '../src/engine/kernel/perform.ts'
import type { Ruleset } from '../src/engine/kernel/ruleset.ts'
import { buildTable } from '../src/engine/kernel/table.ts'
import { chainKey, firstHead, nextHead } from '../src/engine/luck/chain.ts'
import { type LogHeader, type LogRow, pack } from '../src/engine/luck/log.ts'
import { commitmentTo, hmacLuck } from '../src/engine/luck/stream.ts'

/** Compiled tests are in `dist`, but the recorded game logs are in the source folder. */
const FOLDER = new URL('../../tests/logs/', import.meta.url)
const GAME = '019a0000-0000-7000-8000-000000000001'
const SEED = '5e'.repeat(32)
const AT = Date.UTC(2026, 0, 1)
const MOVES_MAX = 40
const COMMITS_PER_ROW = 3

export const keptLogOf = ({ id, version }: Ruleset): URL =>
  new URL(`${id}-v${version}.ndjson`, FOLDER)

export const keptLogsOf = ({ id }: Ruleset): URL[] =>
  readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${id}-v`))
    .map((name) => new URL(name, FOLDER))

export function writeKeptLog(rules: Ruleset, movesMax = MOVES_MAX): string {
  const seats = rules.seats.min
  const table = buildTable(rules, { seats, options: {} })
  const luck = hmacLuck(SEED, GAME)
  const commits: Commit[] = []
  const players = Array.from({ length: seats }, (_, seat) =>
    bots[seat === 1 ? 'random' : 'heuristic']!(rules),
  )
  const { game } = playBots(
    { rules, table, luck, at: AT, bots: players, chance: seededChance(1), movesMax },
    (commit) => commits.push(commit),
  )
  for (let seat = 0; !game.over; seat += 1) commits.push(resign(rules, game, seat, luck, AT))
  const { options, choices, decisionSeconds, content } = table
  const header: LogHeader = {
    format: 'touchline-log',
    formatVersion: 1,
    game: GAME,
    ruleset: rules.id,
    table: { seats, options, choices: [...choices], decisionSeconds },
    contentPack: { hash: 'of-the-house', content },
    commitment: commitmentTo(SEED),
    seed: SEED,
    entropy: [],
  }
  const lines = [header, ...rowsOf(commits)].map((line) => JSON.stringify(line))
  return `${lines.join('\n')}\n`
}

function* rowsOf(commits: readonly Commit[]): Generator<LogRow> {
  const key = chainKey(SEED)
  let head = firstHead(GAME)
  let firstVersion = 0
  for (let first = 0; first < commits.length; first += COMMITS_PER_ROW) {
    const some = commits.slice(first, first + COMMITS_PER_ROW)
    const packed = pack(some)
    head = nextHead(key, head, packed)
    const lastVersion = some.reduce((sum, { events }) => sum + events.length, firstVersion)
    yield { firstVersion, lastVersion, head, packed }
    firstVersion = lastVersion
  }
}
