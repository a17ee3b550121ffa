import type { EntityManager } from 'typeorm'
import type { AuditCapability } from '../../app/core/audit-capability.ts'
import type { AuditOutcome } from '../../app/core/audit-port.ts'
import { dateOf } from '../connection/columns.ts'
import type { EntityPool } from '../connection/entity-pool.ts'

interface Asks {
  query(text: string, values: unknown[]): Promise<unknown>
}

const insert = `
insert into audits (id, at, account_id, role, token_id, action, game_id, subject, running, reason,
  detail, of_id, outcome)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '{}', $11, $12) on conflict (id) do nothing`

export async function recordOutcome(
  client: Asks,
  { at, of, outcome }: AuditOutcome,
): Promise<void> {
  const { account, role, token, action, game, subject, running, reason } = of
  await client.query(insert, [
    ...[outcomeIdOf(of.id), dateOf(at), account, role, token, action, game, subject, running],
    ...[reason, of.id, outcome],
  ])
}

/**
 * Records the outcome of an operation. Call this function in the transaction of the change, so that
 * the change and its outcome are stored together.
 */
export async function recordOutcomeWith(
  client: Asks,
  { completesOperation: isWhole, entry }: AuditCapability,
): Promise<void> {
  if (isWhole) await recordOutcome(client, { at: entry.at, of: entry, outcome: 'done' })
}

/**
 * Runs a transaction that changes data and records the outcome of the operation. If `work` returns
 * null, false or 0, the data was not changed, and no outcome is recorded.
 */
export function audited<T>(
  pool: EntityPool,
  capability: AuditCapability,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  return pool.ormTransaction(async (manager) => {
    const changed = await work(manager)
    const isDone = changed !== null && changed !== false && changed !== 0
    if (isDone) await recordOutcomeWith(manager, capability)
    return changed
  })
}

export const recordOutcomeSql = (place: number) => `, concluded as (
  insert into audits (id, at, account_id, role, token_id, action, game_id, subject, running, reason,
    detail, of_id, outcome)
  select done.outcome, act.at, act.account_id, act.role, act.token_id, act.action, act.game_id,
    act.subject, act.running, act.reason, '{}', act.id, 'done'
  from unnest($${place}::uuid[], $${place + 1}::uuid[]) as done (act, outcome)
    join audits as act on act.id = done.act join stored on stored.game_id = act.game_id
  on conflict (id) do nothing
)`

/**
 * The id of an outcome is derived from the id of its audit entry, so that each entry can have only
 * one outcome.
 */
export function outcomeIdOf(id: string): string {
  const last = Number.parseInt(id.slice(-1), 16)
  return id.slice(0, -1) + (last ^ 1).toString(16)
}
