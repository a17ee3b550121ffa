import { type EntityManager, EntitySchema, IsNull, MoreThan } from 'typeorm'
import type { HiddenStateSessionStore, SessionFilter } from '../../app/admin/port.ts'
import type { HiddenStateSessionRecord } from '../../app/core/admin-schema.ts'
import { bigint, key, NULLABLE, text, time, uuid } from '../connection/columns.ts'
import type { EntityPool } from '../connection/entity-pool.ts'

export interface SessionRow extends Omit<HiddenStateSessionRecord, 'account' | 'versions'> {
  /** Account of the operator who opened the session; null if the account was erased. */
  readonly account: string | null
  readonly fromVersion: number | null
  readonly toVersion: number | null
}
export const sessions = new EntitySchema<SessionRow>({
  name: 'look',
  tableName: 'looks',
  columns: {
    id: key(),
    account: uuid('account_id', NULLABLE),
    role: text(),
    game: uuid('game_id'),
    reason: text(),
    caseRef: text('case_ref', NULLABLE),
    at: time(),
    until: time(),
    endedAt: time('ended_at', NULLABLE),
    fromVersion: bigint('from_version', NULLABLE),
    toVersion: bigint('to_version', NULLABLE),
  },
})

export const sessionStore = (clerks: EntityPool): HiddenStateSessionStore => ({
  async openTo(account, game, at) {
    const where = { account, game, until: MoreThan(at), endedAt: IsNull() }
    const found = await clerks.orm((manager) =>
      manager.findOne(sessions, { where, order: { id: 'DESC' } }),
    )
    return found && sessionOf(found)
  },

  async seen(id, version) {
    const seen = {
      fromVersion: () => 'least(from_version, :version)',
      toVersion: () => 'greatest(to_version, :version)',
    }
    await clerks.orm((manager) =>
      manager
        .createQueryBuilder()
        .update(sessions)
        .set(seen)
        .where({ id })
        .setParameters({ version })
        .execute(),
    )
  },

  async into(game, most) {
    const found = await clerks.orm((manager) =>
      manager.find(sessions, { where: { game }, order: { id: 'ASC' }, take: most }),
    )
    return found.map(sessionOf)
  },
})

export const insertSession = (
  manager: EntityManager,
  { versions, ...session }: HiddenStateSessionRecord,
) =>
  manager.insert(sessions, {
    ...session,
    fromVersion: versions?.from ?? null,
    toVersion: versions?.to ?? null,
  })

export async function pageOfSessions(
  manager: EntityManager,
  { game, account, before, limit }: SessionFilter,
): Promise<HiddenStateSessionRecord[]> {
  const query = manager.createQueryBuilder(sessions, 'session')
  if (game !== null) query.andWhere('session.game = :game', { game })
  if (account !== null) query.andWhere('session.account = :account', { account })
  if (before !== null) query.andWhere('session.id < :before', { before })
  return (await query.orderBy('session.id', 'DESC').limit(limit).getMany()).map(sessionOf)
}

function sessionOf({ fromVersion: from, toVersion: to, ...row }: SessionRow) {
  const versions = from === null || to === null ? null : { from, to }
  return { ...row, account: row.account ?? '', versions }
}
