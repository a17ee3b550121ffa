import type { Clock, Ports } from '../app/core/ports.ts'
import type { ServiceKeys } from '../config/keys.ts'
import { accountStore } from './accounts/account-store.ts'
import { adminStore } from './admin/admin-store.ts'
import { maintenanceStore } from './admin/maintenance-store.ts'
import { nodeStore } from './admin/node-store.ts'
import { refusalStore } from './admin/refusal-store.ts'
import { sessionStore } from './admin/session-store.ts'
import { archiveReader } from './archive/archive-reader.ts'
import { archiveStore } from './archive/archive-store.ts'
import { withArchive } from './archive/archived-log.ts'
import { Archivist } from './archive/archivist.ts'
import type { ArchiveFiles } from './archive/files.ts'
import { auditStore } from './audit/audit-store.ts'
import { openRemoteLog } from './citus/open.ts'
import { DatabaseClock } from './connection/database-clock.ts'
import { DatabaseProbe } from './connection/database-probe.ts'
import { EntityPool } from './connection/entity-pool.ts'
import { OutageDetector } from './connection/outage-detector.ts'
import { PipelinedPool } from './connection/pipelined-pool.ts'
import type { Size } from './connection/pools.ts'
import { schemaState } from './connection/schema-version.ts'
import { openEntities } from './data-source.ts'
import { gameStore } from './games/game-store.ts'
import { seedsUnder } from './games/seeds.ts'
import { exportStore } from './jobs/export-store.ts'
import { jobFiles } from './jobs/job-files.ts'
import { jobStore } from './jobs/job-store.ts'
import { eventLog } from './log/event-log.ts'
import { ExportPool, ExportSlots, rowsOfGames } from './log/log-export.ts'
import { matchmakingStore } from './matchmaking/matchmaking-store.ts'
import { PostgresNotifier } from './notifier/postgres-notifier.ts'
import type { RedisChannels } from './notifier/redis-channels.ts'
import { RedisNotifier } from './notifier/redis-notifier.ts'
import { accountPackStore } from './packs/account-packs.ts'
import { packStore } from './packs/pack-store.ts'
import { ratingStore } from './ratings/rating-store.ts'
import { agreeOnKeys } from './service-keys.ts'
import { webhookStore } from './webhooks/webhook-store.ts'

/** With the notifier, the pulse and two batches in flight: fourteen connections a node. */
const LOBBY_WRITERS = 3
const READERS = 3
const CLERKS = 2
/** Whoever lists games takes no connection of those who play. */
const LISTS = 2
/** Some tenths of a second's worth. */
const LISTS_WAITING_MAX = 64

const forgetful = `
select name || ' = ' || setting as setting from pg_settings
where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'`

export interface PostgresStore extends Ports {
  /** What went to the database through the hot pools. */
  readonly traffic: OutageDetector
}

interface Terms {
  readonly keys: ServiceKeys
  /** Past a pooler that lends a connection for one transaction: on such a one nobody can listen. */
  readonly direct?: string
  /** By which moves ring; without them by NOTIFY. */
  readonly rings?: RedisChannels | undefined
  /** For games that have left the database. */
  readonly archive?: ArchiveFiles | undefined
  /** Instead of the database's. */
  readonly clock?: Clock
  /** Of this machine. */
  readonly machine?: () => number
}

/**
 * Everything that the service keeps, on a database that is up to date. Throws where it is used with
 * other keys.
 */
export async function openStore(url: string, terms: Terms): Promise<PostgresStore> {
  const traffic = new OutageDetector()
  const time = new DatabaseClock(terms.machine)
  const clock = terms.clock ?? time
  const pulse = new DatabaseProbe(url, traffic, time)
  const lanes = new PipelinedPool(url, traffic)
  const entities = await openEntities(url)
  const poolOf = (size: Size) => new EntityPool(url, size, traffic, entities)
  const [lobby, readers] = [poolOf({ max: LOBBY_WRITERS }), poolOf({ max: READERS })]
  const [clerks, lists] = [
    poolOf({ max: CLERKS }),
    poolOf({ max: LISTS, waitingMax: LISTS_WAITING_MAX }),
  ]
  await agreeOnKeys(lobby, terms.keys).catch(async (error) => {
    await Promise.all([lobby.end(), terms.rings?.close()])
    throw error
  })
  const notifier = doorbellOf(url, terms, traffic)
  await Promise.all([pulse.open(), notifier.open()])
  const seeds = seedsUnder(terms.keys, lobby)
  const plain = eventLog({ lanes, lobby, readers, company: notifier, traffic })
  const apart = await openRemoteLog(url, { plain, lobby, readers, notifier, traffic })
  const rows = apart?.rows ?? null
  const [files, key] = [terms.archive ?? null, terms.keys.exports]
  const [whole, archivist] = [new ExportPool(url, traffic), new Archivist(url, apart !== null)]
  const slots = new ExportSlots(rows?.lines ?? ((ids) => whole.lines(rowsOfGames(ids))))
  const archive = archiveReader(readers, files)
  const log = withArchive(apart?.log ?? plain, archive)
  terms.rings?.lookBy((gameIds) => log.versions(gameIds))
  return {
    clock,
    traffic,
    notifier,
    seals: terms.keys.stamp('saves'),
    log,
    games: gameStore({ lobby, readers, lists, seeds, notifier, apart: rows }),
    accounts: accountStore({ clerks, lobby, readers, lists }),
    packs: packStore(clerks, clock),
    accountPacks: accountPackStore({ lobby, readers, lists }),
    audits: auditStore(clerks),
    hiddenStateSessions: sessionStore(clerks),
    refusals: refusalStore({ lobby, lists }),
    nodes: nodeStore({ clerks, lists }),
    admin: adminStore({ clerks, readers, lobby, lists }),
    exports: exportStore({ lobby, readers, slots, apart: rows, archive, seeds, clock, key }),
    archive: archiveStore({ readers, lobby, archivist, reader: archive, files }),
    jobs: jobStore({ lobby, lists }),
    jobFiles: jobFiles({ lobby, readers, lists }),
    maintenance: maintenanceStore({ lobby, readers, lists, notifier }),
    webhooks: webhookStore({ lobby, readers, notifier, keys: terms.keys }),
    ratings: ratingStore({ lobby, readers, lists }),
    matchmaking: matchmakingStore(lobby),
    connections: () => [
      ...[lanes.connections(), lobby.connections('lobby'), readers.connections('readers')],
      ...[lists.connections('lists'), clerks.connections('clerks')],
      ...(apart?.connections() ?? []),
    ],
    drift: () => time.drift,
    schema: () => schemaState((text) => readers.query(text)),
    unsafeDurabilitySettings: async () =>
      (await readers.query<{ setting: string }>(forgetful)).map(({ setting }) => setting),
    async close() {
      await Promise.all([pulse.close(), notifier.close(), apart?.close()])
      const pools = [lanes, lobby, readers, lists, clerks, whole, archivist]
      await Promise.all([...pools.map((pool) => pool.end()), entities.destroy()])
    },
  }
}

function doorbellOf(url: string, { direct = url, rings }: Terms, traffic: OutageDetector) {
  const notifier = rings ? new RedisNotifier(direct, rings) : new PostgresNotifier(direct)
  notifier.onLost(() => {
    traffic.losses += 1
  })
  return notifier
}
