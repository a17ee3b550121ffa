import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Test } from 'tap'

/**
 * A fresh, empty database for one test file, dropped when the given test has ended. `npm test`
 * starts the server, but only where a selected file imports this one.
 */
export async function freshDatabase(t: Pick<Test, 'teardown'>): Promise<string> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is missing: run this file through `npm test`.')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await statement(server, `create database ${name}`)
  t.teardown(() => statement(server, `drop database if exists ${name} with (force)`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function statement(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
