import { type DataSource, In } from 'typeorm'
import type { Clock } from '../../app/core/ports.ts'
import type { PackStore } from '../../app/packs/port.ts'
import type { DetectOutage } from '../connection/pools.ts'
import { contentPacks } from '../entities.ts'

export function packStore(source: DataSource, clock: Clock, answered: DetectOutage): PackStore {
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
