import { type EntityManager, In, LessThan } from 'typeorm'
import type { AuditFilter } from '../../app/admin/port.ts'
import type { AuditRecord, AuditStore, AuditView } from '../../app/core/audit-port.ts'
import type { EntityPool } from '../connection/entity-pool.ts'
import { type AuditRow, auditNotes, audits } from './audit-entities.ts'
import { recordOutcome } from './audit-outcomes.ts'

export const auditStore = (clerks: EntityPool): AuditStore => ({
  add: (entry, note) =>
    clerks.ormTransaction(async (manager) => {
      const row = { ...entry, ofId: null, outcome: null }
      await manager.insert(audits, row as object)
      if (note !== undefined) await manager.insert(auditNotes, { auditId: entry.id, text: note })
    }),

  conclude: (outcome) => clerks.orm((manager) => recordOutcome(manager, outcome)),

  unknown: (actions, { from, to }, most) =>
    clerks.orm((manager) => {
      const query = entriesIn(manager).limit(most)
      query.andWhere('audit.action in (:...actions)', { actions })
      query.andWhere('audit.id >= :from and audit.id < :to', { from, to })
      const outcomes = 'select from audits as outcomes where outcomes.of_id = audit.id'
      return query.andWhere(`not exists (${outcomes})`).getMany()
    }),

  whileItRan: (game, actions, most) =>
    clerks.orm((manager) => {
      const where = { game, running: true, action: In([...actions]) }
      return manager.find(audits, { where, order: { id: 'ASC' }, take: most })
    }),

  purge: (before, most) =>
    clerks.orm(async (manager) => {
      // Raw: only this function of the owner may delete entries.
      const [{ count }] = await manager.query('select purge_audits($1, $2) as count', [
        before,
        most,
      ])
      const old = await manager.find(auditNotes, {
        where: { auditId: LessThan(before) },
        order: { auditId: 'ASC' },
        take: most,
      })
      await manager.delete(auditNotes, { auditId: In(old.map(({ auditId }) => auditId)) })
      return count
    }),
})

/** Without outcomes, newest first. */
const entriesIn = (manager: EntityManager) =>
  manager
    .createQueryBuilder(audits, 'audit')
    .where('audit.ofId is null')
    .orderBy('audit.id', 'DESC')

type Joined = AuditRecord & {
  readonly outcomeRow?: Pick<AuditRow, 'outcome'> | null
  readonly noteRow?: { readonly text: string } | null
}

export async function pageOfAudits(
  manager: EntityManager,
  { game, account, before, limit }: AuditFilter,
): Promise<AuditView[]> {
  const query = entriesIn(manager).limit(limit)
  query.leftJoinAndMapOne('audit.outcomeRow', 'audit', 'concluded', 'concluded.ofId = audit.id')
  query.addSelect('concluded.outcome')
  query.leftJoinAndMapOne('audit.noteRow', 'auditNote', 'note', 'note.auditId = audit.id')
  if (game !== null) query.andWhere('audit.game = :game', { game })
  if (account !== null) query.andWhere('audit.account = :account', { account })
  if (before !== null) query.andWhere('audit.id < :before', { before })
  const found: Joined[] = await query.getMany()
  return found.map(({ outcomeRow, noteRow, ...entry }) => {
    return { ...entry, note: noteRow?.text ?? null, outcome: outcomeRow?.outcome ?? null }
  })
}
