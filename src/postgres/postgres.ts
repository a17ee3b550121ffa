import type { DataSource } from 'typeorm'
import type { Clock, Ports } from '../app/core/ports.ts'
import type { ServiceKeys } from '../config/keys.ts'
import { accountStore } from './accounts/account-store.ts'
import { signInStore } from './accounts/sign-in-store.ts'
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
import { EntityPool, type Pools } from './connection/entity-pool.ts'
import { OutageDetector } from './connection/outage-detector.ts'
import { PipelinedPool } from './connection/pipelined-pool.ts'
import type { Size } from './connection/pools.ts'
import { schemaState } from './connection/schema-version.ts'
import { openEntities } from './data-source.ts'
import { gameStore } from './games/game-store.ts'
import { agreeOnKeys, seedsUnder } from './games/seeds.ts'
import { exportStore } from './jobs/export-store.ts'
import { jobFiles } from './jobs/job-files.ts'
import { jobStore } from './jobs/job-store.ts'
import { eventLog } from './log/event-log.ts'
import { ExportPool, ExportSlots, rowsOfGames } from './log/log-export.ts'
import { matchmakingStore } from './matchmaking/matchmaking-store.ts'
import { noticeStore } from './notices/notice-store.ts'
import { PostgresNotifier } from './notifier/postgres-notifier.ts'
import type { RedisChannels } from './notifier/redis-channels.ts'
import { RedisNotifier } from './notifier/redis-notifier.ts'
import { oauthStore } from './oauth/oauth-store.ts'
import { accountPackStore } from './packs/account-packs.ts'
import { packStore } from './packs/pack-store.ts'
import { ratingStore } from './ratings/rating-store.ts'
import { seasonStore } from './seasons/season-store.ts'
import { tableStore } from './table/table-store.ts'
import { webhookStore } from './webhooks/webhook-store.ts'

/**
 * Sizes of the connection pools. A node has fourteen database connections: ten in the connection
 * pools, and four for the notifier, the probe and two concurrent batches.
 */
const LOBBY_WRITERS = 3
const READERS = 3
const CLERKS = 2
const LISTS = 2
const LISTS_WAITING_MAX = 64

const forgetful = `
select name || ' = ' || setting as setting from pg_settings
where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'`

export interface PostgresStore extends Ports {
  readonly traffic: OutageDetector
}

interface Terms {
  readonly keys: ServiceKeys
  /**
   * URL that bypasses the database's connection pooler, because LISTEN does not work with a pooler
   * in transaction mode.
   */
  readonly direct?: string
  /** Redis channels for notifications about moves. Without Redis channels, the node uses NOTIFY. */
  readonly rings?: RedisChannels | undefined
  readonly archive?: ArchiveFiles | undefined
  readonly clock?: Clock
  readonly machine?: () => number
}

/** Requires a migrated database. Throws if the database was used with different service keys. */
export async function openStore(url: string, terms: Terms): Promise<PostgresStore> {
  const traffic = new OutageDetector()
  const time = new DatabaseClock(terms.machine)
  const clock = terms.clock ?? time
  const pulse = new DatabaseProbe(url, traffic, time)
  const pipelined = new PipelinedPool(url, traffic)
  const entities = await openEntities(url)
  const pools = poolsOf(url, traffic, entities)
  const { lobby, readers, clerks, lists } = pools
  await agreeOnKeys(lobby, terms.keys).catch(async (error) => {
    await Promise.all([lobby.end(), terms.rings?.close()])
    throw error
  })
  const notifier = notifierOf(url, terms, traffic)
  await Promise.all([pulse.open(), notifier.open()])
  const seeds = seedsUnder(terms.keys, lobby)
  const plain = eventLog({ ...pools, pipelined, company: notifier, traffic })
  const apart = await openRemoteLog(url, { plain, pools, notifier, traffic })
  const rows = apart?.rows ?? null
  const [files, key] = [terms.archive ?? null, terms.keys.exports]
  const whole = new ExportPool(url, traffic)
  const archivist = new Archivist(url, traffic, apart !== null)
  const slots = new ExportSlots(rows?.lines ?? ((ids) => whole.lines(rowsOfGames(ids))))
  const archive = archiveReader(readers, files)
  const log = withArchive(apart?.log ?? plain, archive)
  terms.rings?.lookBy((gameIds) => log.versions(gameIds))
  return {
    clock,
    traffic,
    notifier,
    seals: terms.keys.stamp('saves'),
    challenges: terms.keys.stamp('sign-ins'),
    log,
    games: gameStore({ ...pools, seeds, notifier, apart: rows }),
    accounts: accountStore(pools),
    signIns: signInStore(clerks),
    packs: packStore(clerks, clock),
    accountPacks: accountPackStore(pools),
    audits: auditStore(clerks),
    hiddenStateSessions: sessionStore(clerks),
    refusals: refusalStore(pools),
    nodes: nodeStore(pools),
    admin: adminStore(pools),
    exports: exportStore({ ...pools, slots, apart: rows, archive, seeds, clock, key }),
    archive: archiveStore({ ...pools, archivist, reader: archive, files }),
    jobs: jobStore(pools),
    jobFiles: jobFiles(pools),
    maintenance: maintenanceStore(pools, notifier),
    webhooks: webhookStore({ ...pools, notifier, keys: terms.keys }),
    notices: noticeStore({ ...pools, notifier, keys: terms.keys }),
    ...{ pushKey: terms.keys.id, pushSigner: terms.keys.push },
    ratings: ratingStore(pools, notifier),
    tables: tableStore(pools, notifier),
    matchmaking: matchmakingStore(lobby),
    ...{ oauth: oauthStore(clerks), seasons: seasonStore(lobby, terms.keys) },
    connections: () => [
      ...[pipelined.connections(), lobby.connections('lobby'), readers.connections('readers')],
      ...[lists.connections('lists'), clerks.connections('clerks')],
      ...(apart?.connections() ?? []),
    ],
    drift: () => time.drift,
    schema: () => schemaState((text) => readers.query(text)),
    unsafeDurabilitySettings: () => unsafeSettings(readers),
    async close() {
      await Promise.all([pulse.close(), notifier.close(), apart?.close()])
      const pools = [pipelined, lobby, readers, lists, clerks, whole, archivist]
      await Promise.all([...pools.map((pool) => pool.end()), entities.destroy()])
    },
  }
}

function poolsOf(url: string, traffic: OutageDetector, entities: DataSource): Pools {
  const poolOf = (size: Size) => new EntityPool(url, size, traffic, entities)
  return {
    lobby: poolOf({ max: LOBBY_WRITERS }),
    readers: poolOf({ max: READERS }),
    clerks: poolOf({ max: CLERKS }),
    lists: poolOf({ max: LISTS, waitingMax: LISTS_WAITING_MAX }),
  }
}

function notifierOf(url: string, { direct = url, rings }: Terms, traffic: OutageDetector) {
  const notifier = rings ? new RedisNotifier(direct, rings) : new PostgresNotifier(direct)
  notifier.on('lost', () => {
    traffic.losses += 1
  })
  return notifier
}

async function unsafeSettings(readers: EntityPool): Promise<string[]> {
  const rows = await readers.query<{ setting: string }>(forgetful)
  return rows.map(({ setting }) => setting)
}
