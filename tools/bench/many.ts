import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import pg from 'pg'
import { newId } from '../../src/app/core/ids.ts'
import type { NewRow } from '../../src/app/runtime/port.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { SESSION_OPTIONS } from '../../src/postgres/connection/pools.ts'
import {
  appends,
  columnsOf,
  pageOfRows,
  positionsOf,
  rowValues,
  server,
  tailsOfGames,
} from '../../src/postgres/log/event-log.ts'
import { makeManyGames } from './many-games.ts'
import { costOf, type SqlQuery } from './plans.ts'
import { median, onDatabase } from './processes.ts'

const FEW = 10_000
const FULL = 1_000_000
const many = Number(process.env.MANY ?? FULL)
const ROWS_PER_GAME = 5
const BATCH = 32
/**
 * Number of games for which the query is measured. Several games are measured, because the cost of
 * a query depends on where the rows of a game are stored.
 */
const TRIES = 25

type Figures = Readonly<Record<string, number>>
interface Filled {
  readonly pages: Figures
  readonly rows: number
  readonly bytes: number
  readonly seconds: number
}

await onDatabase(async ({ url }) => {
  const few = await filled(url, FEW)
  const lot = await filled(url, many)
  const text = pageOf(few, lot)
  console.log(text)
  const place = new URL('../../../docs/figures/many.md', import.meta.url)
  if (many === FULL) writeFileSync(place, `${text}\n`)
})

async function filled(url: string, games: number): Promise<Filled> {
  const database = `games_${games}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  const own = new URL(url)
  own.pathname = `/${database}`
  await migrate(own.href)
  const client = new pg.Client({ connectionString: own.href, options: SESSION_OPTIONS })
  await client.connect()
  try {
    const regulars = [newId(1), newId(2)] as const
    for (const id of regulars)
      await client.query(
        `insert into accounts (id, name, kind, created_at) values ($1, 'Ann', 'human', now())`,
        [id],
      )
    const start = performance.now()
    await makeManyGames(own.href, { games, rowsPerGame: ROWS_PER_GAME, regulars })
    const seconds = (performance.now() - start) / 1_000
    return { ...(await sizeOf(client)), pages: await pagesOf(client), seconds }
  } finally {
    await client.end()
  }
}

async function sizeOf(client: pg.Client): Promise<Pick<Filled, 'rows' | 'bytes'>> {
  const { rows } = await client.query<{ rows: number; bytes: number }>(
    `select (select count(*)::int from commits) as rows,
       pg_database_size(current_database())::float8 as bytes`,
  )
  return rows[0]!
}

async function pagesOf(client: pg.Client): Promise<Figures> {
  const found: Record<string, number> = {}
  for (const [name, questions] of Object.entries(await questionsOfGames(client)))
    found[name] = await medianOf(client, questions)
  return found
}

/**
 * Returns the median number of database pages that the SQL queries read, and rolls back all
 * changes. Throws an error if a query plan contains a sequential scan.
 */
async function medianOf(client: pg.Client, questions: readonly SqlQuery[]): Promise<number> {
  const pages: number[] = []
  for (const question of questions) {
    await client.query('begin')
    const cost = await costOf(client, question)
    if (cost.scanned.length > 0) throw new Error(`${cost.scanned} is scanned by ${question.text}`)
    pages.push(cost.pages)
    await client.query('rollback')
  }
  return median(pages)
}

async function questionsOfGames(client: pg.Client): Promise<Record<string, readonly SqlQuery[]>> {
  const last = 5 * ROWS_PER_GAME - 5
  const { rows } = await client.query<{ id: string; head: string; by: Buffer }>(
    `select game_id as id, encode(head, 'hex') as head, ${server} as by
     from commits where first_version = ${last} order by md5(game_id::text) limit ${TRIES * BATCH}`,
  )
  const tries = Array.from({ length: TRIES }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH))
  const alone = tries.map(([one]) => one!)
  const rowOf = ({ id, head }: { id: string; head: string }): NewRow => ({
    gameId: id,
    firstVersion: last + 5,
    lastVersion: last + 6,
    at: Date.now(),
    packed: '[]',
    head,
    wakeAt: Date.now(),
    server: null,
    over: false,
    cancelled: null,
    auditIds: null,
    before: { firstVersion: last, head },
  })
  const sorted = (some: typeof rows) =>
    some.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(rowOf)
  const tail = (some: typeof rows, from: number): SqlQuery => ({
    text: tailsOfGames,
    values: [some.map(({ id }) => id), some.map(() => from)],
  })
  return {
    'append a row': alone.map((one) => ({
      text: appends.alone.text,
      values: [...rowValues(rowOf(one)), one.by],
    })),
    [`append ${BATCH} rows of ${BATCH} games, checking the previous rows`]: tries.map((some) => ({
      text: appends.behindRows.many.text,
      values: [...columnsOf(sorted(some)), ...positionsOf(sorted(some))],
    })),
    'read a game without news': alone.map((one) => tail([one], last + 5)),
    [`read ${BATCH} games with one new row each`]: tries.map((some) => tail(some, last)),
    [`load an uncached game: ${ROWS_PER_GAME} rows`]: alone.map(({ id }) => ({
      text: pageOfRows,
      values: [id, 0],
    })),
  }
}

function pageOf(few: Filled, lot: Filled): string {
  const size = ({ rows, bytes, seconds }: Filled, games: number) =>
    `Filling the database with ${grouped(games)} games (${grouped(rows)} log rows, ` +
    `${grouped(Math.round(bytes / 1e6))} MB) took ${Math.round(seconds)} s.`
  const line = ([name, before]: [string, number]) => {
    const after = lot.pages[name]!
    return `| ${name} | ${before} | ${after} | ${(after / before).toFixed(2)} |`
  }
  return [
    '# Many games: figures',
    '',
    `Date: ${new Date().toISOString().slice(0, 10)}.`,
    `Machine: ${cpus().length} cores, Node ${process.versions.node}.`,
    'Command: `npm run bench -- many`, which writes this page.',
    '',
    'The table shows how many 8 KiB database pages a statement reads, from memory or from disk,',
    `according to its query plan. Each value is the median of ${TRIES} statements. The rows of a`,
    'game are not stored next to each other. The number of pages does not depend on the machine.',
    '',
    `| pages | ${grouped(FEW)} games | ${grouped(many)} games | ratio |`,
    '| --- | --- | --- | --- |',
    ...Object.entries(few.pages).map(line),
    '',
    size(few, FEW),
    size(lot, many),
    'If the ratio is at most 1.5, the index has only one more level in the larger database. A',
    'ratio of about 100 would mean that the number of pages grows in proportion to the number of',
    'games. [lists.md](lists.md) shows the queries of lists.',
  ].join('\n')
}

function grouped(number: number): string {
  return number.toLocaleString('en-US')
}
