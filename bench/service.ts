// Durable moves over HTTP beside a bare handler with one INSERT: the same Postgres, the same run,
// turn and turn about, the load in a process of its own.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbedded } from '../src/store/embedded.ts'
import type { LoadOrder, LoadResult } from './load.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const MANY = { clients: 64, games: 256, movesPerGame: 60 }
const ONE = { clients: 1, games: 16, movesPerGame: 60 }

const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'))
const database = await startEmbedded({ dir: folder })
const children: ChildProcess[] = []
try {
  const ours = await serve('../src/main.js')
  const bare = await serve('./bare-server.js')
  const load = fork(fileURLToPath(new URL('./load.js', import.meta.url)))
  children.push(load)
  await once(load, 'message')
  const gone = once(load, 'exit').then(() => {
    throw new Error('the load has failed')
  })
  gone.catch(() => {})
  const measure = async (kind: LoadOrder['kind'], size: typeof MANY, seed: number) => {
    load.send({ kind, port: kind === 'games' ? ours : bare, seed, ...size } satisfies LoadOrder)
    const [result] = (await Promise.race([once(load, 'message'), gone])) as [LoadResult]
    if (result.failed > 0) throw new Error(`${result.failed} requests of ${kind} failed`)
    return result
  }
  await settings()
  await measure('games', ONE, 1)
  await measure('bare', ONE, 1)
  await compare('64 clients, 256 games', MANY, measure)
  await compare('1 client', ONE, measure)
  await perMove(ours, MANY, measure)
} finally {
  for (const child of children) child.kill('SIGINT')
  await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

type Measure = (kind: LoadOrder['kind'], size: typeof MANY, seed: number) => Promise<LoadResult>

/**
 * A B B A: whatever drifts meanwhile touches both alike. The median of the rounds' ratios counts.
 */
async function compare(title: string, size: typeof MANY, measure: Measure): Promise<void> {
  const rounds: { ours: LoadResult; bare: LoadResult }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['games', 'bare'] as const) : (['bare', 'games'] as const)
    const results = new Map<string, LoadResult>()
    for (const kind of order) results.set(kind, await measure(kind, size, 1_000 * (round + 1)))
    rounds.push({ ours: results.get('games')!, bare: results.get('bare')! })
  }
  const rate = ({ moves, seconds }: LoadResult) => moves / seconds
  const row = (what: string, of: (result: LoadResult) => number) => {
    const ratios = rounds.map(({ ours, bare }) => of(ours) / of(bare))
    const middle = (pick: (round: (typeof rounds)[number]) => LoadResult) =>
      median(rounds.map((round) => of(pick(round)))).toFixed(what === 'moves/s' ? 0 : 2)
    console.log(
      what.padEnd(12) +
        middle(({ ours }) => ours).padStart(12) +
        middle(({ bare }) => bare).padStart(12) +
        median(ratios).toFixed(2).padStart(10) +
        `  (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    )
  }
  console.log(`\n${title}, ${ROUNDS} rounds, median`)
  console.log(
    `${''.padEnd(12)}${'service'.padStart(12)}${'bare'.padStart(12)}${'ratio'.padStart(10)}`,
  )
  row('moves/s', rate)
  row('p50 ms', ({ p50 }) => p50)
  row('p99 ms', ({ p99 }) => p99)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}

/** What a move costs Postgres, which hardly moves on a noisy machine. */
async function perMove(_: number, size: typeof MANY, measure: Measure): Promise<void> {
  const client = new pg.Client(database.url)
  await client.connect()
  const counters = async () => {
    const { rows } = await client.query(
      `select (select wal_bytes from pg_stat_wal) as bytes,
              (select sum(fsyncs) from pg_stat_io where object = 'wal') as syncs,
              (select sum(n_tup_ins) from pg_stat_user_tables
                where relname like 'commits%') as rows`,
    )
    return rows[0] as { bytes: string; syncs: string; rows: string }
  }
  const before = await counters()
  const { moves } = await measure('games', size, 9_000)
  // Statistics of other sessions arrive when those sessions rest.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const after = await counters()
  const each = (name: 'bytes' | 'syncs' | 'rows') =>
    ((Number(after[name]) - Number(before[name])) / moves).toFixed(2)
  console.log(`\na move at 64 clients, with its share of creating the games:`)
  console.log(`  WAL bytes ${each('bytes')}, WAL syncs ${each('syncs')}, rows ${each('rows')}`)
  await client.end()
}

async function settings(): Promise<void> {
  const client = new pg.Client(database.url)
  await client.connect()
  const shown: string[] = []
  for (const name of ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await client.query(`show ${name}`)
    shown.push(`${name} ${Object.values(rows[0])[0]}`)
  }
  console.log(`Node ${process.version}, Postgres ${shown.join(', ')}`)
  await client.end()
}

async function serve(file: string): Promise<number> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    ...{ PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', NODE_ENV: 'production' },
  }
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], { env })
  children.push(child)
  child.stderr.pipe(process.stderr)
  let said = ''
  for await (const text of child.stdout) {
    said += text
    const found = /listens on http:\/\/127\.0\.0\.1:(\d+)/.exec(said)
    if (found) return Number(found[1])
  }
  throw new Error(`${file} did not start: ${said}`)
}
