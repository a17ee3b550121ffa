import type pg from 'pg'
import { type DataSource, EntityManager, type EntitySchema, type ObjectLiteral } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js'
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js'
import type { OutageDetector } from './outage-detector.ts'
import { Pool, type Size } from './pools.ts'

class LentQueryRunner extends PostgresQueryRunner {
  readonly #client: pg.PoolClient

  constructor(driver: PostgresDriver, client: pg.PoolClient, isTransactionActive: boolean) {
    super(driver, 'master')
    this.#client = client
    this.isTransactionActive = isTransactionActive
  }

  override connect(): Promise<pg.PoolClient> {
    return Promise.resolve(this.#client)
  }
}

/**
 * Each kind of query has a separate connection pool, so that lists and admin operations never delay
 * players.
 */
export interface Pools {
  readonly lobby: EntityPool
  readonly readers: EntityPool
  /** Connection pool for accounts, tokens and the audit log. */
  readonly clerks: EntityPool
  readonly lists: EntityPool
}

export class EntityPool extends Pool {
  readonly #source: DataSource

  constructor(url: string, size: Size, traffic: OutageDetector, source: DataSource) {
    super(url, size, traffic)
    this.#source = source
  }

  orm<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.lend((client) => work(this.#managerOn(client, false)))
  }

  /** Runs a transaction that includes the statements of both `manager` and `client`. */
  ormTransaction<T>(
    work: (manager: EntityManager, client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    return this.transaction((client) => work(this.#managerOn(client, true), client))
  }

  #managerOn(client: pg.PoolClient, isTransactionActive: boolean): EntityManager {
    const driver = this.#source.driver as PostgresDriver
    return new EntityManager(this.#source, new LentQueryRunner(driver, client, isTransactionActive))
  }
}

export const insertNew = <E extends ObjectLiteral>(
  manager: EntityManager,
  table: EntitySchema<E>,
  values: QueryDeepPartialEntity<E> | QueryDeepPartialEntity<E>[],
) => manager.createQueryBuilder().insert().into(table).values(values).orIgnore().execute()
