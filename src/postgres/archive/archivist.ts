import pg from 'pg'
import type { Drop, Removal, Removed } from '../../app/archive/port.ts'
import type { AuditCapability } from '../../app/core/audit-capability.ts'
import type { AuditRecord } from '../../app/core/audit-port.ts'
import { dateOf } from '../connection/columns.ts'
import { limits } from '../connection/pools.ts'
import { CHANNEL } from '../notifier/pending-notifications.ts'
import {
  closePartition,
  endOfClosing,
  mustBeClosed,
  reopenPartition,
} from '../partitions/close-partition.ts'
import { dropPartition, isPartitionArchived } from '../partitions/drop-partition.ts'
import { ARCHIVIST, isMissingRight, makeArchivist, wasMadeMeanwhile } from './archivist-role.ts'

/** A step is some ten thousand rows, and nobody waits behind it. */
const STEP_MILLISECONDS_MAX = 120_000
const ROLE_TRIES = 4

/** Nor could the role come in there, which has no login. */
const NO_ROWS_LEAVE =
  'on Citus games leave by whole months (`npx touchline archive --drop`): no shard can see which ' +
  'of them are archived'

const owns = `select has_table_privilege('archived', 'insert') as "isOwner"`
const takeRows = 'delete from commits where game_id = any($1)'
const markGames = `
update games set archived_at = $2 where id = any($1) and archived_at is null`
/** Nodes that have one of them at hand read again what is told of it. */
const ring = `select pg_notify('${CHANNEL}', 'seats ' || id) from unnest($1::text[]) as id`
const markArchived = 'update archived set removed_at = $2 where game_id = any($1)'
const writeStep = `
insert into audits (id, at, account_id, role, token_id, action, running, reason, detail)
values ($1, $2, $3, $4, $5, $6, false, $7, $8)`

/** Takes rows of archived games out of the log, on a connection of its own. */
export class Archivist {
  readonly #pool: pg.Pool
  readonly #isSpread: boolean

  /** `isSpread`: the log lies on Citus. */
  constructor(connectionString: string, isSpread: boolean) {
    this.#isSpread = isSpread
    this.#pool = new pg.Pool({
      ...limits,
      connectionString,
      max: 1,
      application_name: 'touchline archive',
      statement_timeout: STEP_MILLISECONDS_MAX,
      query_timeout: STEP_MILLISECONDS_MAX,
    })
    this.#pool.on('error', () => {})
  }

  /** See `ArchiveStore`. What is missing, and can be made, is made. */
  async obstacle(drops: boolean): Promise<string | null> {
    if (this.#isSpread && !drops) return NO_ROWS_LEAVE
    const { rows } = await this.#pool.query<{ isOwner: boolean }>(owns)
    if (!rows[0]!.isOwner) return 'only the role that owns the tables takes games out of them'
    if (this.#isSpread) return null
    try {
      await this.#makeRole()
      return null
    } catch (error) {
      if (!isMissingRight(error)) throw error
      const owner = '<the role that owns the tables>'
      return `a superuser has to say once: create role ${ARCHIVIST}; grant ${ARCHIVIST} to ${owner}`
    }
  }

  /** All of it or nothing. */
  remove({ entry }: AuditCapability, { id, games, at }: Removal): Promise<Removed> {
    return this.#inOneStep(async (client) => {
      await client.query(`set local role ${ARCHIVIST}`)
      const taken = await client.query(takeRows, [games])
      await client.query('reset role')
      const marked = await client.query(markGames, [games, dateOf(at)])
      await client.query(markArchived, [games, dateOf(at)])
      await client.query(ring, [games])
      const removed = { games: marked.rowCount ?? 0, rows: taken.rowCount ?? 0 }
      const detail = { of: entry.id, games, rows: removed.rows }
      await write(client, entry, { id, at, action: 'archive.step', detail })
      return removed
    })
  }

  isArchived(part: string): Promise<boolean> {
    return this.#inOneStep((client) =>
      isPartitionArchived(client, { part, isSpread: this.#isSpread }),
    )
  }

  /** The same of a whole part of the log; see `ArchiveStore`. */
  async drop(warrant: AuditCapability, drop: Drop): Promise<Removed | null> {
    if (!this.#isSpread) return this.#inOneStep((client) => this.#dropped(client, warrant, drop))
    const { part } = drop
    const until = await this.#inOneStep(async (client) => {
      const end = await endOfClosing(client)
      await closePartition(client, part, end)
      return end
    })
    let dropped: Removed | null = null
    try {
      dropped = await this.#inOneStep(async (client) => {
        const removed = await this.#dropped(client, warrant, drop)
        await mustBeClosed(client, until)
        return removed
      })
    } finally {
      // Where this fails, too, it is open by itself before long.
      if (!dropped) await this.#inOneStep((client) => reopenPartition(client, part)).catch(() => {})
    }
    return dropped
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  async #dropped(
    client: pg.PoolClient,
    { entry }: AuditCapability,
    { id, part, at }: Drop,
  ): Promise<Removed | null> {
    const dropped = await dropPartition(client, { part, isSpread: this.#isSpread }, at)
    if (!dropped) return null
    const detail = { of: entry.id, part, ...dropped }
    await write(client, entry, { id, at, action: 'archive.drop', detail })
    return dropped
  }

  async #inOneStep<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    let failed: Error | undefined
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      failed = error as Error
      throw error
    } finally {
      client.release(failed)
    }
  }

  async #makeRole(tries = ROLE_TRIES): Promise<void> {
    try {
      await this.#inOneStep(makeArchivist)
    } catch (error) {
      if (tries === 1 || !wasMadeMeanwhile(error)) throw error
      await this.#makeRole(tries - 1)
    }
  }
}

interface Step extends Pick<AuditRecord, 'id' | 'at' | 'action'> {
  readonly detail: unknown
}

async function write(client: pg.PoolClient, whose: AuditRecord, step: Step): Promise<void> {
  const { account, role, token, reason } = whose
  const { id, at, action, detail } = step
  const values = [id, dateOf(at), account, role, token, action, reason, JSON.stringify(detail)]
  await client.query(writeStep, values)
}
