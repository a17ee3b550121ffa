// What became of an act, behind the row that it was set out with.

import type { AuditCapability } from '../../app/core/audit-capability.ts'
import type { AuditOutcome } from '../../app/core/audit-port.ts'
import { dateOf } from '../connection/columns.ts'

/** A connection in a transaction, whichever library it is of. */
interface Asks {
  query(text: string, values: unknown[]): Promise<unknown>
}

const insert = `
insert into audits (id, at, account_id, role, token_id, action, game_id, subject, running, reason,
  detail, of_id, outcome)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '{}', $11, $12) on conflict (id) do nothing`

/** Once: what is said first stays. */
export async function recordOutcome(
  client: Asks,
  { at, of, outcome }: AuditOutcome,
): Promise<void> {
  const { account, role, token, action, game, subject, running, reason } = of
  await client.query(insert, [
    ...[
      outcomeIdOf(of.id),
      dateOf(at),
      account,
      role,
      token,
      action,
      game,
      subject,
      running,
      reason,
    ],
    ...[of.id, outcome],
  ])
}

/** In the transaction of what the act changes: both are there, or neither is. */
export async function recordOutcomeWith(
  client: Asks,
  { completesOperation: isWhole, entry }: AuditCapability,
): Promise<void> {
  if (isWhole) await recordOutcome(client, { at: entry.at, of: entry, outcome: 'done' })
}

/** The same for acts that are done with rows of the log, in the statement that stores those. */
export const recordOutcomeSql = (place: number) => `, concluded as (
  insert into audits (id, at, account_id, role, token_id, action, game_id, subject, running, reason,
    detail, of_id, outcome)
  select done.outcome, act.at, act.account_id, act.role, act.token_id, act.action, act.game_id,
    act.subject, act.running, act.reason, '{}', act.id, 'done'
  from unnest($${place}::uuid[], $${place + 1}::uuid[]) as done (act, outcome)
    join audits as act on act.id = done.act join stored on stored.game_id = act.game_id
  on conflict (id) do nothing
)`

/** It follows from what it is the outcome of, so that there is one; nobody else draws it. */
export function outcomeIdOf(id: string): string {
  const last = Number.parseInt(id.slice(-1), 16)
  return id.slice(0, -1) + (last ^ 1).toString(16)
}
