import { In } from 'typeorm'
import type { Clock } from '../../app/core/ports.ts'
import type { PackStore } from '../../app/packs/port.ts'
import { type EntityPool, insertNew } from '../connection/entity-pool.ts'
import { contentPacks } from './pack-entities.ts'

export const packStore = (pool: EntityPool, clock: Clock): PackStore => ({
  async keep(packs) {
    if (packs.length === 0) return
    const keptAt = clock.now()
    const values = packs.map((pack) => ({ ...pack, keptAt }))
    const open = packs.flatMap(({ hash, brought }) => (brought ? [] : [hash]))
    await pool.orm(async (manager) => {
      await insertNew(manager, contentPacks, values)
      await manager.update(contentPacks, { hash: In(open), brought: true }, { brought: false })
    })
  },
  find: (hash) => pool.orm((manager) => manager.findOneBy(contentPacks, { hash })),
})
