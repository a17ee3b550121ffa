import pg from 'pg'
import t from 'tap'
import { freshDatabase } from './database.ts'

t.test('a test file gets its own empty database', async (t) => {
  const [one, two] = await Promise.all([freshDatabase(t), freshDatabase(t)])
  const client = new pg.Client({ connectionString: one })
  await client.connect()

  const tables = await client.query(
    `select count(*)::int as count from pg_tables where schemaname = 'public'`,
  )
  await client.end()

  t.not(one, two)
  t.same(tables.rows, [{ count: 0 }])
})
