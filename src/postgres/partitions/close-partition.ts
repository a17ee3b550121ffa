// On Citus who locks one part of the log holds up all of it, for as long as it takes to look
// through that part. So it is closed by a trigger, which is a matter of milliseconds.
import type pg from 'pg'
import { alsoAtWorkers, forShards } from './statements.ts'

/** It opens by itself: whoever closed it may be gone. */
const CLOSED_SECONDS = 300
/** Clocks of workers may be as far from the coordinator's. */
const CLOCKS_APART_SECONDS = 60

const end = `
select clock_timestamp() + interval '${CLOSED_SECONDS} s' as until`
const inTime = `
select clock_timestamp() < $1::timestamptz - interval '${CLOCKS_APART_SECONDS} s' as "isInTime"`
const open = (part: string) => `drop trigger if exists is_closed on ${part}`
const close = (part: string, until: Date) => `
create trigger is_closed before insert on ${part} for each row
execute function refuse_new_row('${until.toISOString()}')`

export async function endOfClosing(client: pg.ClientBase): Promise<Date> {
  const { rows } = await client.query<{ until: Date }>(end)
  return rows[0]!.until
}

/** Within a transaction, from whose end on nothing new comes in. */
export async function closePartition(
  client: pg.ClientBase,
  part: string,
  until: Date,
): Promise<void> {
  await reopenPartition(client, part)
  await client.query(close(part, until))
}

/** Within a transaction. */
export async function reopenPartition(client: pg.ClientBase, part: string): Promise<void> {
  await client.query(forShards)
  await client.query(alsoAtWorkers)
  await client.query(`set local lock_timeout = '1s'`)
  await client.query(open(part))
}

/** Throws where something new may have come in meanwhile. */
export async function mustBeClosed(client: pg.ClientBase, until: Date): Promise<void> {
  const { rows } = await client.query<{ isInTime: boolean }>(inTime, [until])
  if (!rows[0]!.isInTime) throw new Error('it took too long to look through a month of the log')
}
