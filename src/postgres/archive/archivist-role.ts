import type pg from 'pg'
import { advisoryLocks } from '../connection/advisory-locks.ts'

/** Only this database role may delete log rows, and only rows of archived games. */
export const ARCHIVIST = 'touchline_archivist'

const MISSING_RIGHT = '42501'
/**
 * Error codes that mean that another node has already created the role or granted its membership,
 * or is changing the role at the same time (`XX000`).
 */
const MADE_MEANWHILE = new Set(['23505', '42710', 'XX000'])

const lock = `select pg_advisory_xact_lock(${advisoryLocks.archivist})`
const state = `
select to_regrole('${ARCHIVIST}') is not null as "isThere",
  exists (select from pg_roles where rolname = '${ARCHIVIST}'
    and has_table_privilege(oid, 'commits', 'delete')) as "hasRights"`
const give = `
grant select, delete on commits to ${ARCHIVIST};
grant select on archived to ${ARCHIVIST};`

/**
 * Creates the database role that may delete archived log rows, unless the role exists, and grants
 * missing privileges to the role, all in the current transaction.
 */
export async function makeArchivist(client: pg.PoolClient): Promise<void> {
  await client.query(lock)
  const { rows } = await client.query<{ isThere: boolean; hasRights: boolean }>(state)
  const { isThere, hasRights } = rows[0]!
  if (!isThere) await client.query(`create role ${ARCHIVIST} nologin`)
  if (!hasRights) await client.query(give)
  if (!(await isMember(client))) await client.query(`grant ${ARCHIVIST} to current_user`)
}

/**
 * True if a node that uses another database created the role at the same time. Roles belong to the
 * whole database server, so a lock in one database does not block nodes that use another database.
 */
export const wasMadeMeanwhile = (error: unknown): boolean => MADE_MEANWHILE.has(codeOf(error))

export const isMissingRight = (error: unknown): boolean => codeOf(error) === MISSING_RIGHT

/**
 * Tries the statement `set role`, because since PostgreSQL 16 a member of a role may lack the
 * privilege to use `set role`.
 */
async function isMember(client: pg.PoolClient): Promise<boolean> {
  await client.query('savepoint before_role')
  try {
    await client.query(`set local role ${ARCHIVIST}`)
    return true
  } catch (error) {
    if (isMissingRight(error)) return false
    throw error
  } finally {
    await client.query('rollback to savepoint before_role')
  }
}

const codeOf = (error: unknown): string => (error as Partial<pg.DatabaseError>).code ?? ''
