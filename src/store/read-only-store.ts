import type { ServiceKeys } from '../keys.ts'
import type { Ports } from '../service/ports.ts'
import { accountPackStore } from './account-packs.ts'
import { archiveReader } from './archive/archive-reader.ts'
import { rowsWithArchive } from './archive/archived-log.ts'
import type { ArchiveFiles } from './archive/files.ts'
import { createDataSource } from './data-source.ts'
import { storedRows } from './event-log.ts'
import { gameStore } from './game-store.ts'
import { OutageDetector } from './outage-detector.ts'
import { packStore } from './pack-store.ts'
import { detectOutage, Pool } from './pools.ts'
import { seedsUnder } from './seeds.ts'

/** What games are judged by. */
export interface ReadOnlyStore extends Pick<Ports, 'games' | 'packs' | 'accountPacks' | 'close'> {
  readonly log: Pick<Ports['log'], 'rows'>
}

/**
 * For a thread that reads game after game: a connection for these, and one for packs. It does not
 * listen, so that a node beside it is as alone as before.
 */
export async function openReadOnly(
  url: string,
  terms: { readonly keys: ServiceKeys; readonly archive?: ArchiveFiles | undefined },
): Promise<ReadOnlyStore> {
  const traffic = new OutageDetector()
  const pool = new Pool(url, { max: 1 }, traffic)
  const source = await createDataSource(url, { connectionsMax: 1 }).initialize()
  const wires = { lobby: pool, readers: pool, lists: pool }
  // It makes no game, so none in company of nodes that could not read it.
  const seeds = seedsUnder(terms.keys, { hasOlderNodes: false }, pool)
  return {
    log: rowsWithArchive(storedRows(pool), archiveReader(pool, terms.archive ?? null)),
    games: gameStore({ ...wires, seeds, notifier: silentNotifier, apart: null }),
    packs: packStore(source, neverWritten, detectOutage(traffic)),
    accountPacks: accountPackStore(wires),
    async close() {
      await Promise.all([pool.end(), source.destroy()])
    },
  }
}

const silentNotifier = { notifyCommits: () => {}, notifyLobby: () => {} }
const neverWritten = { now: () => 0 }
