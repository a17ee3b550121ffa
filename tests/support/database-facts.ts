import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export const FACTS = [
  'TEST_DATABASE_URL',
  'TEST_DATABASE_TEMPLATE',
  'TEST_DATABASE_CLUSTER',
] as const

const LOOK_MILLISECONDS = 20

/**
 * Returns a property of the test database, such as its URL. The database is created while the tests
 * start, so the function may have to wait until a file contains the properties. If the database
 * cannot be created, the test run stops the waiting process.
 */
export async function databaseFact(fact: (typeof FACTS)[number]): Promise<string | undefined> {
  const file = process.env.TEST_DATABASE_FACTS
  if (process.env[fact] !== undefined || file === undefined) return process.env[fact]
  while (!existsSync(file)) await sleep(LOOK_MILLISECONDS)
  Object.assign(process.env, JSON.parse(readFileSync(file, 'utf8')))
  return process.env[fact]
}
