import { type DataSource, In } from 'typeorm'
import type { PackStore } from '../service/pack-ports.ts'
import type { Clock } from '../service/ports.ts'
import { contentPacks } from './entities.ts'
import type { DetectOutage } from './pools.ts'

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
