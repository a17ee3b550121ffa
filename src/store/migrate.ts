// Brings a database up to date. Nodes that start together wait for each other.
import { createDataSource } from './data-source.ts'

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
