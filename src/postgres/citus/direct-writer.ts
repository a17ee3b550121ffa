// Rows and looks go straight to the tables of shards, which Citus neither parses nor plans: through
// it a batch is planned anew for each shard that it touches. What Citus does before it writes is
// done here, too, or a shard that moves would lose rows: it is held first, and then looked for.
import type { DatabaseError } from 'pg'
import { Unavailable } from '../../app/core/ports.ts'
import type { NewRow, ServerEpoch, TailRequest } from '../../app/runtime/port.ts'
import type { PipelinedStatement, StatementResult } from '../connection/pipelined-pool.ts'
import { bytes, rowColumns, rowValues } from '../log/event-log.ts'
import { lockShards } from './shard-lock.ts'
import type { ShardMap } from './shard-map.ts'
import type { Workers } from './workers.ts'

export const DIVISION_BY_ZERO = '22012'

export interface StoredBy {
  readonly by: ServerEpoch
  /** Of the games whose rows are stored. */
  readonly ids: ReadonlySet<string | null>
}

const into = (shard: string) => ({
  name: `into-${shard}`,
  text: `insert into commits_${shard} (${rowColumns})
values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
})
/** The trigger of rows that name what they stand behind would ask Citus. */
const behind = (shard: string) => ({
  name: `behind-${shard}`,
  text: `insert into commits_${shard} (${rowColumns})
select $1::uuid, $2::int, $3::int, $4::bigint, $5::json, $6::bytea, $7::bigint
from commits_${shard} where game_id = $1::uuid and first_version = $8::int
  and last_version = $2::int and head = $9::bytea
on conflict do nothing`,
})
/** One text a row, for more of them are read in one round trip: JSON comes last. */
export const tailOf = (table: string) => `
select concat_ws(' ', first_version, last_version, at, coalesce(wake_at, -1), encode(head, 'hex'),
  packed)
from ${table} where game_id = $1 and first_version >= $2 order by first_version`
const tail = (shard: string) => ({ name: `tail-${shard}`, text: tailOf(`commits_${shard}`) })

/** The end of a game is two statements: where its books are not closed, it is found to be due. */
export const valuesOf = (row: NewRow) => rowValues(row.over ? { ...row, wakeAt: row.at } : row)

/** Null, of each: it was refused, nothing was done, and Citus has to be asked. */
export class DirectShardWriter {
  readonly #map: ShardMap
  readonly #workers: Workers
  /** By which edition of the map a worker has refused: by the next one it is tried again. */
  readonly #refused = new Map<string, number>()

  constructor(map: ShardMap, workers: Workers) {
    this.#map = map
    this.#workers = workers
  }

  /** Behind rows that this server has stored; null: behind those that they name. */
  async store(
    shelf: string,
    rows: readonly NewRow[],
    server: ServerEpoch | null,
  ): Promise<StoredBy | null> {
    const done = await this.#held(shelf, server, rows, (row, shard) =>
      server === null
        ? {
            statement: behind(shard),
            values: [...valuesOf(row), String(row.before.firstVersion), bytes(row.before.head)],
          }
        : { statement: into(shard), values: valuesOf(row) },
    )
    if (done === null) return null
    const stored = rows.filter((_, place) => done.each[place]!.count === 1)
    return { by: done.server, ids: new Set(stored.map(({ gameId }) => gameId)) }
  }

  async tails(
    shelf: string,
    games: readonly TailRequest[],
  ): Promise<readonly StatementResult[] | null> {
    const done = await this.#held(shelf, null, games, ({ gameId, from }, shard) => ({
      statement: tail(shard),
      values: [gameId, String(from)],
    }))
    return done?.each ?? null
  }

  /** All or nothing, in one round trip. */
  async #held<G extends { readonly gameId: string }>(
    shelf: string,
    server: ServerEpoch | null,
    games: readonly G[],
    ask: (game: G, shard: string) => PipelinedStatement,
  ): Promise<{ server: ServerEpoch; each: readonly StatementResult[] } | null> {
    const edition = this.#map.edition
    if (!this.#map.canHold || this.#refused.get(shelf) === edition) return null
    const shards = games.map(({ gameId }) => this.#map.shardOf(gameId))
    const asked = games.map((game, place) => ask(game, shards[place]!))
    try {
      const lanes = this.#workers.directWriterTo(shelf)
      const [held, ...each] = await lanes.runAll([lockShards(shards, server), ...asked])
      return { server: held!.texts[0]!, each }
    } catch (error) {
      const isOurs = (error as Partial<DatabaseError>).code === DIVISION_BY_ZERO
      if (error instanceof Unavailable || isOurs) throw error
      this.#refused.set(shelf, edition)
      void this.#map.readAgain()
      return null
    }
  }
}
