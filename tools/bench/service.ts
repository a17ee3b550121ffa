// Compares the cost of a move over HTTP with the cost of a handler that executes one INSERT. Rounds
// of moves and rounds of INSERTs alternate on the same PostgreSQL server, and a separate process
// generates the load.
import pg from 'pg'
import type { LoadOrder, LoadResult } from './load.ts'
import { at, cpuOf, median, onDatabase, type Served, serverAt } from './processes.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const MANY = { clients: 64, games: 256, movesPerGame: 60 }
/**
 * Number of warm-up rounds before the measurement. The service needs about 90,000 moves to warm up,
 * more than the baseline.
 */
const ROUNDS_TO_WARM = 6
/**
 * Time to wait before reading PostgreSQL's statistics. A PostgreSQL session reports its statistics
 * only after ten idle seconds.
 */
const STATISTICS_MILLISECONDS = 11_000
/**
 * Short rounds alternate between the service and the baseline, so that changes in the machine's
 * speed affect the service as much as the baseline.
 */
const ONE = { clients: 1, games: 3, movesPerGame: 60 }
const ROUNDS_OF_ONE = 8 * ROUNDS
const kinds = ['games', 'bare'] as const

await onDatabase(async ({ url, serve, worker }) => {
  const servers: Readonly<Record<Kind, Served>> = {
    games: await serve('src/bin/server.js'),
    bare: await serve('tools/bench/bare-server.js'),
  }
  const load = await worker('tools/bench/load.js')
  const database = await serverAt(url)
  const orderOf = (kind: Kind, size: typeof MANY, seed: number) => {
    return { kind, ports: [servers[kind].port] as const, seed, ...size }
  }
  const measured: Measured = {
    async prepare(...parameters) {
      await load.ask<LoadOrder, number>({ step: 'prepare', ...orderOf(...parameters) })
    },
    async play(...parameters) {
      const order = { step: 'play', ...orderOf(...parameters) } as const
      const { pid } = servers[order.kind]
      const spent = () => [cpuOf(pid), database(), cpuOf(load.pid)] as const
      const before = spent()
      const result = await load.ask<LoadOrder, LoadResult>(order)
      if (result.failed > 0) throw new Error(`${result.failed} requests of ${order.kind} failed`)
      const after = spent()
      const [node, postgres, client] = after.map((one, i) => (one - before[i]!) / result.moves)
      return { ...result, cpu: { node: node!, postgres: postgres!, load: client! } }
    },
  }
  await settings(url)
  for (let round = 1; round <= ROUNDS_TO_WARM; round += 1)
    for (const kind of kinds) {
      await measured.prepare(kind, MANY, -round)
      await measured.play(kind, MANY, -round)
    }
  await compare('64 clients, 256 games', MANY, ROUNDS, measured)
  await compare('1 client', ONE, ROUNDS_OF_ONE, measured)
  await perMove(url, MANY, measured)
})

type Kind = LoadOrder['kind']
interface LoadCost extends LoadResult {
  readonly cpu: Readonly<Record<'node' | 'postgres' | 'load', number>>
}
interface Measured {
  prepare(kind: Kind, size: typeof MANY, seed: number): Promise<void>
  play(kind: Kind, size: typeof MANY, seed: number): Promise<LoadCost>
}

/**
 * Returns the median ratio over all rounds. Two programs A and B are measured in the order A B B A,
 * so that a steady change in the machine's speed does not distort the result.
 */
async function compare(
  title: string,
  size: typeof MANY,
  many: number,
  { prepare, play }: Measured,
): Promise<void> {
  const seedOf = (round: number) => 1_000 * (round + 1)
  for (let round = 0; round < many; round += 1)
    for (const kind of kinds) await prepare(kind, size, seedOf(round))
  const rounds: { ours: LoadCost; bare: LoadCost }[] = []
  for (let round = 0; round < many; round += 1) {
    const order = round % 2 === 0 ? kinds : kinds.toReversed()
    const results = new Map<string, LoadCost>()
    for (const kind of order) results.set(kind, await play(kind, size, seedOf(round)))
    rounds.push({ ours: results.get('games')!, bare: results.get('bare')! })
  }
  const rate = ({ moves, seconds }: LoadCost) => moves / seconds
  const row = (what: string, of: (result: LoadCost) => number) => {
    const ratios = rounds.map(({ ours, bare }) => of(ours) / of(bare))
    const middle = (pick: (round: (typeof rounds)[number]) => LoadCost) =>
      median(rounds.map((round) => of(pick(round)))).toFixed(what === 'moves/s' ? 0 : 2)
    console.log(
      what.padEnd(12) +
        middle(({ ours }) => ours).padStart(12) +
        middle(({ bare }) => bare).padStart(12) +
        median(ratios).toFixed(2).padStart(10) +
        `  (${at(ratios, 0.25).toFixed(2)} to ${at(ratios, 0.75).toFixed(2)})`,
    )
  }
  console.log(`\n${title}, ${many} rounds, median (half of the ratios)`)
  console.log(
    `${''.padEnd(12)}${'service'.padStart(12)}${'bare'.padStart(12)}${'ratio'.padStart(10)}`,
  )
  row('moves/s', rate)
  row('p50 ms', ({ p50 }) => p50)
  row('p99 ms', ({ p99 }) => p99)
  for (const who of ['node', 'postgres', 'load'] as const) row(`${who} µs`, ({ cpu }) => cpu[who])
  const all = ({ cpu }: LoadCost) => cpu.node + cpu.postgres + cpu.load
  row('all µs', all)
  row('cores', (played) => (all(played) * rate(played)) / 1e6)
}

/**
 * Prints PostgreSQL's statistics per move, which depend only slightly on other load on the machine.
 */
async function perMove(url: string, size: typeof MANY, measured: Measured): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const counters = async () => {
    await new Promise((resolve) => setTimeout(resolve, STATISTICS_MILLISECONDS))
    const { rows } = await client.query(
      `select (select wal_bytes from pg_stat_wal) as bytes,
              (select sum(fsyncs) from pg_stat_io where object = 'wal') as syncs,
              (select sum(n_tup_ins) from pg_stat_user_tables
                where relname like 'commits%') as rows`,
    )
    return rows[0] as { bytes: string; syncs: string; rows: string }
  }
  const before = await counters()
  await measured.prepare('games', size, 9_000)
  const { moves } = await measured.play('games', size, 9_000)
  const after = await counters()
  const each = (name: 'bytes' | 'syncs' | 'rows') =>
    ((Number(after[name]) - Number(before[name])) / moves).toFixed(2)
  console.log(`
a move with 64 clients, including its share of creating the games:`)
  console.log(`  WAL bytes ${each('bytes')}, WAL syncs ${each('syncs')}, rows ${each('rows')}`)
  await client.end()
}

async function settings(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const shown: string[] = []
  for (const name of ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await client.query(`show ${name}`)
    shown.push(`${name} ${Object.values(rows[0])[0]}`)
  }
  console.log(`Node ${process.version}, Postgres ${shown.join(', ')}`)
  await client.end()
}
