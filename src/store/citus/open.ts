import type { Connections } from '../../service/node-ports.ts'
import type { EventLog } from '../../service/ports.ts'
import type { PostgresDoorbell } from '../doorbell.ts'
import { rung } from '../event-log.ts'
import { BY_KEYS, Pool } from '../pools.ts'
import type { RowsApart } from '../rows-apart.ts'
import type { Traffic } from '../traffic.ts'
import { citusLog } from './log.ts'
import { rowsApart } from './rows.ts'
import { isLogDistributed, ShardMap } from './shard-map.ts'
import { Straight } from './straight.ts'
import { Workers } from './workers.ts'

export interface LogApart {
  readonly log: EventLog
  readonly rows: RowsApart
  connections(): readonly Connections[]
  close(): Promise<void>
}

/**
 * All shards of a worker are asked over the connection to it that Citus keeps. Else it would open
 * more of them every second, each of which costs the worker more than what it is asked.
 */
const IN_TURN = `${BY_KEYS} -c citus.max_adaptive_executor_pool_size=1`

interface Wires {
  readonly plain: EventLog
  readonly lobby: Pool
  readonly readers: Pool
  readonly doorbell: PostgresDoorbell
  readonly traffic: Traffic
}

/** The log where it lies on workers; null: it lies in this very database. */
export async function openLogApart(
  url: string,
  { plain, lobby, readers, doorbell, traffic }: Wires,
): Promise<LogApart | null> {
  if (!(await isLogDistributed(readers))) return null
  const map = new ShardMap(readers)
  await map.open()
  doorbell.onReconnect(() => void map.readAgain())
  const workers = new Workers(url)
  const rows = rowsApart({ workers, shelfOf: (gameId) => map.shelfOf(gameId) })
  const overAll = new Pool(url, { max: 1, options: IN_TURN }, traffic)
  return {
    log: citusLog({
      ...{ plain, map, workers, rows, lobby, readers, overAll },
      straight: new Straight(map, workers),
      ring: (rows, stored) => (doorbell.isAlone ? stored : rung(doorbell, rows, stored)),
    }),
    rows,
    connections: () => [...workers.connections(), overAll.connections('all shards')],
    async close() {
      map.close()
      await Promise.all([workers.end(), overAll.end()])
    },
  }
}
