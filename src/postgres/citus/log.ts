import type { DatabaseError } from 'pg'
import { Unavailable } from '../../app/core/ports.ts'
import type {
  DueCursor,
  DueGame,
  EventLog,
  NewRow,
  ServerEpoch,
  StoredRow,
  TailRequest,
} from '../../app/runtime/port.ts'
import type { Pools } from '../connection/entity-pool.ts'
import type { PipelinedStatement, Value } from '../connection/pipelined-pool.ts'
import type { Pool } from '../connection/pools.ts'
import { finishedColumns, recordFinished } from '../games/lobby-writes.ts'
import {
  byGame,
  bytes,
  commonServer,
  rowColumns,
  rowValues,
  type StoringServer,
  server,
} from '../log/event-log.ts'
import type { RemoteRows } from '../log/log-export.ts'
import { LAST_ID, WAKE_TIMES_PER_STEP } from '../log/wake-ups.ts'
import { asked, byPartition, inParts } from './rows.ts'
import type { ShardMap } from './shard-map.ts'
import type { Workers } from './workers.ts'

const ROWS_MAX = 64
/**
 * Number of concurrent statements. Each statement has a high fixed cost, so one large batch at a
 * time stores 50 % more rows per second than several small batches at once.
 */
const STATEMENTS_AT_ONCE = 1
/**
 * Pause after each batch, so that more rows can arrive for the next batch. Larger batches save a
 * third of the database servers' processor time.
 */
const REST_MILLISECONDS = 2
/**
 * Length of the period that one query searches for wake-up times. A short period limits the number
 * of outdated rows that the query has to skip.
 */
const SLICE_MILLISECONDS = 5_000

/** SQLSTATE of the error that `sameServer` causes on a different server. */
const DIVISION_BY_ZERO = '22012'

/**
 * Text of the error that Citus reports if a shard has moved, because the error has no specific
 * code.
 */
const SHARD_HAS_LEFT = 'cannot execute a distributed query from a query on a shard'
const LOOKS_MAX = 3

/**
 * On any server other than the one that stored the previous rows, this statement fails and thus
 * rolls back the transaction.
 */
const sameServer = {
  name: 'same-server',
  text: `select 1 / (${server} = $1::bytea)::int`,
}
const whichServer = { name: 'which-server', text: `select encode(${server}, 'hex')` }

/**
 * Builds the insert statement. If `isLooking` is true, each row also contains the expected hash of
 * the previous row, and is not stored if the actual hash differs.
 */
function appended(rows: readonly NewRow[], isLooking: boolean): PipelinedStatement {
  const columns = isLooking ? [...rowColumns, 'behind'] : rowColumns
  const width = columns.length
  const tuples = rows.map((_, row) => `(${columns.map((_, at) => `$${row * width + at + 1}`)})`)
  const values = (row: NewRow): Value[] => [
    ...valuesOf(row),
    ...(isLooking ? [bytes(row.before.head)] : []),
  ]
  return {
    statement: {
      name: `append-${isLooking ? 'behind-' : ''}${rows.length}`,
      text: `insert into commits (${columns}) values ${tuples}
on conflict do nothing returning game_id`,
    },
    values: rows.flatMap(values),
  }
}

/**
 * Returns each log row as one string, because the pipeline returns only one text column. The JSON
 * is at the end of the string, because the JSON may contain spaces.
 */
const tail = {
  name: 'tail',
  text: `
select concat_ws(' ', first_version, last_version, at, coalesce(wake_at, -1), encode(head, 'hex'),
  packed)
from commits where game_id = $1 and first_version >= $2 order by first_version`,
}
const textOfRow = /^(\d+) (\d+) (\d+) (-?\d+) (\w+) (.*)$/s
function rowOf(gameId: string, text: string): StoredRow {
  const [, first, last, at, wakeAt, head, packed] = textOfRow.exec(text)!
  return {
    gameId,
    firstVersion: Number(first),
    lastVersion: Number(last),
    at: Number(at),
    packed: packed!,
    head: head!,
    wakeAt: wakeAt === '-1' ? null : Number(wakeAt),
  }
}

