import { readFileSync, writeFileSync } from 'node:fs'
import t, { type Test } from 'tap'
import type { DataSource } from 'typeorm'
import { migrate } from '../../src/bin/migrate.ts'
import { openEntities } from '../../src/postgres/data-source.ts'
import { freshDatabase } from '../database.ts'

/**
 * Tables without TypeORM entities: tables that only SQL statements read and write, and the table of
 * migrations, which TypeORM manages.
 */
const withoutEntities = [
  ...['commits', 'seats', 'holder_salts', 'seatings', 'idempotency_keys', 'sweeps', 'archived'],
  ...['service_keys', 'export_keys', 'trusted_keys', 'migrations'],
  ...['seasons', 'season_entries', 'season_fixtures'],
  ...['seat_presence', 'reactions'],
  ...['oauth_grants', 'oauth_codes', 'oauth_refreshes'],
]

async function migrated(t: Test): Promise<DataSource> {
  const url = await freshDatabase(t)
  await migrate(url)
  const source = await openEntities(url)
  t.teardown(() => source.destroy())
  return source
}

/**
 * Returns the column changes that TypeORM would make to match the entities. Changes of indexes and
 * constraints are left out, because the entities describe only columns.
 */
async function remainder(source: DataSource): Promise<string[]> {
  const { upQueries } = await source.driver.createSchemaBuilder().log()
  return upQueries.map(({ query }) => query).filter((query) => /COLUMN|ADD "/.test(query))
}

t.test('the migrations leave nothing to do for the entities', async (t) => {
  const source = await migrated(t)

  t.same(await remainder(source), [])
})

const definitions = `
select indexdef as definition from pg_indexes where schemaname = 'public'
union all select conrelid::regclass || ' ' || conname || ': ' || pg_get_constraintdef(oid)
from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
order by 1`
const known = new URL('../../../tests/postgres/definitions.txt', import.meta.url)

t.test('indexes, constraints and triggers match the reviewed ones', async (t) => {
  const source = await migrated(t)

  const rows: { definition: string }[] = await source.query(definitions)

  const found = rows.map(({ definition }) => `${definition}\n`).join('')
  // After an intended change of the database schema, run `DEFINITIONS=write npm test --
  // postgres/entities` to update the expected definitions.
  if (process.env.DEFINITIONS === 'write') writeFileSync(known, found)
  t.equal(found, readFileSync(known, 'utf8'))
})

t.test('every table has an entity, or a reason to have none', async (t) => {
  const source = await migrated(t)

  const tables: { name: string }[] = await source.query(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )

  const described = source.entityMetadatas.map(({ tableName }) => tableName)
  t.same(tables.map(({ name }) => name).sort(), [...described, ...withoutEntities].sort())
})

t.test('every table has a comment that says what it holds', async (t) => {
  const source = await migrated(t)

  const silent = await source.query(
    `select relname from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and obj_description(oid, 'pg_class') is null`,
  )

  t.same(silent, [])
})

t.test('a difference would be found', async (t) => {
  const source = await migrated(t)
  const changes: readonly (readonly [string, RegExp])[] = [
    ['alter table tokens alter label drop not null', /"label"/],
    ['alter table accounts drop left_at', /ADD "left_at"/],
    ['alter table webhooks alter made_at type timestamp', /"made_at"/],
    ['alter table audits add extra text', /DROP COLUMN "extra"/],
    ['alter table content_packs alter content type varchar', /"content"/],
  ]
  for (const [change, found] of changes) {
    await source.query(change)
    t.match((await remainder(source)).join('\n'), found, change)
  }
})
