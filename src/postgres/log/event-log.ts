import type { DatabaseError } from 'pg'
import type {
  EventLog,
  NewRow,
  ServerEpoch,
  StoredRow,
  TailRequest,
} from '../../app/runtime/port.ts'
import { outcomeIdOf, recordOutcomeSql } from '../audit/audit-outcomes.ts'
import type { OutageDetector } from '../connection/outage-detector.ts'
import type { PipelinedPool, StatementResult, Value } from '../connection/pipelined-pool.ts'
import type { Pool } from '../connection/pools.ts'
import type { CommittedRow } from '../notifier/pending-notifications.ts'
import { type LogPools, wakeUps } from './wake-ups.ts'

const PAGE_ROWS = 500

const ONE_SHELF = ''

/**
 * Number of concurrent statements. With two concurrent statements, the database can prepare one
 * statement while it writes the rows of the other statement to disk.
 */
const STATEMENTS_AT_ONCE = 2

const UNIQUE_VIOLATION = '23505'

/** Separator that JSON contains only as an escape sequence. */
const SEPARATOR = '\u001e'

const arrays = `$1::uuid[], $2::int[], $3::int[], $4::bigint[],
    string_to_array($5, '${SEPARATOR}')::json[], $6::text[], $7::bigint[]`
const names = 'game_id, first_version, last_version, at, packed, head, wake_at'
export const rowColumns = names.split(', ')

/**
 * Inserts the first log row of a game. The statement must be executed in the transaction that
 * starts the game.
 */
export const insertFirstRow = `
insert into commits (game_id, first_version, last_version, at, packed, head, wake_at)
values ($1, $2, $3, $4, $5, $6, $7)`
export const rowValues = (row: StoredRow): Value[] => [
  row.gameId,
  String(row.firstVersion),
  String(row.lastVersion),
  String(row.at),
  row.packed,
  bytes(row.head),
  row.wakeAt === null ? null : String(row.wakeAt),
]
export const insertOtherRows = `
insert into commits (game_id, first_version, last_version, at, packed, head, wake_at)
select r.game_id, r.first_version, r.last_version, r.at, r.packed, decode(r.head, 'hex'), r.wake_at
from unnest(${arrays}) as r (${names})`
export const bytes = (hexadecimal: string): string => `\\x${hexadecimal}`

/**
 * SQL value that identifies one run of the database server, and that changes after a restart or a
 * restore.
 */
export const server =
  "timestamptz_send(pg_postmaster_start_time()) || int4send('commits'::regclass::int)"

/**
 * Inserts a log row if the previous row was stored during the current run of the database server
 * and thus still exists. Querying the previous row would make the insert 5 % slower.
 */
const insertRow = `
insert into commits (game_id, first_version, last_version, at, packed, head, wake_at)
select $1::uuid, $2::int, $3::int, $4::bigint, $5::json, $6::bytea, $7::bigint
where ${server} = $8::bytea`

/**
 * With several nodes, two nodes often insert the same row. `on conflict` keeps duplicate rows from
 * causing errors in the log of the database server.
 */
const insertRowInCompany = `${insertRow} on conflict do nothing`

const appendRows = (those: string) => `
with stored as (
  insert into commits (game_id, first_version, last_version, at, packed, head, wake_at)
  select r.game_id, r.first_version, r.last_version, r.at, r.packed, decode(r.head, 'hex'),
    r.wake_at
  from ${those}
  on conflict do nothing
  returning game_id, at
)`
const behindServer = `unnest(${arrays}) as r (${names}) where ${server} = $8::bytea`
/**
 * The query checks that the previous rows of the log exist, because a restored database or a
 * promoted standby may have lost these rows.
 */
const behindRows = `unnest(${arrays}, $8::int[], $9::text[]) as r (${names}, before, before_head)
  join commits as before on before.game_id = r.game_id and before.first_version = r.before
    and before.last_version = r.first_version and before.head = decode(r.before_head, 'hex')`
const whichWereStored = `select encode(${server}, 'hex') || ' ' ||
  coalesce(string_agg(game_id::text, ' '), '')`

const closeBooks = (place: number) => `, ended as (
  update games set status = case when called.off_by is null then 'over' else 'cancelled' end,
    ended_at = to_timestamp(stored.at / 1000.0), ended_by = called.off_by,
    ended_reason = called.reason
  from stored join unnest($${place}::uuid[], $${place + 1}::text[], $${place + 2}::text[])
    as called (game_id, off_by, reason) using (game_id)
  where games.id = stored.game_id
)`

