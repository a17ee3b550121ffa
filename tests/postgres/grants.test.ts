import t from 'tap'
import { rights } from '../../src/postgres/accounts/grants.ts'
import { migratedDatabase } from '../database.ts'
import { queryAt } from '../support/query.ts'

t.test('every table has its grants', async (t) => {
  const url = await migratedDatabase(t)

  const [found] = await queryAt(
    url,
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )

  t.same(found!.rows.map(({ name }) => name).sort(), Object.keys(rights).sort())
})