const nextWish = 'select min(wake_at) as "wakeAt" from commits where wake_at > $1'
const dueAtWorkers = `
select game_id as "gameId", last_version as version, wake_at as "wakeAt", at from commits as wish
where (wake_at, game_id) > ($1, $2::uuid) and wake_at <= $3 and not exists (
  select from commits as later
  where later.game_id = wish.game_id and later.first_version >= wish.last_version)
order by wake_at, game_id limit ${WAKE_TIMES_PER_STEP}`
const closed = `select id from games
where id = any ($1::uuid[]) and status in ('over', 'cancelled')`

interface StoredBy {
  readonly by: ServerEpoch
  readonly ids: ReadonlySet<string | null>
}

/**
 * The wake-up time of a game's last log row is the time of the row, so that the scheduler finds the
 * game if a crash prevented the service from recording the end of the game.
 */
const valuesOf = (row: NewRow): Value[] => rowValues(row.over ? { ...row, wakeAt: row.at } : row)

interface Wires extends Pools {
  /**
   * The event log that runs its queries on the Citus coordinator. Only rare queries use this event
   * log.
   */
  readonly plain: EventLog
  readonly map: ShardMap
  readonly workers: Workers
  readonly rows: RemoteRows
  readonly overAll: Pool
  ring(rows: readonly NewRow[], stored: StoringServer): StoringServer
}

/**
 * Removes the wake-up time from the last row of a game. The wake-up time only helps the scheduler
 * find games whose end is not recorded.
 */
const wishless = (row: StoredRow): StoredRow => ({ ...row, wakeAt: null })

/**
 * Event log that Citus distributes. Each row is written and read directly on the worker that stores
 * the game.
 */
export function citusLog(wires: Wires): EventLog {
  const { plain, map, workers, rows: apart, lobby, readers, ring } = wires
  const partitionOf = (gameId: string) => map.partitionOf(gameId)
  const storing = new Storing(workers)
  return {
    ...plain,
    ...dueAt(wires),
    partitionOf,
    statementsAtOnce: STATEMENTS_AT_ONCE,
    restMilliseconds: REST_MILLISECONDS,
    epoch: (gameId) => workers.epoch(gameId === undefined ? undefined : partitionOf(gameId)),

    async append(rows) {
      const groups = [...byPartition(rows, partitionOf)]
      const stored = new Map<NewRow, ServerEpoch | null>()
      await Promise.all(
        groups.map(async ([partition, own]) => {
          const by = await storing.at(partition, own)
          for (const [place, row] of own.entries()) stored.set(row, by[place] ?? null)
        }),
      )
      const by = rows.map((row) => stored.get(row) ?? null)
      const ended = rows.filter(({ over }, place) => over && by[place] !== null)
      if (ended.length > 0) await close(lobby, ended)
      return ring(rows, by)
    },

    async tails(games: readonly TailRequest[]) {
      const look = ({ gameId, from }: TailRequest) => ({
        statement: tail,
        values: [gameId, String(from)],
      })
      const found = await asked(byPartition(games, partitionOf), (partition, some) =>
        workers.pipelinesTo(partition).runAll(some.map(look)),
      )
      const rows = found.map(
        ([{ gameId }, texts]) => [gameId, texts.map((text) => rowOf(gameId, text))] as const,
      )
      return new Map(rows.filter(([, those]) => those.length > 0))
    },

    async *rows(gameId, from) {
      let last: StoredRow | null = null
      for await (const row of plain.rows(gameId, from)) {
        if (last) yield last
        last = row
      }
      if (last) yield (await closedAmong(readers, [last])).has(gameId) ? wishless(last) : last
    },

    async versions(gameIds) {
      const found = await apart.newest(gameIds)
      return new Map([...found].map(([gameId, { version }]) => [gameId, version]))
    },
  }
}

/**
 * Errors are ignored, because the last move is already stored and the player's request must not
 * fail.
 */
const close = (lobby: Pool, ended: readonly NewRow[]): Promise<unknown> => {
  return lobby.query(recordFinished, finishedColumns(ended), 'close-books').catch(() => {})
}

class Storing {
  readonly #workers: Workers
  /** For each Citus worker, the database server that last responded. */
  readonly #servers = new Map<string, ServerEpoch>()

  constructor(workers: Workers) {
    this.#workers = workers
  }

