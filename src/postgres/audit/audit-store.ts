import { type EntityManager, In, LessThan } from 'typeorm'
import type { AuditFilter, NamedAudit } from '../../app/admin/port.ts'
import type { AuditRecord, AuditStore } from '../../app/core/audit-port.ts'
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

  latest: (action, most) =>
    clerks.orm((manager) => {
      const query = entriesIn(manager).limit(most).andWhere('audit.action = :action', { action })
      const done = `select from audits as outcomes
        where outcomes.of_id = audit.id and outcomes.outcome = 'done'`
      return query.andWhere(`exists (${done})`).getMany()
    }),

  whileItRan: (game, actions, most) =>
    clerks.orm((manager) => {
      const where = { game, running: true, action: In([...actions]) }
      return manager.find(audits, { where, order: { id: 'ASC' }, take: most })
    }),

  purge: (before, most) =>
    clerks.orm(async (manager) => {
      // The service's database role can delete audit entries only by calling `purge_audits`, which
      // belongs to the owner of the tables.
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

const entriesIn = (manager: EntityManager) =>
  manager
    .createQueryBuilder(audits, 'audit')
    .where('audit.ofId is null')
    .orderBy('audit.id', 'DESC')

type Joined = AuditRecord & {
  readonly outcomeRow?: Pick<AuditRow, 'outcome'> | null
  readonly noteRow?: { readonly text: string } | null
  readonly actor?: { readonly name: string; readonly leftAt: number | null } | null
}

export async function pageOfAudits(
  manager: EntityManager,
  filter: AuditFilter,
): Promise<NamedAudit[]> {
  const query = entriesIn(manager).limit(filter.limit)
  query.leftJoinAndMapOne('audit.outcomeRow', 'audit', 'concluded', 'concluded.ofId = audit.id')
  query.addSelect('concluded.outcome')
  query.leftJoinAndMapOne('audit.noteRow', 'auditNote', 'note', 'note.auditId = audit.id')
  query.leftJoinAndMapOne('audit.actor', 'account', 'actor', 'actor.id = audit.account')
  for (const name of ['game', 'account', 'subject', 'action'] as const)
    if (filter[name] !== null) query.andWhere(`audit.${name} = :${name}`, { [name]: filter[name] })
  const { actions, outcome, from, before } = filter
  if (actions !== null) {
    const isAmong = actions.areOthers ? 'not in' : 'in'
    query.andWhere(`audit.action ${isAmong} (:...names)`, { names: actions.names })
  }
  if (outcome !== null) query.andWhere(outcomes[outcome])
  if (from !== null) query.andWhere('audit.id >= :from', { from })
  if (before !== null) query.andWhere('audit.id < :before', { before })
  const found: Joined[] = await query.getMany()
  return found.map(({ outcomeRow, noteRow, actor, ...entry }) => ({
    ...entry,
    accountName: actor && actor.leftAt === null ? actor.name : null,
    note: noteRow?.text ?? null,
    outcome: outcomeRow?.outcome ?? null,
  }))
}

const outcomes = {
  done: `concluded.outcome = 'done'`,
  failed: `concluded.outcome <> 'done'`,
  unknown: 'concluded.id is null',
} as const
