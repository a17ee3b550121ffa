import { DataSource } from 'typeorm'
import { entities } from '../entities.ts'
import { limits } from './pools.ts'
import { migrations } from './schema-version.ts'

interface Connections {
  readonly connectionsMax: number
  /** Migrations take the time that they take. */
  readonly patient?: boolean
}

/** For a table that somebody else holds: those behind it in the queue must not wait for long. */
const LOCK_MILLISECONDS_MAX = 1_000

/** Entities and migrations. The statements of the hot path go through pools of their own. */
export const createDataSource = (
  url: string,
  { connectionsMax, patient = false }: Connections,
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
    extra: patient ? { lock_timeout: LOCK_MILLISECONDS_MAX } : limits,
    poolErrorHandler: () => {},
  })
