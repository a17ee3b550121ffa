import pg from 'pg'
import type { NewRow, ServerEpoch } from '../../src/app/runtime/port.ts'
import { insertFirstRow, rowValues } from '../../src/postgres/log/event-log.ts'

const head = '00'.repeat(32)

export const storedRow = (gameId: string, firstVersion: number, packed = '[]'): NewRow => ({
  gameId,
  firstVersion,
  lastVersion: firstVersion + 1,
  at: 1,
  packed,
  head,
  wakeAt: null,
  over: false,
  auditIds: null,
  cancelled: null,
  before: { firstVersion: firstVersion - 1, head },
  server: null,
})

export const areStored = (by: readonly (ServerEpoch | null)[]): boolean[] =>
  by.map((one) => one !== null)

export async function storeFirst(url: string, ...gameIds: readonly string[]): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const id of gameIds) await client.query(insertFirstRow, rowValues(storedRow(id, 0)))
  } finally {
    await client.end()
  }
}

/**
 * Simulates a failover: deletes the last rows of a game's log and closes all other database
 * connections.
 */
export async function loseRows(url: string, gameId: string, from: number): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('alter table commits disable trigger no_row_change')
    await client.query('delete from commits where game_id = $1 and first_version >= $2', [
      ...[gameId, from],
    ])
    await client.query('alter table commits enable always trigger no_row_change')
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
  } finally {
    await client.end()
  }
}
