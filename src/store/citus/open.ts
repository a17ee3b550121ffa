import type { Connections } from '../../service/node-ports.ts'
import type { EventLog } from '../../service/ports.ts'
import type { PostgresDoorbell } from '../doorbell.ts'
import { rung } from '../event-log.ts'
import type { Newest } from '../game-store.ts'
import type { Pool } from '../pools.ts'
import { citusLog, newestRows } from './log.ts'
import { isLogDistributed, ShardMap } from './shard-map.ts'
import { Workers } from './workers.ts'

export interface LogApart {
  readonly log: EventLog
  readonly newest: Newest
  connections(): readonly Connections[]
  close(): Promise<void>
}

interface Wires {
  readonly plain: EventLog
  readonly lobby: Pool
  readonly readers: Pool
  readonly doorbell: PostgresDoorbell
}

/** The log where it lies on workers; null: it lies in this very database. */
export async function openLogApart(
  url: string,
  { plain, lobby, readers, doorbell }: Wires,
): Promise<LogApart | null> {
  if (!(await isLogDistributed(readers))) return null
  const map = new ShardMap(readers)
  await map.open()
  doorbell.onReconnect(() => void map.readAgain())
  const workers = new Workers(url)
  return {
    log: citusLog({
      ...{ plain, map, workers, lobby, readers },
      ring: (rows, stored) => (doorbell.isAlone ? stored : rung(doorbell, rows, stored)),
    }),
    newest: (gameIds) => newestRows(workers, (gameId) => map.shelfOf(gameId), gameIds),
    connections: () => workers.connections(),
    async close() {
      map.close()
      await workers.end()
    },
  }
}
