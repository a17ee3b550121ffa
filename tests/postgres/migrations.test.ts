import pg from 'pg'
import t from 'tap'
import { commits } from '../../migrations/baseline/log.ts'
import { newId } from '../../src/app/core/ids.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { migrations } from '../../src/postgres/connection/schema-version.ts'
import { freshDatabase } from '../database.ts'
import { queryAt } from '../support/query.ts'
import { startNode } from '../support/service.ts'
import { untilAsync } from '../support/until.ts'

const ROWS = 12_000
const numberOf = (generation: number, number: number) =>
  1_700_000_000_000 + 1_000 * generation + number

t.test('nodes that start together migrate once, and a second time does nothing', async (t) => {
  const url = await freshDatabase(t)

  const ran = await Promise.all([migrate(url), migrate(url), migrate(url)])

  t.equal(ran.flat().length, migrations.length)
  t.same(await migrate(url), [])
})

t.test('where nothing is missing no lock is waited for', async (t) => {
  const url = await freshDatabase(t)
  await migrate(url)
  const holder = new pg.Client(url)
  await holder.connect()
  t.teardown(() => holder.end())
  await holder.query('select pg_advisory_lock(7230114)')

  t.same(await migrate(url), [])
})

t.test('a log in partitions is laid together in steps, while it is written to', async (t) => {
  const url = await freshDatabase(t)
  await migrate(url)
  const parts = [0, 1].map(
    (part) => `create table commits_${part} partition of commits
      for values with (modulus 2, remainder ${part})`,
  )
  await queryAt(
    url,
    `drop table commits`,
    commits.replace(/\);/, ') partition by hash (game_id);'),
    ...parts,
    `insert into commits
     select gen_random_uuid(), 0, 3, 1, '[ ]', '\\x00', null from generate_series(1, ${ROWS})`,
    `delete from migrations where name like 'OneTable%'`,
  )
  const late = newId(1)
  const writer = new pg.Client(url)
  await writer.connect()
  t.teardown(() => writer.end())
  await writer.query('begin')
  await writer.query(`insert into commits values ('${late}', 0, 3, 1, '[ ]', '\\x00', null)`)

  const migrating = migrate(url)
  const isHeld = `select 1 from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database() and relation = 'commits'::regclass`
  await untilAsync(async () => (await queryAt(url, isHeld))[0]!.rows.length > 0)
  await writer.query('commit')

  t.equal((await migrating).length, 1)
  const [counted, found, left] = await queryAt(
    url,
    `select count(*)::int as rows, count(distinct xmin::text)::int as steps from commits`,
    `select packed::text from commits where game_id = '${late}'`,
    `select relname from pg_class where relname ~ 'commits_(whole|\\d)'`,
  )
  t.equal(counted!.rows[0].rows, ROWS + 1)
  t.ok(counted!.rows[0].steps > 2, 'never all at once')
  t.same([found!.rows, left!.rows], [[{ packed: '[ ]' }], []])
  await t.rejects(queryAt(url, `delete from commits`), { code: '23001' })
})

t.test(
  'seats that were there before are filed in steps, and indexes that are of no use go',
  async (t) => {
    const url = await freshDatabase(t)
    await migrate(url)
    const pack = `insert into content_packs values ('pack', 'goalscorer', 'house', '{}', 1)`
    await queryAt(
      url,
      'alter table seats drop column status, drop column ruleset cascade',
      'drop trigger is_filed on seats',
      `update pg_index set indisvalid = false where indexrelid = 'ix_games_listed'::regclass`,
      `delete from migrations where name like 'ListsByIndex%'`,
      pack,
      `insert into games (id, ruleset, status, visibility, invite_code, pack_hash, options, absence,
       commitment, seed, created_at)
     select gen_random_uuid(), 'goalscorer', case when i % 2 = 0 then 'open' else 'over' end,
       'public', '', 'pack', '{}', 'wait', '', '', 1 from generate_series(1, ${ROWS}) as i`,
      `insert into seats (game_id, seat, kind, joined) select id, 0, 'open', false from games`,
    )

    t.equal((await migrate(url)).length, 1)
    const [filed, counted, whole] = await queryAt(
      url,
      `select count(*)::int as rows from seats join games on games.id = game_id
     where seats.status = games.status and seats.ruleset = games.ruleset`,
      'select count(distinct xmin::text)::int as steps from seats',
      `select indisvalid as whole from pg_index where indexrelid = 'ix_games_listed'::regclass`,
    )
    t.equal(filed!.rows[0].rows, ROWS)
    t.ok(counted!.rows[0].steps > 2, 'never all at once')
    t.ok(whole!.rows[0].whole)
  },
)

t.test('a node says whether the tables are those that it works with', async (t) => {
  const url = await freshDatabase(t)
  await migrate(url)
  const node = await startNode(t, url)
  const add = (number: number) =>
    queryAt(url, `insert into migrations (timestamp, name) values (${number}, 'Later${number}')`)
  t.equal(await node.services.readinessProblem(), null)

  await add(numberOf(0, 999))
  t.equal(await node.services.readinessProblem(), null, 'what it can live with does not stop it')
  t.same(await migrate(url), [])

  await add(numberOf(1, 0))
  t.equal(await node.services.readinessProblem(), 'schema-too-new')
  await t.rejects(migrate(url), /a later version of Touchline/)

  await queryAt(url, `delete from migrations where timestamp > ${numberOf(0, 2)}`)
  t.equal(await node.services.readinessProblem(), 'schema-behind')
  await queryAt(url, 'drop table migrations')
  t.equal(
    await node.services.readinessProblem(),
    'schema-behind',
    'as after a backup was half played in',
  )
})
