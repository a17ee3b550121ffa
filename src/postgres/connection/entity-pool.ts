import type pg from 'pg'
import { type DataSource, EntityManager } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js'
import type { OutageDetector } from './outage-detector.ts'
import { Pool, type Size } from './pools.ts'

/** Sends TypeORM's statements through a connection that a pool of ours has lent. */
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

/** TypeORM with the time limits, queues, outage detection and counters of our own pools. */
export class EntityPool extends Pool {
  readonly #source: DataSource

  constructor(url: string, size: Size, traffic: OutageDetector, source: DataSource) {
    super(url, size, traffic)
    this.#source = source
  }

  /** Lends one connection outside of a transaction. */
  orm<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.lend((client) => work(this.#managerOn(client, false)))
  }

  /** All or nothing. Statements of `client` belong to the same transaction. */
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