  async at(partition: string, rows: readonly NewRow[]): Promise<StoringServer> {
    // All nodes sort the rows of a batch in the same order, so that two batches cannot deadlock.
    const sorted = rows.toSorted(byGame)
    const known = commonServer(sorted)
    const isThere = known !== null && known === this.#servers.get(partition)
    const stored = isThere ? await this.#behindServer(partition, known, sorted) : null
    const { by, ids } = stored ?? (await this.#behindRows(partition, sorted))
    this.#servers.set(partition, by)
    return rows.map(({ gameId }) => (ids.has(gameId) ? by : null))
  }

  /**
   * Stores rows only if the given database server responds; otherwise stores nothing and returns
   * null.
   */
  async #behindServer(
    partition: string,
    by: ServerEpoch,
    rows: readonly NewRow[],
  ): Promise<StoredBy | null> {
    const guard = { statement: sameServer, values: [bytes(by)] }
    const inserts = inParts(rows, ROWS_MAX).map((part) => appended(part, false))
    try {
      const [, ...done] = await this.#workers.pipelinesTo(partition).runAll([guard, ...inserts])
      return { by, ids: new Set(done.flatMap(({ texts }) => texts)) }
    } catch (error) {
      if ((error as Partial<DatabaseError>).code === DIVISION_BY_ZERO) return null
      throw error
    }
  }

  async #behindRows(
    partition: string,
    rows: readonly NewRow[],
    looks = LOOKS_MAX,
  ): Promise<StoredBy> {
    try {
      return await this.#lookBehind(partition, rows)
    } catch (error) {
      if ((error as Error).message !== SHARD_HAS_LEFT) throw error
      if (looks === 1) throw new Unavailable(error)
      return this.#behindRows(partition, rows, looks - 1)
    }
  }

  async #lookBehind(partition: string, rows: readonly NewRow[]): Promise<StoredBy> {
    const which = { statement: whichServer, values: [] }
    const inserts = inParts(rows, ROWS_MAX).map((part) => appended(part, true))
    const [served, ...done] = await this.#workers.pipelinesTo(partition).runAll([which, ...inserts])
    return { by: served!.texts[0]!, ids: new Set(done.flatMap(({ texts }) => texts)) }
  }
}

/**
 * Finds games in which the scheduler must act. Games whose end is recorded are excluded, although
 * their last row may still contain a wake-up time.
 */
const dueAt = ({ readers, overAll }: Wires): Pick<EventLog, 'due'> => ({
  async due(behind, until) {
    const from = await startOf(overAll, behind, until)
    if (from === null) return { games: [], reached: null }
    const end = Math.min(until, from.wakeAt + SLICE_MILLISECONDS)
    const values = [from.wakeAt, from.gameId ?? LAST_ID, end]
    const found = await overAll.query<DueGame>(dueAtWorkers, values, 'due')
    const over = await closedAmong(readers, found)
    const last = found.length === WAKE_TIMES_PER_STEP ? found.at(-1)! : null
    const reached = end < until ? { wakeAt: end, gameId: null } : null
    return { games: found.filter(({ gameId }) => !over.has(gameId)), reached: last ?? reached }
  },
})

/**
 * Returns a cursor for the next time at which the scheduler must act; null if the next time is
 * after `until`.
 */
async function startOf(overAll: Pool, behind: DueCursor, until: number): Promise<DueCursor | null> {
  if (until - behind.wakeAt <= SLICE_MILLISECONDS || behind.gameId !== null) return behind
  const next = await overAll.one<{ wakeAt: number | null }>(nextWish, [behind.wakeAt], 'wish')
  const wakeAt = next?.wakeAt ?? Infinity
  return wakeAt <= until ? { wakeAt: wakeAt - 1, gameId: null } : null
}

type Wishing = Pick<StoredRow, 'gameId' | 'wakeAt' | 'at'>

async function closedAmong(readers: Pool, found: readonly Wishing[]): Promise<ReadonlySet<string>> {
  const maybe = found
    .filter(({ wakeAt, at }) => wakeAt !== null && wakeAt <= at)
    .map(({ gameId }) => gameId)
  if (maybe.length === 0) return new Set()
  const rows = await readers.query<{ id: string }>(closed, [maybe], 'closed')
  return new Set(rows.map(({ id }) => id))
}
