// What was answered under idempotency keys.
import { DatabaseError } from 'pg'
import { TooManyListQueries } from '../../app/core/ports.ts'
import type { GameStore, IdempotencyRecord } from '../../app/runtime/port.ts'
import { IDEMPOTENCY_LOCKS } from '../connection/advisory-locks.ts'
import { dateOf } from '../connection/columns.ts'
import type { Pool } from '../connection/pools.ts'

const keyOf = `
select account_id as account, key, request_hash as "requestHash", answer
from idempotency_keys where account_id = $1 and key = $2`
const keepKey = `
insert into idempotency_keys (account_id, key, request_hash, answer, created_at)
values ($1, $2, $3, $4, $5) on conflict do nothing`

/** Another node may purge, too. Not prepared: its plan depends on the limit. */
const purgeKeys = `
with old as (
  delete from idempotency_keys where (account_id, key) in (
    select account_id, key from idempotency_keys where created_at < $1
    order by created_at limit $2 for update skip locked)
  returning 1)
select count(*) from old`

/** The connection rests while the work is done on others. */
const restLonger = `set local idle_in_transaction_session_timeout = '60s'`
const lock = 'select pg_advisory_xact_lock($1, hashtext($2))'
const LOCK_NOT_AVAILABLE = '55P03'

interface Wires {
  readonly lobby: Pool
  readonly readers: Pool
}
type Keys = Pick<GameStore, 'findKey' | 'keepKey' | 'inTurn' | 'purgeKeys'>

export const idempotencyKeys = ({ lobby, readers }: Wires): Keys => ({
  async findKey(account, key) {
    const [row] = await readers.query<IdempotencyRecord & Row>(keyOf, [account, key], 'key')
    return row ?? null
  },

  async keepKey({ account, key, requestHash, answer, createdAt }) {
    const values = [account, key, requestHash, JSON.stringify(answer), dateOf(createdAt)]
    await readers.query(keepKey, values)
  },

  inTurn: (account, key, work) =>
    lobby.transaction(async (client) => {
      await client.query(restLonger)
      await client.query(lock, [IDEMPOTENCY_LOCKS, `${account} ${key}`]).catch((error) => {
        const isTaken = error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE
        throw isTaken ? new TooManyListQueries() : error
      })
      return work()
    }),

  async purgeKeys(before, most) {
    const [row] = await readers.query<{ count: number }>(purgeKeys, [...[dateOf(before), most]])
    return row?.count ?? 0
  },
})

type Row = Readonly<Record<string, unknown>>
