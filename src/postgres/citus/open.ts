import type { ConnectionCounts } from '../../app/monitoring/node-port.ts'
import type { EventLog } from '../../app/runtime/port.ts'
import type { Pools } from '../connection/entity-pool.ts'
import type { OutageDetector } from '../connection/outage-detector.ts'
import { Pool, SESSION_OPTIONS } from '../connection/pools.ts'
import { notifyStored } from '../log/event-log.ts'
import type { RemoteRows } from '../log/log-export.ts'
import type { PostgresNotifier } from '../notifier/postgres-notifier.ts'
import { citusLog } from './log.ts'
import { remoteRows } from './rows.ts'
import { isLogDistributed, ShardMap } from './shard-map.ts'
import { Workers } from './workers.ts'

export interface RemoteLog {
  readonly log: EventLog
  readonly rows: RemoteRows
  connections(): readonly ConnectionCounts[]
  close(): Promise<void>
}

/**
 * This setting limits Citus to one connection per worker. By default, Citus opens additional
 * connections during a query, each of which costs the worker more than the query.
 */
const IN_TURN = `${SESSION_OPTIONS} -c citus.max_adaptive_executor_pool_size=1`

interface Wires {
  readonly plain: EventLog
  readonly pools: Pools
  readonly notifier: PostgresNotifier
  readonly traffic: OutageDetector
}

/** Returns null if the game log is not distributed by Citus. */
export async function openRemoteLog(
  url: string,
  { plain, pools, notifier, traffic }: Wires,
): Promise<RemoteLog | null> {
  if (!(await isLogDistributed(pools.readers))) return null
  const map = new ShardMap(pools.readers)
  await map.open()
  notifier.on('reconnect', () => void map.readAgain())
  const workers = new Workers(url)
  const rows = remoteRows({ workers, partitionOf: (gameId) => map.partitionOf(gameId) })
  const overAll = new Pool(url, { max: 1, options: IN_TURN }, traffic)
  return {
    log: citusLog({
      plain,
      map,
      workers,
      rows,
      ...pools,
      overAll,
      ring: (rows, stored) => (notifier.isOnlyNode ? stored : notifyStored(notifier, rows, stored)),
    }),
    rows,
    connections: () => [...workers.connections(), overAll.connections('all shards')],
    async close() {
      map.close()
      await Promise.all([workers.end(), overAll.end()])
    },
  }
}
