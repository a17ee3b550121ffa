import type { SecretGameRecord } from '../../src/app/runtime/port.ts'
import { replay } from '../../src/engine/kernel/game.ts'
import { sameJson } from '../../src/engine/kernel/json.ts'
import { create } from '../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { verify } from '../../src/engine/kernel/verify.ts'
import { chainKey, firstHead, nextHead } from '../../src/engine/luck/chain.ts'
import { pack, unpack } from '../../src/engine/luck/log.ts'
import { hmacLuck } from '../../src/engine/luck/stream.ts'
import { type Setting, SimulatedDatabase, SimulatedNode } from './database.ts'
import { SimulatedPlayer } from './player.ts'
import { Scheduler } from './scheduler.ts'

const START = Date.UTC(2026, 0, 1)
const NODES = 3
const STEPS_MAX = 40_000
const CLOCK_JUMP_MILLISECONDS = 20_000

export interface Simulated {
  readonly problems: readonly string[]
  readonly moves: number
  readonly races: number
  readonly lost: number
  readonly rewound: number
  readonly trace: readonly string[]
}

/**
 * Plays one game on three nodes. The nodes lose requests, responses and notifications, and restart
 * with empty memory.
 */
export async function simulate(
  rules: Ruleset,
  seed: number,
  { failovers }: { readonly failovers: boolean },
): Promise<Simulated> {
  const scheduler = new Scheduler(seed)
  const setting = settingOf(rules, seed)
  const { table, record } = setting
  const luck = hmacLuck(record.seed, record.id, ['', ''])
  const { commit } = create(rules, table, luck, START)
  const packed = pack([commit])
  const head = nextHead(chainKey(record.seed), firstHead(record.id), packed)
  const lastVersion = commit.events.length
  const first = { gameId: record.id, firstVersion: 0, lastVersion, at: START, packed, head }
  const database = new SimulatedDatabase(scheduler, { ...first, wakeAt: null }, START)
  for (let no = 1; no <= NODES; no += 1)
    database.nodes.push(new SimulatedNode(`node ${no}`, database, scheduler, setting))
  const players = record.seats.map(({ seat }) => new SimulatedPlayer(seat, database, scheduler))
  const playing = Promise.allSettled(players.map((player) => player.play()))
  for (let steps = 0; steps < STEPS_MAX && !players.every(({ isDone }) => isDone); steps += 1) {
    await scheduler.step()
    disturb(scheduler, database, failovers)
  }
  scheduler.isCalm = true
  await scheduler.rest(STEPS_MAX)
  const problems = players.flatMap((player) => player.problems)
  if (players.every(({ isDone }) => isDone))
    for (const one of await playing)
      if (one.status === 'rejected') problems.push(`a player fails: ${one.reason}`)
  if (!players.every(({ isDone }) => isDone)) problems.push('a player waits for ever')
  problems.push(...(await faultsOf(setting, database, scheduler)))
  if (database.lost.length === 0) problems.push(...lostAnswers(database, players))
  return {
    problems,
    moves: movesIn(database).length,
    races: database.nodes.reduce((sum, { races }) => sum + races, 0),
    lost: database.lost.length,
    rewound: players.reduce((sum, { rewound }) => sum + rewound, 0),
    trace: scheduler.trace,
  }
}

function disturb(scheduler: Scheduler, database: SimulatedDatabase, failovers: boolean): void {
  const { chance } = scheduler
  if (scheduler.strikes(2)) database.clock += chance.below(CLOCK_JUMP_MILLISECONDS)
  if (scheduler.strikes(1)) chance.pick(database.nodes).restart()
  const isLong = database.rows.length > 2
  if (failovers && isLong && scheduler.strikes(1) && chance.below(4) === 0)
    database.failOver(1 + chance.below(2))
}

function settingOf(rules: Ruleset, seed: number): Setting {
  const decisionSeconds = seed % 2 === 0 ? 30 : null
  const table = buildTable(rules, { seats: rules.seats.min, options: {}, decisionSeconds })
  const seats = Array.from({ length: table.seats }, (_, seat) => ({
    seat,
    kind: 'account',
    account: `account ${seat}`,
    name: null,
    joined: true,
    choices: {},
    entropy: null,
    since: null,
    level: null,
  }))
  const record = {
    id: `019a0000-0000-7000-8000-${seed.toString(16).padStart(12, '0')}`,
    ruleset: rules.id,
    status: 'running',
    startedAt: START,
    absence: 'default',
    absenceLevel: null,
    seats,
    seed: seed.toString(16).padStart(64, '0'),
    save: null,
    // The test leaves out the fields of the record that a live game does not read.
  } as unknown as SecretGameRecord
  return { rules, table, record }
}

const commitsIn = ({ rows }: SimulatedDatabase) => rows.flatMap(({ packed }) => unpack(packed))

const movesIn = (database: SimulatedDatabase): string[] =>
  commitsIn(database).flatMap(({ cause }) =>
    'moveId' in cause && cause.moveId !== undefined ? [cause.moveId] : [],
  )

async function faultsOf(
  { rules, table, record }: Setting,
  database: SimulatedDatabase,
  scheduler: Scheduler,
): Promise<string[]> {
  const problems: string[] = []
  const commits = commitsIn(database)
  const game = replay(rules, table, commits)
  const luck = hmacLuck(record.seed, record.id, ['', ''])
  const { difference } = verify(rules, table, commits, [luck])
  if (difference) problems.push(`the log does not verify: ${difference.reason}`)
  let head = firstHead(record.id)
  for (const row of database.rows) {
    head = nextHead(chainKey(record.seed), head, row.packed)
    if (head !== row.head) problems.push(`the chain breaks at ${row.firstVersion}`)
  }
  const shown = database.nodes.map(({ live }) =>
    live.run((turn) => {
      const { version, state } = turn.game
      const text = JSON.stringify(state)
      return () => ({ version, text })
    }),
  )
  const looks = Promise.allSettled(shown)
  await scheduler.rest(STEPS_MAX)
  for (const one of await looks) {
    if (one.status === 'rejected') problems.push(`a node shows nothing: ${one.reason}`)
    else if (!sameJson(JSON.parse(one.value.text), JSON.parse(JSON.stringify(game.state))))
      problems.push(`a node shows another game at ${one.value.version}`)
  }
  return problems
}

function lostAnswers(database: SimulatedDatabase, players: readonly SimulatedPlayer[]): string[] {
  const stored = movesIn(database)
  const heads = new Set(database.rows.map(({ head }) => head))
  const told = players.flatMap((player) => player.told)
  return [
    ...(new Set(stored).size === stored.length ? [] : ['a move is stored twice']),
    ...told.flatMap(({ moveId, answer }) => {
      if (answer === null) return stored.includes(moveId) ? [`${moveId} is refused and stored`] : []
      if (!stored.includes(moveId)) return [`${moveId} is acknowledged and not stored`]
      return heads.has(answer.head) ? [] : [`${moveId} is answered with an unknown head`]
    }),
  ]
}
