import pg from 'pg'
import { TooManyListQueries } from '../../app/core/ports.ts'
import type { ListedGame } from '../../app/runtime/port.ts'
import type { OutageDetector } from '../connection/outage-detector.ts'
import { countLoss, limits, SESSION_OPTIONS } from '../connection/pools.ts'

const EXPORTS_MAX = 3
/** Number of log rows that are processed at a time while the next rows are fetched. */
const ROWS_PER_FETCH = 250

/**
 * Sorting is disabled, because the index already returns the rows in the order of their versions.
 */
export const AS_INDEXED = `${SESSION_OPTIONS} -c enable_sort=off`

export interface ExportedLines {
  /** Position of the game in the list of requested games, starting at 1. */
  readonly place: number
  readonly bytes: Buffer
  readonly lines: number
  /** Version and hash of the last row in `bytes`. */
  readonly to: number
  readonly head: string
}

const columns = `c.first_version, c.last_version, c.at::text, encode(c.head, 'hex'), c.packed::text`

export const rowsOfGames = (gameIds: readonly string[]): string => `
select asked.place::int, ${columns}
from unnest('{${gameIds.join(',')}}'::uuid[]) with ordinality as asked (id, place)
cross join lateral (
  select * from commits where commits.game_id = asked.id order by commits.first_version
) as c`

/**
 * The game id is a constant in the SQL, so that Citus queries only the shard that stores the game.
 */
export const rowsOfGame = (gameId: string): string => `
select 1, ${columns} from commits as c where c.game_id = '${gameId}' order by c.first_version`

type Row = readonly [
  place: number,
  first: number,
  last: number,
  at: string,
  head: string,
  packed: string,
]

/**
 * Connection pool for exports, without a statement timeout, because readers of an export may be
 * slow.
 */
export class ExportPool {
  readonly #pool: pg.Pool
  readonly #traffic: OutageDetector

  constructor(connectionString: string, traffic: OutageDetector) {
    this.#traffic = traffic
    this.#pool = new pg.Pool({
      ...limits,
      connectionString,
      max: EXPORTS_MAX,
      options: AS_INDEXED,
      application_name: 'touchline export',
      statement_timeout: 0,
      query_timeout: 0,
      idle_in_transaction_session_timeout: 0,
    })
    this.#pool.on('error', () => {})
  }

  /**
   * Runs the query `rowsOfGames` or `rowsOfGame` with a cursor, so that rows are fetched only when
   * the caller needs them.
   */
  async *lines(rows: string): AsyncGenerator<ExportedLines> {
    const client = await this.#pool.connect().catch((error: Error) => {
      throw countLoss(error, this.#traffic)
    })
    // A connection error between two fetches is ignored, because the next fetch then fails.
    const ignore = () => {}
    client.on('error', ignore)
    let isIntact = false
    try {
      for await (const some of fetched(client, rows)) yield* linesOf(some)
      isIntact = true
    } catch (error) {
      throw countLoss(error, this.#traffic)
    } finally {
      client.off('error', ignore)
      client.release(!isIntact)
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

async function* fetched(client: pg.PoolClient, rows: string): AsyncGenerator<readonly Row[]> {
  const fetch = `fetch ${ROWS_PER_FETCH} from log`
  // To save round trips, all statements are sent as one query, which returns one result per
  // statement.
  const opened = await client.query({
    text: `begin; declare log no scroll cursor for ${rows}; ${fetch}`,
    rowMode: 'array',
  })
  let some = (opened as unknown as pg.QueryArrayResult<[...Row]>[]).at(-1)!.rows
  while (some.length === ROWS_PER_FETCH) {
    const next = client.query<[...Row]>({ text: fetch, rowMode: 'array' })
    // The empty handler prevents an unhandled rejection if the fetch fails before its result is
    // awaited.
    next.catch(() => {})
    yield some
    some = (await next).rows
  }
  const committed = client.query('commit')
  committed.catch(() => {})
  if (some.length > 0) yield some
  await committed
}

function* linesOf(rows: readonly Row[]): Generator<ExportedLines> {
  for (let from = 0; from < rows.length; ) {
    const place = rows[from]![0]
    let text = ''
    let to = from
    for (; rows[to]?.[0] === place; to += 1) {
      const [, first, last, at, head, packed] = rows[to]!
      text += `{"row":${first},"to":${last},"at":${at},"head":"${head}","packed":${packed}}\n`
    }
    const [, , version, , head] = rows[to - 1]!
    yield { place, bytes: Buffer.from(text), lines: to - from, to: version, head }
    from = to
  }
}

type LinesOf = (gameIds: readonly string[]) => AsyncGenerator<ExportedLines>

export interface ExportSlot {
  readonly lines: LinesOf
  end(): void
}

/**
 * Limits the number of concurrent exports on this node. An export occupies a slot until `end` is
 * called.
 */
export class ExportSlots {
  readonly #lines: LinesOf
  #taken = 0

  constructor(lines: LinesOf) {
    this.#lines = lines
  }

  begin(): ExportSlot {
    if (this.#taken >= EXPORTS_MAX) throw new TooManyListQueries()
    this.#taken += 1
    let isOver = false
    return {
      lines: this.#lines,
      end: () => {
        if (!isOver) this.#taken -= 1
        isOver = true
      },
    }
  }
}

export interface RemoteRows {
  /**
   * Returns the latest version of each game. Games without log rows are missing from the result.
   */
  newest(gameIds: readonly string[]): Promise<ReadonlyMap<string, Newest>>
  /** Returns the ruleset versions of each game's first and last commit. */
  rules(gameIds: readonly string[]): Promise<ReadonlyMap<string, Rules>>
  lines(gameIds: readonly string[]): AsyncGenerator<ExportedLines>
}

export type Newest = Pick<ListedGame, 'version' | 'head'>
export type Rules = readonly [first: number, last: number]
