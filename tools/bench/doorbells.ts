// Measures the cost of notifying many servers about a move, with PostgreSQL's NOTIFY and with Redis
// or Valkey. The environment variable `REDIS_SERVER` is the path of a server program that is not in
// PATH. In the benchmark, one server subscribes to each game. All servers of the benchmark run in
// one process, so the results can be compared with each other but are not absolute speeds.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../src/app/core/ids.ts'
import { PostgresNotifier } from '../../src/postgres/notifier/postgres-notifier.ts'
import { RedisChannels } from '../../src/postgres/notifier/redis-channels.ts'
import { RedisNotifier } from '../../src/postgres/notifier/redis-notifier.ts'
import { cpuOf, median, onDatabase, serverAt } from './processes.ts'

const NODES = [2, 4, 16, 64] as const
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const MILLISECONDS = Number(process.env.ROUND_SECONDS ?? 2) * 1_000
const [SENDERS, GAMES_PER_BATCH] = [2, 16]
const REDIS_PORT = 6_399
/**
 * The interval between probes is longer than a round of the benchmark, so that no probe disturbs
 * the measurement.
 */
const PROBE_MILLISECONDS = 3_600_000

interface Node {
  readonly bell: PostgresNotifier
  heard: number
}

interface Cost {
  readonly rings: number
  readonly messages: number
  readonly server: number
  readonly nodes: number
}

const kinds = ['notify', 'redis'] as const
type Kind = (typeof kinds)[number]

const redis = spawn(
  process.env.REDIS_SERVER ?? 'redis-server',
  ['--port', String(REDIS_PORT), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  { stdio: 'ignore' },
)
await once(redis, 'spawn')
try {
  await onDatabase(async ({ url }) => {
    const title = ['nodes', 'by', 'rings/s', 'heard a ring', 'server µs', 'nodes µs']
    console.log(title.map((word) => word.padStart(13)).join(''))
    for (const nodes of NODES) {
      const found: Record<Kind, Cost[]> = { notify: [], redis: [] }
      for (let round = 0; round < ROUNDS; round += 1)
        for (const kind of round % 2 === 0 ? kinds : kinds.toReversed())
          found[kind].push(await measure(url, kind, nodes))
      for (const kind of kinds) print(nodes, kind, found[kind])
    }
  })
} finally {
  redis.kill()
}

async function measure(url: string, kind: Kind, count: number): Promise<Cost> {
  const nodes: Node[] = []
  const waiting = new Map<string, () => void>()
  while (nodes.length < count) nodes.push(await nodeOf(url, kind, waiting))
  const games = Array.from({ length: SENDERS * GAMES_PER_BATCH }, (_, at) => newId(at))
  for (const [at, game] of games.entries())
    nodes[count - 1 - (at % (count - 1))]!.bell.subscribe(game)
  await sleep(200)
  const server = await serverOf(url, kind)
  const before = { server: server(), own: process.cpuUsage(), heard: heardBy(nodes) }
  const end = performance.now() + MILLISECONDS
  const began = performance.now()
  const rung = await Promise.all(
    nodes.slice(0, SENDERS).map((node, at) => {
      const own = games.slice(at * GAMES_PER_BATCH, (at + 1) * GAMES_PER_BATCH)
      return ringUntil(end, node, own, waiting)
    }),
  )
  const rings = rung.reduce((sum, one) => sum + one, 0)
  const { user, system } = process.cpuUsage(before.own)
  const cost: Cost = {
    rings: (rings * 1_000) / (performance.now() - began),
    messages: (heardBy(nodes) - before.heard) / rings,
    server: (server() - before.server) / rings,
    nodes: (user + system) / rings,
  }
  await Promise.all(nodes.map(({ bell }) => bell.close()))
  return cost
}

async function nodeOf(url: string, kind: Kind, waiting: Map<string, () => void>): Promise<Node> {
  const bell =
    kind === 'notify'
      ? new PostgresNotifier(url, PROBE_MILLISECONDS)
      : new RedisNotifier(
          url,
          await RedisChannels.connect(`redis://127.0.0.1:${REDIS_PORT}`),
          PROBE_MILLISECONDS,
        )
  const attended = new Set<string>()
  const node: Node = { bell, heard: 0 }
  const attend = bell.subscribe.bind(bell)
  bell.subscribe = (game) => {
    attended.add(game)
    attend(game)
  }
  bell.on('commit', (game, version) => {
    node.heard += 1
    if (attended.has(game)) waiting.get(`${game}:${version}`)?.()
  })
  await bell.open()
  return node
}

async function ringUntil(
  end: number,
  { bell }: Node,
  games: readonly string[],
  waiting: Map<string, () => void>,
): Promise<number> {
  let lastVersion = 0
  while (performance.now() < end) {
    lastVersion += 1
    const heard = games.map(
      (game) =>
        new Promise<void>((resolve) => {
          waiting.set(`${game}:${lastVersion}`, resolve)
        }),
    )
    bell.notifyCommits(games.map((gameId) => ({ gameId, lastVersion })))
    await Promise.all(heard)
    for (const game of games) waiting.delete(`${game}:${lastVersion}`)
  }
  return lastVersion * games.length
}

function heardBy(nodes: readonly Node[]): number {
  return nodes.reduce((sum, { heard }) => sum + heard, 0)
}

async function serverOf(url: string, kind: Kind): Promise<() => number> {
  if (kind === 'redis') return () => cpuOf(redis.pid!)
  return serverAt(url)
}

function print(nodes: number, kind: Kind, costs: readonly Cost[]): void {
  const of = (what: keyof Cost) => median(costs.map((one) => one[what]))
  const cells = [String(nodes), kind, of('rings').toFixed(0), of('messages').toFixed(2)]
  const micros = [of('server').toFixed(1), of('nodes').toFixed(1)]
  console.log([...cells, ...micros].map((cell) => cell.padStart(13)).join(''))
}
