import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Test } from 'tap'
import { databaseFact, type FACTS } from './support/database-facts.ts'

/**
 * Creates an empty database that is dropped at the end of the test; `npm test` starts the database
 * server only if a selected test file imports `tests/database.ts`.
 */
export function freshDatabase(t: Pick<Test, 'teardown'>): Promise<string> {
  return databaseLike(t, 'template1')
}

export async function migratedDatabase(t: Pick<Test, 'teardown'>): Promise<string> {
  return databaseLike(t, await requiredFact('TEST_DATABASE_TEMPLATE'))
}

async function databaseLike(t: Pick<Test, 'teardown'>, template: string): Promise<string> {
  const server = await requiredFact('TEST_DATABASE_URL')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  // `create database` with the strategy `file_copy` takes a third as long as with the default
  // strategy, which writes every page to the write-ahead log.
  await statement(server, `create database ${name} template ${template} strategy file_copy`)
  t.teardown(() => statement(server, `drop database if exists ${name} with (force)`))
  return on(server, name)
}

export function on(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function statement(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function requiredFact(variable: (typeof FACTS)[number]): Promise<string> {
  const value = await databaseFact(variable)
  if (!value) throw new Error(`${variable} is missing: run this file through \`npm test\`.`)
  return value
}
