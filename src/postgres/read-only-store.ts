import type { Ports } from '../app/core/ports.ts'
import type { ServiceKeys } from '../config/keys.ts'
import { archiveReader } from './archive/archive-reader.ts'
import { rowsWithArchive } from './archive/archived-log.ts'
import type { ArchiveFiles } from './archive/files.ts'
import { EntityPool } from './connection/entity-pool.ts'
import { OutageDetector } from './connection/outage-detector.ts'
import { openEntities } from './data-source.ts'
import { gameStore } from './games/game-store.ts'
import { seedsUnder } from './games/seeds.ts'
import { storedRows } from './log/event-log.ts'
import { accountPackStore } from './packs/account-packs.ts'
import { packStore } from './packs/pack-store.ts'

export interface ReadOnlyStore extends Pick<Ports, 'games' | 'packs' | 'accountPacks' | 'close'> {
  readonly log: Pick<Ports['log'], 'rows'>
}

/**
 * Opens a store for a thread that verifies games. The store does not listen for notifications,
 * because each listener counts as a node.
 */
export async function openReadOnly(
  url: string,
  terms: { readonly keys: ServiceKeys; readonly archive?: ArchiveFiles | undefined },
): Promise<ReadOnlyStore> {
  const traffic = new OutageDetector()
  const entities = await openEntities(url)
  const pool = new EntityPool(url, { max: 1 }, traffic, entities)
  const pools = { lobby: pool, readers: pool, clerks: pool, lists: pool }
  const seeds = seedsUnder(terms.keys, pool)
  return {
    log: rowsWithArchive(storedRows(pool), archiveReader(pool, terms.archive ?? null)),
    games: gameStore({ ...pools, seeds, notifier: silentNotifier, apart: null }),
    packs: packStore(pool, neverWritten),
    accountPacks: accountPackStore(pools),
    async close() {
      await Promise.all([pool.end(), entities.destroy()])
    },
  }
}

const silentNotifier = { notifyCommits: () => {}, notifyLobby: () => {} }
const neverWritten = { now: () => 0 }
