import type pg from 'pg'
import { advisoryLocks } from '../connection/advisory-locks.ts'

/** The only role that may delete rows of the log, and only those of archived games. */
export const ARCHIVIST = 'touchline_archivist'

const MISSING_RIGHT = '42501'
/** The role or its member exists, or (without a code of its own) another node changed its row. */
const MADE_MEANWHILE = new Set(['23505', '42710', 'XX000'])

const lock = `select pg_advisory_xact_lock(${advisoryLocks.archivist})`
const state = `
select to_regrole('${ARCHIVIST}') is not null as "isThere",
  exists (select from pg_roles where rolname = '${ARCHIVIST}'
    and has_table_privilege(oid, 'commits', 'delete')) as "hasRights"`
const give = `
grant select, delete on commits to ${ARCHIVIST};
grant select on archived to ${ARCHIVIST};`

/** Creates what is missing of the role, one caller at a time, in the open transaction. */
export async function makeArchivist(client: pg.PoolClient): Promise<void> {
  await client.query(lock)
  const { rows } = await client.query<{ isThere: boolean; hasRights: boolean }>(state)
  const { isThere, hasRights } = rows[0]!
  if (!isThere) await client.query(`create role ${ARCHIVIST} nologin`)
  if (!hasRights) await client.query(give)
  if (!(await isMember(client))) await client.query(`grant ${ARCHIVIST} to current_user`)
}

/** Roles belong to the whole server: a node of another database does not wait for our lock. */
export const wasMadeMeanwhile = (error: unknown): boolean => MADE_MEANWHILE.has(codeOf(error))

export const isMissingRight = (error: unknown): boolean => codeOf(error) === MISSING_RIGHT

/** Tried out: since PostgreSQL 16 a member may lack the right to set the role. */
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
