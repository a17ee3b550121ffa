import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { createTokenInput } from '../../src/app/core/account-schema.ts'
import { newId } from '../../src/app/core/ids.ts'
import { ensureAdminToken } from '../../src/app/service/create-service.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { keysFrom } from '../../src/config/keys.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { grantsFor } from '../../src/postgres/accounts/grants.ts'
import { freshDatabase, on } from '../database.ts'
import { adminOf } from '../support/admin.ts'
import { SERVICE_KEY } from '../support/keys.ts'
import { playOne, twoPlayers } from '../support/players.ts'
import { printed, start, startBuild } from '../support/process.ts'
import { queryAt } from '../support/query.ts'
import { setSeed } from '../support/seeds.ts'
import { ADMIN_TOKEN, guest, startNode } from '../support/service.ts'

const DAY = 24 * 3600_000
const migration = fileURLToPath(new URL('../../src/bin/migrate.js', import.meta.url))

interface Roles {
  readonly superuser: string
  readonly owner: string
  readonly server: string
  readonly serverName: string
}

async function withRoles(t: Test): Promise<Roles> {
  const suffix = randomUUID().slice(0, 8)
  const [owner, serverName] = [`owner_${suffix}`, `server-${suffix}`] as const
  t.teardown(() => queryAt(on(url, 'postgres'), `drop role ${owner}, "${serverName}"`))
  const url = await freshDatabase(t)
  await queryAt(
    url,
    `create role ${owner} login password 'word'`,
    `create role "${serverName}" login password 'word'`,
    `alter database ${new URL(url).pathname.slice(1)} owner to ${owner}`,
  )
  const as = (role: string) => {
    const address = new URL(url)
    Object.assign(address, { username: role, password: 'word' })
    return address.href
  }
  return { superuser: url, owner: as(owner), server: as(serverName), serverName }
}

t.test('a role that owns nothing serves, and cannot change the log', async (t) => {
  const { superuser, owner, server, serverName } = await withRoles(t)
  await migrate(owner)
  await queryAt(owner, grantsFor(serverName))
  t.same(await migrate(server), [], 'nothing is missing, so it need not migrate')
  const earlier = keysFrom(['the-key-before-it'])
  const both = keysFrom([SERVICE_KEY, 'the-key-before-it'])
  const node = await startNode(t, server, { keys: both })
  await ensureAdminToken(node.store, ADMIN_TOKEN)
  const admin = await node.services.authenticate(ADMIN_TOKEN)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const [ann, bob] = callers
  const { games, tokens, accounts, packs } = node.services
  const { id } = await twoPlayers(node, ...callers)
  const year = Date.now() - 400 * DAY
  const yearAgo = `to_timestamp(${year / 1_000})`
  const other = await twoPlayers(node, ...callers)
  const { seed } = (await node.store.games.find(other.id))!
  await queryAt(
    superuser,
    `insert into idempotency_keys values ('${ann.account.id}', 'old', '', '{}', ${yearAgo})`,
    `insert into audits (id, at, action, running, detail)
     values ('${newId(year)}', ${yearAgo}, 'look', false, '{}')`,
    setSeed(other.id, { seed, keys: earlier }),
  )

  t.not(await playOne(node, callers, id), null)
  await games.resign(bob, id)
  await node.services.sweep()
  await tokens.create(ann, createTokenInput.parse({ label: 'second', scopes: ['read'] }))
  await packs.upload(ann, { content: registry.goalscorer!.packs[0] as Record<string, unknown> })
  const { hash } = await packs.share(ann, 'goalscorer-house', { shared: true })
  await adminOf(node.services).withdraw(admin, hash, 'a test')
  await packs.remove(ann, 'goalscorer-house')
  await accounts.leave(ann)
  t.match(await adminOf(node.services).verify(admin, id, {}), { ok: true })

  const [keys, audits] = await queryAt(
    superuser,
    `select from idempotency_keys where key = 'old'`,
    `select from audits where at = ${yearAgo}`,
  )
  t.same([keys!.rowCount, audits!.rowCount], [0, 0], 'old rows are deleted')
  for (const text of [
    ...['update commits set at = 1', 'delete from commits', 'truncate commits'],
    ...['alter table commits disable trigger all', 'drop trigger stands_behind on commits'],
    ...['alter table commits add column more text', 'drop table commits', 'create table more ()'],
    ...[`set session_replication_role = 'replica'`, 'delete from audits', 'delete from games'],
    ...['create or replace function refuse_change() returns trigger language sql as $$$$'],
  ])
    await t.rejects(queryAt(server, text), { code: '42501' }, text)
})

t.test('without the right to migrate, the start asks for the owner’s migration', async (t) => {
  const { superuser, owner, server, serverName } = await withRoles(t)
  const sentence = new RegExp(
    `^touchline: DATABASE_URL: ${serverName} lacks rights on this database; let the owner run ` +
      `\`npm run migrate\`, .* --grants ${serverName}\`\\n$`,
  )
  const says = async (text: string) => {
    const started = start({ DATABASE_URL: server })
    t.equal(await started.ended, 1, text)
    t.match(started.output(), sentence, text)
  }
  await says('nothing is there')
  const migrating = startBuild(migration, { MIGRATION_DATABASE_URL: owner, DATABASE_URL: server })
  t.equal(await migrating.ended, 0, migrating.output())
  await says('nothing is granted')
  const granting = startBuild(migration, {}, '--grants', serverName)
  t.equal(await granting.ended, 0)
  await queryAt(owner, granting.output())

  const started = start({ DATABASE_URL: server, ADMIN_TOKEN })
  await printed(started, /listens on/)
  started.child.kill('SIGINT')
  t.equal(await started.ended, 0)

  await queryAt(superuser, `delete from migrations where name like 'Baseline%'`)
  await says('the tables are behind')
})