const BOOKS = 3

const appendMany = (what: string, those: string, values: number) => {
  const select = `${whichWereStored} from stored`
  const last = `${appendRows(those)}${closeBooks(values + 1)}`
  return {
    many: { name: `append-${what}`, text: `${appendRows(those)} ${select}` },
    last: { name: `append-${what}-last`, text: `${last} ${select}` },
    deed: {
      name: `append-${what}-deed`,
      text: `${last}${recordOutcomeSql(values + 1 + BOOKS)} ${select}`,
    },
  }
}
export const appends = {
  // A single node inserts without `on conflict`, because the clause costs some microseconds and
  // conflicts on a single node are very rare.
  alone: { name: 'append-one', text: insertRow },
  inCompany: { name: 'append-one-of-many', text: insertRowInCompany },
  behindServer: appendMany('known', behindServer, 8),
  behindRows: appendMany('checked', behindRows, 9),
}

const columns = `c.game_id as "gameId", c.first_version as "firstVersion",
  c.last_version as "lastVersion", c.at, c.packed::text as packed,
  encode(c.head, 'hex') as head, c.wake_at as "wakeAt"`

export const tailsOfGames = `
select ${columns}
from unnest($1::uuid[], $2::int[]) as asked (game_id, from_version)
cross join lateral (
  select * from commits
  where commits.game_id = asked.game_id and commits.first_version >= asked.from_version
  order by commits.first_version
) as c`

const versionsOfGames = `
select asked.id::text as "gameId", newest.version
from unnest($1::uuid[]) as asked (id)
cross join lateral (
  select last_version as version from commits
  where game_id = asked.id order by first_version desc limit 1
) as newest`

export const pageOfRows = `
select ${columns} from commits as c
where c.game_id = $1 and c.first_version >= $2 order by c.first_version limit ${PAGE_ROWS}`

/**
 * Formats SQL arrays without the driver, because the driver would search each string for characters
 * to escape.
 */
export const columnsOf = (rows: readonly StoredRow[]): Value[] => [
  arrayOf(rows.map(({ gameId }) => gameId)),
  arrayOf(rows.map(({ firstVersion }) => firstVersion)),
  arrayOf(rows.map(({ lastVersion }) => lastVersion)),
  arrayOf(rows.map(({ at }) => at)),
  rows.map(({ packed }) => packed).join(SEPARATOR),
  arrayOf(rows.map(({ head }) => head)),
  arrayOf(rows.map(({ wakeAt }) => wakeAt)),
]
export const positionsOf = (rows: readonly NewRow[]): Value[] => [
  arrayOf(rows.map(({ before }) => before.firstVersion)),
  arrayOf(rows.map(({ before }) => before.head)),
]
const endsOf = (rows: readonly NewRow[]): Value[] => [
  arrayOf(rows.map(({ gameId }) => gameId)),
  arrayOf(rows.map(({ cancelled }) => cancelled?.by ?? null)),
  arrayOf(rows.map(({ cancelled }) => cancelled?.reason ?? null)),
]
const outcomesOf = (deeds: readonly string[]): Value[] => [
  arrayOf(deeds),
  arrayOf(deeds.map(outcomeIdOf)),
]
/**
 * Formats an SQL array. Values are not quoted, so only numbers, ids, hexadecimal digits and fixed
 * words are allowed.
 */
