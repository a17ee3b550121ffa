import type pg from 'pg'
import type { Removal, Removed } from '../../app/archive/port.ts'
import type { AuditCapability } from '../../app/core/audit-capability.ts'
import type { AuditRecord } from '../../app/core/audit-port.ts'
import { dateOf } from '../connection/columns.ts'
import type { OutageDetector } from '../connection/outage-detector.ts'
import { Pool } from '../connection/pools.ts'
import { CHANNEL } from '../notifier/pending-notifications.ts'
import { ARCHIVIST, isMissingRight, makeArchivist, wasMadeMeanwhile } from './archivist-role.ts'

const STEP_MILLISECONDS_MAX = 120_000
const ROLE_TRIES = 4

/**
 * On a Citus worker, the trigger that protects a shard of the log cannot read the table `archived`
 * on the coordinator.
 */
const NO_ROWS_LEAVE = 'on Citus, games stay in the database: a worker cannot see what is archived'

const owns = `select has_table_privilege('archived', 'insert') as "isOwner"`
const takeRows = 'delete from commits where game_id = any($1)'
const markGames = `
update games set archived_at = $2 where id = any($1) and archived_at is null`
/** Makes nodes reload the records of archived games that they have cached. */
const ring = `select pg_notify('${CHANNEL}', 'seats ' || id) from unnest($1::text[]) as id`
const markArchived = 'update archived set removed_at = $2 where game_id = any($1)'
const writeStep = `
insert into audits (id, at, account_id, role, token_id, action, running, reason, detail)
values ($1, $2, $3, $4, $5, $6, false, $7, $8)`

export class Archivist {
  readonly #pool: Pool
  readonly #isSpread: boolean

  /** `isSpread` is true if Citus distributes the game log. */
  constructor(url: string, traffic: OutageDetector, isSpread: boolean) {
    this.#isSpread = isSpread
    this.#pool = new Pool(url, { max: 1, milliseconds: STEP_MILLISECONDS_MAX }, traffic)
  }

  /**
   * Returns the reason why this node cannot delete archived log rows (see
   * `ArchiveStore.hindrance`). Creates the required database role if it is missing and the database
   * user may create roles.
   */
  async obstacle(): Promise<string | null> {
    if (this.#isSpread) return NO_ROWS_LEAVE
    const right = await this.#pool.one<{ isOwner: boolean }>(owns)
    if (!right!.isOwner) return 'only the role that owns the tables can remove games'
    try {
      await this.#makeRole()
      return null
    } catch (error) {
      if (!isMissingRight(error)) throw error
      const owner = '<the role that owns the tables>'
      return `a superuser has to say once: create role ${ARCHIVIST}; grant ${ARCHIVIST} to ${owner}`
    }
  }

  remove({ entry }: AuditCapability, { id, games, at }: Removal): Promise<Removed> {
    return this.#pool.transaction(async (client) => {
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

  end(): Promise<void> {
    return this.#pool.end()
  }

  async #makeRole(tries = ROLE_TRIES): Promise<void> {
    try {
      await this.#pool.transaction(makeArchivist)
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
