// Several nodes on one server, each with its own games: builds turn and turn about.
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { LoadOrder, LoadResult } from './load.ts'
import { type Bench, cpuOf, median, onDatabase, type Served, type Worker } from './processes.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 2)
const NODES = [2, 4] as const
/** Of all nodes together. */
const [CLIENTS, GAMES, MOVES_PER_GAME] = [32, 128, 30]
/** A node that has just started makes its first thousands of moves at twice the price. */
const WARM_UP_ROUNDS = 2
/** A session tells of its flushes when it has rested for ten seconds. */
const STATISTICS_MILLISECONDS = 11_000

interface Figures {
  readonly moves: number
  readonly p50: number
  readonly p99: number
  /** Microseconds of CPU a move, of the nodes and of the server. */
  readonly nodes: number
  readonly server: number
  readonly flushes: number
}

export async function compareNodes(): Promise<void> {
  const own = fileURLToPath(new URL('../..', import.meta.url))
  const builds = [...(process.env.OTHER ? [process.env.OTHER] : []), own]
  await onDatabase(async (bench) => {
    const databases = await Promise.all(builds.map((_, place) => database(bench.url, place)))
    const workers = await inTurn(Math.max(...NODES), () => bench.worker('bench/load.js'))
    for (const nodes of NODES) {
      const found = builds.map((): Figures[] => [])
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [place, build] of [...builds.entries()].sort(turned(round))) {
          const served = await inTurn(nodes, () => bench.serveBuild(build, databases[place]!))
          found[place]!.push(await measure(bench, served, workers.slice(0, nodes), round))
          await Promise.all(served.map(({ stop }) => stop()))
        }
      print(nodes, builds, found)
    }
  })
}

const turned =
  (round: number) =>
  ([one]: [number, string], [other]: [number, string]): number =>
    round % 2 === 0 ? one - other : other - one

async function inTurn<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < count) made.push(await make())
  return made
}

async function database(url: string, place: number): Promise<string> {
  const name = `build_${place}`
  await asked(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

async function asked<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<R>(text)
  await client.end()
  return rows
}

async function measure(
  { url }: Bench,
  nodes: readonly Served[],
  workers: readonly Worker[],
  round: number,
): Promise<Figures> {
  const orderOf = (place: number, turn: number): Omit<LoadOrder, 'step'> => ({
    ...{ kind: 'games', port: nodes[place]!.port },
    seed: 10_000 * (round + 1) + 1_000 * turn + 100 * place,
    ...{ clients: CLIENTS / nodes.length, games: GAMES / nodes.length },
    movesPerGame: MOVES_PER_GAME,
  })
  const all = <R>(step: LoadOrder['step'], turn: number) =>
    Promise.all(
      workers.map((one, place) => one.ask<LoadOrder, R>({ step, ...orderOf(place, turn) })),
    )
  for (let turn = 1; turn <= WARM_UP_ROUNDS; turn += 1) {
    await all('prepare', turn)
    await all('play', turn)
  }
  await all('prepare', 0)
  const flushesBefore = await flushesIn(url)
  const before = await cpuNow(url, nodes)
  const results = await all<LoadResult>('play', 0)
  const after = await cpuNow(url, nodes)
  const flushes = (await flushesIn(url)) - flushesBefore
  const moves = results.reduce((sum, one) => sum + one.moves, 0)
  const failed = results.reduce((sum, one) => sum + one.failed, 0)
  if (failed > 0) throw new Error(`${failed} moves failed`)
  const each = (what: keyof Cpu) => (after[what] - before[what]) / moves
  return {
    moves: moves / Math.max(...results.map(({ seconds }) => seconds)),
    p50: median(results.map(({ p50 }) => p50)),
    p99: Math.max(...results.map(({ p99 }) => p99)),
    ...{ nodes: each('nodes'), server: each('server'), flushes: flushes / moves },
  }
}

interface Cpu {
  readonly nodes: number
  readonly server: number
}

async function cpuNow(url: string, nodes: readonly Served[]): Promise<Cpu> {
  const [row] = await asked<{ pids: number[] }>(
    url,
    'select array_agg(pid) as pids from pg_stat_activity',
  )
  const sum = (pids: readonly number[]) => pids.map(cpuOf).reduce((all, one) => all + one, 0)
  return { nodes: sum(nodes.map(({ pid }) => pid)), server: sum(row!.pids) }
}

async function flushesIn(url: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_MILLISECONDS))
  const [row] = await asked<{ flushes: string }>(
    url,
    `select sum(fsyncs) as flushes from pg_stat_io where object = 'wal'`,
  )
  return Number(row!.flushes)
}

function print(nodes: number, builds: readonly string[], found: readonly Figures[][]): void {
  console.log(`\n${nodes} nodes on one server, ${CLIENTS} clients, medians of ${ROUNDS} rounds`)
  const titles = ['moves/s', 'p50 ms', 'p99 ms', 'node µs', 'server µs', 'flushes']
  console.log(`${''.padEnd(24)}${titles.map((title) => title.padStart(11)).join('')}`)
  for (const [place, build] of builds.entries()) {
    const of = (what: keyof Figures) => median(found[place]!.map((one) => one[what]))
    const [rates, cpu] = [(['p50', 'p99'] as const).map(of), (['nodes', 'server'] as const).map(of)]
    const cells = [
      ...[of('moves').toFixed(0), ...rates.map((one) => one.toFixed(1))],
      ...[...cpu.map((one) => one.toFixed(0)), of('flushes').toFixed(3)],
    ]
    console.log(build.slice(-24).padEnd(24) + cells.map((cell) => cell.padStart(11)).join(''))
  }
}
