import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  makeCluster,
  startEmbedded,
  unsafeFastSettings,
} from '../../src/postgres/embedded/embedded.ts'
import { copyOf } from '../support/cluster.ts'
import { FACTS } from '../support/told.ts'

/** Nobody stays long enough for its tables to be swept. */
const settings = { ...unsafeFastSettings, autovacuum: 'off' }
/** Else a password is proved in thousands of rounds, at each of thousands of connections. */
const PROVED_LIGHTLY = { scram_iterations: '1' }

export interface Database {
  /** The first time only. Whoever runs already finds the facts in a file, see `told`. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** The server that TEST_DATABASE_URL names, or one that lives in the given folder. */
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
  const made = await makeCluster(`${dir}-made`, PROVED_LIGHTLY)
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

/** A database with the tables of the service, that those of the tests are copied from. */
async function prepare(server: string): Promise<() => Promise<void>> {
  // Only now: most that is run by name needs no database, and loading these takes half a second.
  const { on, statement } = await import('../database.ts')
  const { migrate } = await import('../../src/bin/migrate.ts')
  const name = `t_template_${randomUUID().replaceAll('-', '')}`
  await statement(server, `create database ${name}`)
  await migrate(on(server, name))
  process.env.TEST_DATABASE_TEMPLATE = name
  return () => statement(server, `drop database ${name}`)
}
