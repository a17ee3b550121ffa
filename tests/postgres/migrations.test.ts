import pg from 'pg'
import t from 'tap'
import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndices } from '../../migrations/build-indices.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { migrations } from '../../src/postgres/connection/schema-version.ts'
import { freshDatabase, migratedDatabase } from '../database.ts'
import { playOne, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, startNode, startServices } from '../support/service.ts'
import { untilAsync } from '../support/until.ts'

const numberOf = (generation: number, number: number) =>
  1_700_000_000_000 + 1_000 * generation + number

t.test('nodes that start together migrate once, and a second run does nothing', async (t) => {
  const url = await freshDatabase(t)

  const ran = await Promise.all([migrate(url), migrate(url), migrate(url)])

  t.equal(ran.flat().length, migrations.length)
  t.same(await migrate(url), [])
})

t.test('without pending migrations no lock is taken', async (t) => {
  const url = await freshDatabase(t)
  await migrate(url)
  const holder = new pg.Client(url)
  await holder.connect()
  t.teardown(() => holder.end())
  await holder.query('select pg_advisory_lock(7230114)')

  t.same(await migrate(url), [])
})

/**
 * A later migration, made up for the test: one step in a transaction, and one index that is created
 * outside the transaction.
 */
class MadeUp0002 implements MigrationInterface {
  readonly name = 'MadeUp1700000000002'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table games add column if not exists made_up text not null default ''`,
    )
    await buildIndices(runner, { ix_games_made_up: 'games (made_up, id)' })
  }

  async down(): Promise<void> {}
}
const later = [...migrations, MadeUp0002]

t.test('a migration runs on a filled database with concurrent writers', async (t) => {
  const node = await startServices(t)
  const { url } = node
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  const other = await twoPlayers(node, ...callers)
  const writer = new pg.Client(url)
  await writer.connect()
  t.teardown(() => writer.end())
  await writer.query('begin')
  await writer.query(`update games set ended_reason = null where id = '${other.id}'`)

  const migrating = migrate(url, later)
  const isHeld = `select 1 from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database() and relation = 'games'::regclass`
  await untilAsync(async () => (await queryAt(url, isHeld))[0]!.rows.length > 0)
  await writer.query('commit')

  t.same(await migrating, ['MadeUp1700000000002'])
  t.same(await migrate(url, later), [])
  const valid = `select indisvalid as valid from pg_index
    where indexrelid = 'ix_games_made_up'::regclass`
  t.same((await queryAt(url, valid))[0]!.rows, [{ valid: true }])
  t.equal(await node.services.readinessProblem(), null, 'nodes of the previous version continue')
  await playOne(node, callers, id)
  const next = await startNode(t, url)
  await playOne(next, callers, id)
  await playOne(node, callers, other.id)
})

t.test('an index left by an interrupted migration is rebuilt', async (t) => {
  const url = await migratedDatabase(t)
  await migrate(url, later)
  await queryAt(
    url,
    `update pg_index set indisvalid = false where indexrelid = 'ix_games_made_up'::regclass`,
    `delete from migrations where name like 'MadeUp%'`,
  )

  t.same(await migrate(url, later), ['MadeUp1700000000002'])
  const valid = `select indisvalid as valid from pg_index
    where indexrelid = 'ix_games_made_up'::regclass`
  t.same((await queryAt(url, valid))[0]!.rows, [{ valid: true }])
})

t.test('a node reports whether the tables match its version', async (t) => {
  const url = await freshDatabase(t)
  await migrate(url)
  const node = await startNode(t, url)
  const add = (number: number) =>
    queryAt(url, `insert into migrations (timestamp, name) values (${number}, 'Later${number}')`)
  t.equal(await node.services.readinessProblem(), null)

  await add(numberOf(0, 999))
  t.equal(await node.services.readinessProblem(), null, 'compatible tables do not stop it')
  t.same(await migrate(url), [])

  await add(numberOf(1, 0))
  t.equal(await node.services.readinessProblem(), 'schema-too-new')
  await t.rejects(migrate(url), /a later version of Touchline/)

  await queryAt(
    url,
    `delete from migrations where timestamp in (${numberOf(0, 1)}, ${numberOf(1, 0)})`,
  )
  t.equal(await node.services.readinessProblem(), 'schema-behind')
  await queryAt(url, 'drop table migrations')
  t.equal(
    await node.services.readinessProblem(),
    'schema-behind',
    'as after a half-restored backup',
  )
})
