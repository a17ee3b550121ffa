import { DatabaseError } from 'pg'
import { TooManyListQueries } from '../../app/core/ports.ts'
import type { GameStore, IdempotencyRecord } from '../../app/runtime/port.ts'
import { IDEMPOTENCY_LOCKS } from '../connection/advisory-locks.ts'
import { dateOf } from '../connection/columns.ts'
import type { Pools } from '../connection/entity-pool.ts'

const keyOf = `
select account_id as account, key, request_hash as "requestHash", answer
from idempotency_keys where account_id = $1 and key = $2`
export const insertKey = `
insert into idempotency_keys (account_id, key, request_hash, answer, created_at)
values ($1, $2, $3, $4, $5) on conflict do nothing`
export const keyValues = (record: IdempotencyRecord): unknown[] => [
  ...[record.account, record.key, record.requestHash, JSON.stringify(record.answer)],
  dateOf(record.createdAt),
]

/** Skips locked rows, because another node may be deleting old rows at the same time. */
const purgeKeys = `
delete from idempotency_keys where (account_id, key) in (
  select account_id, key from idempotency_keys where created_at < $1
  order by created_at limit $2 for update skip locked)`

/**
 * The idle timeout is longer for the connection that holds the lock, because this connection is
 * idle while other connections do the work.
 */
const restLonger = `set local idle_in_transaction_session_timeout = '60s'`
const lock = 'select pg_advisory_xact_lock($1, hashtext($2))'
const LOCK_NOT_AVAILABLE = '55P03'

type Keys = Pick<GameStore, 'findKey' | 'keepKey' | 'inTurn' | 'purgeKeys'>

export const idempotencyKeys = ({ lobby, readers }: Pools): Keys => ({
  findKey: (account, key) => readers.one<IdempotencyRecord>(keyOf, [account, key], 'key'),
  keepKey: async (record) => void (await readers.query(insertKey, keyValues(record))),

  inTurn: (account, key, work) =>
    lobby.transaction(async (client) => {
      await client.query(restLonger)
      await client.query(lock, [IDEMPOTENCY_LOCKS, `${account} ${key}`]).catch((error) => {
        const isTaken = error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE
        throw isTaken ? new TooManyListQueries() : error
      })
      return work()
    }),

  purgeKeys: (before, most) => readers.change(purgeKeys, [dateOf(before), most]),
})
