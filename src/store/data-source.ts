import { DataSource } from 'typeorm'
import { Games0001 } from '../../migrations/0001-games.ts'
import { OneTableOfCommits0002 } from '../../migrations/0002-one-table-of-commits.ts'
import { RowsStandBehindRows0003 } from '../../migrations/0003-rows-stand-behind-rows.ts'
import { TokensKnowTheirMakers0004 } from '../../migrations/0004-tokens-know-their-makers.ts'
import { entities } from './entities.ts'
import { limits } from './pools.ts'

interface Connections {
  readonly connectionsMax: number
  /** Migrations take the time that they take. */
  readonly patient?: boolean
}

/** Entities and migrations. The statements of the hot path go through pools of their own. */
export const createDataSource = (
  url: string,
  { connectionsMax, patient = false }: Connections,
): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations: [
      Games0001,
      OneTableOfCommits0002,
      RowsStandBehindRows0003,
      TokensKnowTheirMakers0004,
    ],
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    applicationName: 'touchline',
    poolSize: connectionsMax,
    extra: patient ? {} : limits,
    poolErrorHandler: () => {},
  })
