import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  makeCluster,
  startEmbedded,
  unsafeFastSettings,
} from '../../src/postgres/embedded/embedded.ts'
import { copyOf } from '../support/cluster.ts'
import { FACTS } from '../support/database-facts.ts'

/** Autovacuum is off, because test databases are deleted before they need a vacuum. */
const settings = { ...unsafeFastSettings, autovacuum: 'off' }
/**
 * PostgreSQL's default of 4,096 SCRAM iterations would cost processor time for each of thousands of
 * connections.
 */
const CHEAP_PASSWORDS = { scram_iterations: '1' }

export interface Database {
  /**
   * Starts the database server if it is not running, and writes its properties to a file for the
   * tests.
   */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Returns the database server at TEST_DATABASE_URL, or else an embedded database server in the
 * given folder.
 */
export function databaseIn(folder: string): Database {
  let stop: (() => Promise<void>) | null = null
  const file = path.join(folder, 'database.json')
  process.env.TEST_DATABASE_FACTS = file
  return {
    async start() {
      if (stop !== null) return
      stop = process.env.TEST_DATABASE_URL
        ? await prepare(process.env.TEST_DATABASE_URL)
        : await launch(path.join(folder, 'postgres'))
      await writeFile(`${file}.draft`, JSON.stringify(process.env, [...FACTS]))
      await rename(`${file}.draft`, file)
    },
    stop: async () => stop?.(),
  }
}

async function launch(dir: string): Promise<() => Promise<void>> {
  const made = await makeCluster(`${dir}-made`, CHEAP_PASSWORDS)
  process.env.TEST_DATABASE_CLUSTER = made
  const server = await startEmbedded({ dir: copyOf(made, dir), settings })
  const stop = async () => {
    await server.stop()
    for (const one of [server.dir, made]) await rm(one, { recursive: true, force: true })
  }
  try {
    await prepare(server.url)
  } catch (error) {
    await stop()
    throw error
  }
  process.env.TEST_DATABASE_URL = server.url
  return stop
}

/**
 * Creates the migrated template database that tests copy, and returns a function that drops the
 * template database.
 */
async function prepare(server: string): Promise<() => Promise<void>> {
  // `database.ts` is loaded on demand, because loading takes half a second and most single test
  // files need no database.
  const { on, statement } = await import('../database.ts')
  const { migrate } = await import('../../src/bin/migrate.ts')
  const name = `t_template_${randomUUID().replaceAll('-', '')}`
  await statement(server, `create database ${name}`)
  await migrate(on(server, name))
  process.env.TEST_DATABASE_TEMPLATE = name
  return () => statement(server, `drop database ${name}`)
}
