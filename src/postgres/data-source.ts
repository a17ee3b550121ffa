import { DataSource } from 'typeorm'
import { limits } from './connection/pools.ts'
import { migrations } from './connection/schema-version.ts'
import { entities } from './entities.ts'

interface Connections {
  readonly connectionsMax: number
  /** Migrations take the time that they take. */
  readonly patient?: boolean
  readonly idleTimeoutMillis?: number
}

/** For a table that somebody else holds: those behind it in the queue must not wait for long. */
const LOCK_MILLISECONDS_MAX = 1_000

/** For migrations; what the service itself asks goes through its own pools. */
export const createDataSource = (
  url: string,
  { connectionsMax, patient = false, idleTimeoutMillis = limits.idleTimeoutMillis }: Connections,
): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    // The one of its own says on the console that a migration failed: who runs it says it better.
    logger: 'debug',
    applicationName: 'touchline',
    poolSize: connectionsMax,
    extra: patient ? { lock_timeout: LOCK_MILLISECONDS_MAX } : { ...limits, idleTimeoutMillis },
    poolErrorHandler: () => {},
  })

/** What our pools need to know of the entities; its own connection closes at once. */
export const openEntities = (url: string): Promise<DataSource> =>
  createDataSource(url, { connectionsMax: 1, idleTimeoutMillis: 1 }).initialize()
