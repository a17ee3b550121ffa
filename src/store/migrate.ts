// Brings a database up to date. Nodes that start together wait for each other.
import { fileURLToPath } from 'node:url'
import { ConfigError, parseConfig } from '../config.ts'
import { createDataSource } from './data-source.ts'
import { startEmbedded } from './embedded.ts'

/** Any number, as long as it is always the same. */
const ADVISORY_LOCK = 7_230_114
/** One connection holds the lock while the other works. */
const CONNECTIONS = 2

/** Gives the names of the migrations that it ran. */
export async function migrate(url: string): Promise<string[]> {
  const source = createDataSource(url, { connectionsMax: CONNECTIONS, patient: true })
  await source.initialize()
  const runner = source.createQueryRunner()
  try {
    await runner.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    const ran = await source.runMigrations({ transaction: 'each' })
    await runner.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK])
    return ran.map(({ name }) => name)
  } finally {
    await runner.release()
    await source.destroy()
  }
}

async function main(): Promise<void> {
  const config = parseConfig(process.env)
  const database = config.DATABASE_URL ? null : await startEmbedded({ dir: config.DATA_DIR })
  try {
    const direct = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
    const ran = await migrate((config.DATABASE_URL && direct) ?? database!.url)
    console.log(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database is up to date.')
  } finally {
    await database?.stop()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error: Error) => {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exitCode = 1
  })
