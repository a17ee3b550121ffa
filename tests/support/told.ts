import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the run tells its tests of the database. */
export const FACTS = [
  'TEST_DATABASE_URL',
  'TEST_DATABASE_TEMPLATE',
  'TEST_DATABASE_CLUSTER',
] as const

const LOOK_MILLISECONDS = 20

/**
 * A database is made while the tests come up, so their environment may not tell yet what it is
 * called: once all is there, a file does. Where it cannot be made, the run ends us.
 */
export async function told(fact: (typeof FACTS)[number]): Promise<string | undefined> {
  const file = process.env.TEST_DATABASE_FACTS
  if (process.env[fact] !== undefined || file === undefined) return process.env[fact]
  while (!existsSync(file)) await sleep(LOOK_MILLISECONDS)
  Object.assign(process.env, JSON.parse(readFileSync(file, 'utf8')))
  return process.env[fact]
}
