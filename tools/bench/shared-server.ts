// Measures several nodes of the service that share one database, in several set-ups and in
// alternating rounds.
import { fileURLToPath } from 'node:url'
import type { LoadOrder, LoadResult } from './load.ts'
import {
  type Bench,
  cpuOf,
  median,
  queryRows,
  type Served,
  serverAt,
  type Worker,
} from './processes.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 2)
const MEASURED = { clients: 32, games: 128, movesPerGame: Number(process.env.MOVES ?? 30) }
const WARMING = { clients: 32, games: 32, movesPerGame: 10 }
/** A PostgreSQL session reports its statistics only after ten idle seconds. */
const STATISTICS_MILLISECONDS = 11_000

export const ownBuild = fileURLToPath(new URL('../../..', import.meta.url))

export interface Way {
  readonly name: string
  readonly build: string
  readonly database: string
  readonly servers: readonly string[]
  readonly hasAffinity: boolean
}

interface Figures {
  readonly moves: number
  readonly p50: number
  readonly p99: number
  readonly nodes: number
  readonly servers: readonly number[]
  readonly atRest: readonly number[]
  readonly flushes: number
}

export async function compareWays(
  bench: Bench,
  sizes: readonly number[],
  ways: readonly Way[],
): Promise<void> {
  const workers = await inTurn(Math.max(...sizes), () => bench.worker('tools/bench/load.js'))
  for (const nodes of sizes) {
    const found = new Map(ways.map((way): [Way, Figures[]] => [way, []]))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
        const served = await inTurn(nodes, () => bench.serveBuild(way.build, way.database))
        const one = await measure(way, served, workers.slice(0, nodes), round)
        found.get(way)!.push(one)
      }
    print(nodes, found)
  }
}

async function inTurn<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < count) made.push(await make())
  return made
}

/**
 * The servers are stopped after each measurement, because a PostgreSQL session reports all its
 * statistics when it ends.
 */
async function measure(
  { servers, hasAffinity }: Way,
  nodes: readonly Served[],
  workers: readonly Worker[],
  round: number,
): Promise<Figures> {
  const ports = nodes.map(({ port }) => port)
  const all = <R>(step: LoadOrder['step'], size: typeof MEASURED, seed: number) =>
    Promise.all(
      workers.map((worker, place) => {
        const own = ports[place]!
        const others = hasAffinity ? [] : ports.filter((port) => port !== own)
        return worker.ask<LoadOrder, R>({
          step,
          kind: 'games',
          ports: [own, ...others],
          seed: seed + 1_000 * place,
          ...size,
          clients: size.clients / nodes.length,
          games: size.games / nodes.length,
        })
      }),
    )
  const seed = 100_000 * (round + 1)
  await all('prepare', WARMING, seed)
  await all('play', WARMING, seed)
  await all('prepare', MEASURED, seed)
  const spentBy = await Promise.all(servers.map(serverAt))
  const spent = () => ({
    at: performance.now(),
    servers: spentBy.map(now),
    nodes: sum(nodes.map(({ pid }) => cpuOf(pid))),
  })
  const resting = spent()
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_MILLISECONDS))
  const rested = spent()
  const atRest = perMillisecond(resting, rested)
  const flushesBefore = await flushesAt(servers)
  const before = spent()
  const results = await all<LoadResult>('play', MEASURED, seed)
  const after = spent()
  await Promise.all(nodes.map(({ stop }) => stop()))
  const failed = sum(results.map((one) => one.failed))
  if (failed > 0) throw new Error(`${failed} moves failed`)
  const moves = sum(results.map((one) => one.moves))
  return {
    moves: moves / Math.max(...results.map(({ seconds }) => seconds)),
    p50: median(results.map(({ p50 }) => p50)),
    p99: Math.max(...results.map(({ p99 }) => p99)),
    nodes: (after.nodes - before.nodes) / moves,
    servers: perMillisecond(before, after).map(
      (one, place) => ((one - atRest[place]!) * (after.at - before.at)) / moves,
    ),
    atRest,
    flushes: ((await flushesAt(servers)) - flushesBefore) / moves,
  }
}

interface Spent {
  readonly at: number
  readonly servers: readonly number[]
}

const perMillisecond = (from: Spent, to: Spent): number[] =>
  to.servers.map((one, place) => (one - from.servers[place]!) / (to.at - from.at))

const now = (of: () => number): number => of()
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const flushed = {
  before18: 'select wal_sync::int as flushes from pg_stat_wal',
  since18: `select sum(fsyncs)::int as flushes from pg_stat_io where object = 'wal'`,
}

async function flushesAt(servers: readonly string[]): Promise<number> {
  const each = servers.map(async (url) => {
    const [server] = await queryRows<{ version: string }>(
      url,
      `select current_setting('server_version_num') as version`,
    )
    const text = Number(server!.version) < 180_000 ? flushed.before18 : flushed.since18
    return (await queryRows<{ flushes: number }>(url, text))[0]!.flushes
  })
  return sum(await Promise.all(each))
}

function print(nodes: number, found: ReadonlyMap<Way, readonly Figures[]>): void {
  const { clients, games, movesPerGame } = MEASURED
  console.log(
    `\n${nodes} ${nodes === 1 ? 'node' : 'nodes'}, ${clients} clients, ${games} games of ` +
      `${movesPerGame} moves, medians of ${ROUNDS} rounds`,
  )
  const titles = ['moves/s', 'p50 ms', 'p99 ms', 'node µs', 'servers µs', 'at rest', 'flushes']
  console.log(`${''.padEnd(26)}${titles.map((title) => title.padStart(11)).join('')}`)
  for (const [{ name, servers }, rounds] of found) {
    const of = (pick: (one: Figures) => number) => median(rounds.map(pick))
    const each = servers.map((_, place) => of((one) => one.servers[place]!).toFixed(0))
    const cells = [
      ...[of(({ moves }) => moves).toFixed(0), of(({ p50 }) => p50).toFixed(1)],
      ...[of(({ p99 }) => p99).toFixed(1), of((one) => one.nodes).toFixed(0)],
      ...[of((one) => sum(one.servers)).toFixed(0), of((one) => sum(one.atRest)).toFixed(1)],
      of((one) => one.flushes).toFixed(3),
    ]
    const apart = each.length > 1 ? `  = ${each.join(' + ')}` : ''
    console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(11)).join('') + apart)
  }
}
