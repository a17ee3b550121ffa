import { type DataSource, In } from 'typeorm'
import type { PackStore } from '../service/pack-ports.ts'
import type { AuditRecord, AuditStore, Clock } from '../service/ports.ts'
import { type AuditRow, audits, contentPacks } from './entities.ts'
import type { Answered } from './pools.ts'

export function packStore(source: DataSource, clock: Clock, answered: Answered): PackStore {
  const rows = source.getRepository(contentPacks)
  return {
    keep: (packs) =>
      answered(async () => {
        const keptAt = clock.now()
        const values = packs.map((pack) => ({ ...pack, keptAt }))
        if (values.length === 0) return
        await rows.createQueryBuilder().insert().values(values).orIgnore().execute()
        const open = packs.flatMap(({ hash, brought }) => (brought ? [] : [hash]))
        await rows.update({ hash: In(open), brought: true }, { brought: false })
      }),
    find: (hash) => answered(() => rows.findOneBy({ hash })),
  }
}

export function auditStore(source: DataSource, answered: Answered): AuditStore {
  const rows = source.getRepository(audits)
  return {
    add: ({ account, game, detail, ...entry }) =>
      answered(async () => {
        const row = { ...entry, accountId: account, gameId: game, detail: { ...detail } }
        await rows.insert(row)
      }),
    whileItRan: (gameId, actions, most) =>
      answered(async () => {
        const where = { gameId, running: true, action: In([...actions]) }
        return (await rows.find({ where, order: { id: 'ASC' }, take: most })).map(recordOf)
      }),
    purge: (before, most) =>
      answered(async () => {
        const purged = 'select purge_audits($1, $2) as count'
        const [{ count }] = await source.query(purged, [before, most])
        return count
      }),
    list: ({ game, account, before, limit }) =>
      answered(async () => {
        const query = rows.createQueryBuilder('audit').orderBy('audit.id', 'DESC').take(limit)
        if (game) query.andWhere('audit.game_id = :game', { game })
        if (account) query.andWhere('audit.account_id = :account', { account })
        if (before) query.andWhere('audit.id < :before', { before })
        return (await query.getMany()).map(recordOf)
      }),
  }
}

const recordOf = ({ accountId, gameId, ...entry }: AuditRow): AuditRecord => ({
  ...entry,
  account: accountId,
  game: gameId,
  // Written by `add` and by nobody else.
  detail: entry.detail as AuditRecord['detail'],
})
