import pg from 'pg'
import type { Removal, Removed } from '../../service/archive-ports.ts'
import type { Warrant } from '../../service/desk/warrant.ts'
import { limits } from '../pools.ts'
import { CHANNEL } from '../rings.ts'

/** The only role for which the log lets go of rows, and only of those of archived games. */
const ARCHIVIST = 'touchline_archivist'

/** A step is some ten thousand rows, and nobody waits behind it. */
const STEP_MILLISECONDS_MAX = 120_000
const MISSING_RIGHT = '42501'

const state = `
select to_regrole('${ARCHIVIST}') is not null as "isThere",
  has_table_privilege('archived', 'insert') as "isOwner",
  exists (select from pg_roles where rolname = '${ARCHIVIST}'
    and has_table_privilege(oid, 'commits', 'delete')) as "hasRights"`
const give = `
grant select, delete on commits to ${ARCHIVIST};
grant select on archived to ${ARCHIVIST};`

const takeRows = 'delete from commits where game_id = any($1)'
const markGames = `
update games set archived_at = $2 where id = any($1) and archived_at is null`
/** Nodes that have one of them at hand read again what is told of it. */
const ring = `select pg_notify('${CHANNEL}', 'seats ' || id) from unnest($1::text[]) as id`
const markArchived = 'update archived set removed_at = $2 where game_id = any($1)'
const writeStep = `
insert into audits (id, at, account_id, role, token_id, action, running, reason, detail)
values ($1, $2, $3, $4, $5, $6, false, $7, $8)`

interface State {
  readonly isThere: boolean
  readonly isOwner: boolean
  readonly hasRights: boolean
}

/** Takes rows of archived games out of the log, on a connection of its own. */
export class Archivist {
  readonly #pool: pg.Pool

  constructor(connectionString: string) {
    this.#pool = new pg.Pool({
      ...limits,
      ...{ connectionString, max: 1, application_name: 'touchline archive' },
      ...{ statement_timeout: STEP_MILLISECONDS_MAX, query_timeout: STEP_MILLISECONDS_MAX },
    })
    this.#pool.on('error', () => {})
  }

  /** See `ArchiveStore`. What is missing, and can be made, is made. */
  async hindrance(): Promise<string | null> {
    const { rows } = await this.#pool.query<State>(state)
    const { isThere, isOwner, hasRights } = rows[0]!
    if (!isOwner) return 'only the role that owns the tables takes games out of them'
    try {
      if (!isThere) await this.#pool.query(`create role ${ARCHIVIST} nologin`)
      if (!hasRights) await this.#pool.query(give)
      if (!(await this.#isMember())) await this.#pool.query(`grant ${ARCHIVIST} to current_user`)
      return null
    } catch (error) {
      if ((error as Partial<pg.DatabaseError>).code !== MISSING_RIGHT) throw error
      const owner = '<the role that owns the tables>'
      return `a superuser has to say once: create role ${ARCHIVIST}; grant ${ARCHIVIST} to ${owner}`
    }
  }

  /** All of it or nothing. */
  async remove({ entry }: Warrant, { id, games, at }: Removal): Promise<Removed> {
    const client = await this.#pool.connect()
    let failed: Error | undefined
    try {
      await client.query('begin')
      await client.query(`set local role ${ARCHIVIST}`)
      const taken = await client.query(takeRows, [games])
      await client.query('reset role')
      const marked = await client.query(markGames, [games, at])
      await client.query(markArchived, [games, at])
      await client.query(ring, [games])
      const { account, role, token, reason } = entry
      const removed = { games: marked.rowCount ?? 0, rows: taken.rowCount ?? 0 }
      const step = { of: entry.id, games, rows: removed.rows }
      const detail = JSON.stringify(step)
      const values = [id, at, account, role, token, 'archive.step', reason, detail]
      await client.query(writeStep, values)
      await client.query('commit')
      return removed
    } catch (error) {
      failed = error as Error
      throw error
    } finally {
      client.release(failed)
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  async #isMember(): Promise<boolean> {
    const client = await this.#pool.connect()
    let failed: Error | undefined
    try {
      await client.query(`set role ${ARCHIVIST}`)
      await client.query('reset role')
      return true
    } catch (error) {
      failed = error as Error
      if ((error as Partial<pg.DatabaseError>).code === MISSING_RIGHT) return false
      throw error
    } finally {
      client.release(failed)
    }
  }
}
