import { type DataSource, In } from 'typeorm'
import type { HiddenStateSessionStore } from '../../app/admin/port.ts'
import type { HiddenStateSessionRecord } from '../../app/core/admin-schema.ts'
import type { AuditRecord, AuditStore } from '../../app/core/audit-port.ts'
import type { DetectOutage } from '../connection/pools.ts'
import { type AuditRow, auditNotes, audits, type LookRow, looks } from './admin-entities.ts'
import { recordOutcome } from './audit-outcomes.ts'

const purgeNotes = `
delete from audit_notes where audit_id in (
  select audit_id from audit_notes where audit_id < $1 order by audit_id limit $2)`

export function auditStore(source: DataSource, answered: DetectOutage): AuditStore {
  const rows = source.getRepository(audits)
  return {
    add: (entry, note) =>
      answered(() =>
        source.transaction(async (manager) => {
          await manager.insert(audits, rowOf(entry))
          if (note !== undefined)
            await manager.insert(auditNotes, { auditId: entry.id, text: note })
        }),
      ),
    conclude: (outcome) => answered(() => recordOutcome(source, outcome)),
    unknown: (actions, { from, to }, most) =>
      answered(async () => {
        const query = rows.createQueryBuilder('audit').orderBy('audit.id', 'DESC').take(most)
        query.where('audit.action = any (:actions) and audit.of_id is null', { actions })
        query.andWhere('audit.id >= :from and audit.id < :to', { from, to })
        const outcomes = 'select from audits as outcomes where outcomes.of_id = audit.id'
        query.andWhere(`not exists (${outcomes})`)
        return (await query.getMany()).map(auditOf)
      }),
    whileItRan: (gameId, actions, most) =>
      answered(async () => {
        const where = { gameId, running: true, action: In([...actions]) }
        return (await rows.find({ where, order: { id: 'ASC' }, take: most })).map(auditOf)
      }),
    purge: (before, most) =>
      answered(async () => {
        const purged = 'select purge_audits($1, $2) as count'
        const [{ count }] = await source.query(purged, [before, most])
        await source.query(purgeNotes, [before, most])
        return count
      }),
  }
}

function rowOf({ account, game, token, detail, ...entry }: AuditRecord): AuditRow {
  const whose = { accountId: account, gameId: game, tokenId: token }
  return { ...entry, ...whose, detail: { ...detail }, ofId: null, outcome: null }
}

export function auditOf(row: AuditRow): AuditRecord {
  const { accountId, gameId, tokenId, ofId: _, outcome: __, ...entry } = row
  // Written by `add` and by nobody else.
  const detail = entry.detail as AuditRecord['detail']
  return { ...entry, account: accountId, game: gameId, token: tokenId, detail }
}

const seen = `
update looks set from_version = least(from_version, $2), to_version = greatest(to_version, $2)
where id = $1`

export function lookStore(source: DataSource, answered: DetectOutage): HiddenStateSessionStore {
  const rows = source.getRepository(looks)
  return {
    openTo: (account, game, at) =>
      answered(async () => {
        const query = rows.createQueryBuilder('look').orderBy('look.id', 'DESC')
        const found = await query
          .where('look.account_id = :account and look.game_id = :game', { account, game })
          .andWhere('look.until > :at and look.ended_at is null', { at })
          .getOne()
        return found && lookOf(found)
      }),
    seen: (id, version) =>
      answered(async () => {
        await source.query(seen, [id, version])
      }),
    into: (gameId, most) =>
      answered(async () =>
        (await rows.find({ where: { gameId }, order: { id: 'ASC' }, take: most })).map(lookOf),
      ),
  }
}

export function lookOf({
  fromVersion: from,
  toVersion: to,
  ...row
}: LookRow): HiddenStateSessionRecord {
  const { accountId, gameId, ...look } = row
  const versions = from === null || to === null ? null : { from, to }
  return { ...look, account: accountId ?? '', game: gameId, versions }
}