const arrayOf = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`

/**
 * A row is not stored if another node stored its row first, or if an earlier attempt succeeded but
 * its response was lost.
 */
const isLost = (error: unknown): [null] => {
  if ((error as Partial<DatabaseError>).code === UNIQUE_VIOLATION) return [null]
  throw error
}

/** For each row, the database server that stored it; null if the row was not stored. */
export type StoringServer = (ServerEpoch | null)[]

/**
 * Returns the database server that stored all previous rows, or null if several servers stored
 * them.
 */
export function commonServer([first, ...others]: readonly NewRow[]): ServerEpoch | null {
  const by = first?.server ?? null
  return others.every(({ server }) => server === by) ? by : null
}

async function storeMany(
  pipelined: PipelinedPool,
  rows: readonly NewRow[],
): Promise<StoringServer> {
  const { behindServer, behindRows } = appends
  // All nodes sort the rows of a batch in the same order, so that two batches cannot deadlock.
  const sorted = rows.toSorted(byGame)
  const columns = columnsOf(sorted)
  const last = sorted.filter(({ over }) => over)
  const deeds = sorted.flatMap((row) => row.auditIds ?? [])
  const run = async ({ many, last: andClose, deed }: typeof behindServer, marks: Value[]) => {
    const values = [...columns, ...marks]
    const { texts } =
      deeds.length > 0
        ? await pipelined.run(deed, [...values, ...endsOf(last), ...outcomesOf(deeds)])
        : last.length > 0
          ? await pipelined.run(andClose, [...values, ...endsOf(last)])
          : await pipelined.run(many, values)
    const [by = '', ...stored] = texts[0]?.split(' ') ?? []
    return { by, ids: new Set(stored) }
  }
  const known = commonServer(sorted)
  let answer = known === null ? null : await run(behindServer, [bytes(known)])
  // If a different database server has answered, `behindServer` stored no rows.
  if (!answer || answer.by !== known) answer = await run(behindRows, positionsOf(sorted))
  const { by, ids } = answer
  return rows.map(({ gameId }) => (ids.has(gameId) ? by : null))
}

export const byGame = (one: NewRow, other: NewRow) => (one.gameId < other.gameId ? -1 : 1)

export interface LogDependencies {
  /**
   * True if no other node is running. A single node sends no notifications, because sending them
   * would make a move a tenth slower.
   */
  readonly isOnlyNode: boolean
  notifyCommits(stored: readonly CommittedRow[]): void
}
interface Wires extends LogPools {
  readonly pipelined: PipelinedPool
  readonly company: LogDependencies
  readonly traffic: OutageDetector
}

export function notifyStored(
  company: LogDependencies,
  rows: readonly NewRow[],
  stored: StoringServer,
): StoringServer {
  const those = rows.filter((_, place) => stored[place] !== null)
  company.notifyCommits(those)
  return stored
}

export function eventLog({ pipelined, lobby, readers, company, traffic }: Wires): EventLog {
  const store = (rows: readonly NewRow[]): Promise<StoringServer> => {
    const [alone] = rows
    if (rows.length > 1 || !alone?.server || alone.over || alone.auditIds)
      return storeMany(pipelined, rows)
    const by = alone.server
    const statement = company.isOnlyNode ? appends.alone : appends.inCompany
    const inserted = pipelined.run(statement, [...rowValues(alone), bytes(by)])
    // If the insert stored no row, another node's row was stored first, or a different database
    // server responded.
    const orLook = ({ count }: StatementResult) => (count === 1 ? [by] : storeMany(pipelined, rows))
    return inserted.then(orLook, isLost)
  }
  return {
    partitionOf: () => ONE_SHELF,
    statementsAtOnce: STATEMENTS_AT_ONCE,
    restMilliseconds: 0,

    append(rows) {
      const stored = store(rows)
      return company.isOnlyNode ? stored : stored.then((by) => notifyStored(company, rows, by))
    },

    async tails(asked: readonly TailRequest[]) {
      const games = asked.map(({ gameId }) => gameId)
      const from = asked.map(({ from }) => from)
      const rows = await readers.query<StoredRow>(tailsOfGames, [games, from], 'tails')
      const tails = new Map<string, StoredRow[]>()
      for (const row of rows) {
        const tail = tails.get(row.gameId)
        if (tail) tail.push(row)
        else tails.set(row.gameId, [row])
      }
      return tails
    },

    async versions(gameIds) {
      const rows = await readers.query<{ gameId: string; version: number }>(
        versionsOfGames,
        [gameIds],
        'versions',
      )
      return new Map(rows.map(({ gameId, version }) => [gameId, version]))
    },

    ...storedRows(readers),
    ...wakeUps({ lobby, readers }),

    epoch: () => traffic.losses,
  }
}

export const storedRows = (readers: Pool): Pick<EventLog, 'rows'> => ({
  async *rows(gameId, first = 0) {
    for (let from = first; ; ) {
      const page = await readers.query<StoredRow>(pageOfRows, [gameId, from], 'rows')
      yield* page
      const last = page.at(-1)
      if (!last || page.length < PAGE_ROWS) return
      from = last.firstVersion + 1
    }
  },
})
