// The commands of docs/operating.md, run as they stand there: dump, restore, verify, continue.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { migrate } from '../src/bin/migrate.ts'
import { grantsFor } from '../src/postgres/accounts/grants.ts'
import { startEmbedded } from '../src/postgres/embedded/embedded.ts'
import { on } from './database.ts'
import { blocks, page } from './readme/commands.ts'
import { installedPostgres } from './support/installed-postgres.ts'
import { SERVICE_KEY } from './support/keys.ts'
import { againstBot, observe } from './support/players.ts'
import { queryAt } from './support/query.ts'
import { guest, startNode } from './support/service.ts'
import { untilAsync } from './support/until.ts'

const program = (name: string) => fileURLToPath(new URL(`../src/bin/${name}.js`, import.meta.url))
const installed = installedPostgres()
const skip = installed === null && 'pg_dump and its server are not installed here'

const [, section = ''] = page('docs/operating.md').split('\n## Backup and restore\n')
const [createRole, dump, restore, takeBase, recover] = blocks(section, 'sh')

/** Runs commands of the document, with its folders and programs in their places here. */
function run(commands: string, folder: string, env: Readonly<Record<string, string>>) {
  const script = commands
    .replaceAll('npm run migrate --silent --', `"${process.execPath}" ${program('migrate')}`)
    .replaceAll('npm run verify', `"${process.execPath}" ${program('verify-games')}`)
    .replaceAll('/backup', path.join(folder, 'backup'))
    .replaceAll('/var/lib/postgresql/restored', path.join(folder, 'restored/data'))
  const PATH = `${path.dirname(installed!.pgDump)}:${process.env.PATH}`
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--norc', '-euc', `set -o pipefail; ${script}`],
    {
      encoding: 'utf8',
      cwd: folder,
      env: { PATH, SERVICE_KEY, ...env },
    },
  )
  return { status, output: stdout + stderr }
}

const as = (url: string, username: string, password = 'secret') =>
  Object.assign(new URL(url), { username, password }).href

async function server(t: Test, dir: string, settings: Record<string, string> = {}) {
  const fast = { fsync: 'off', ...settings }
  const started = await startEmbedded({ dir, binaries: installed!.binaries, settings: fast })
  t.teardown(() => started.stop())
  return started
}

/** A server with the roles of the document, the backup role included. */
async function documented(t: Test, folder: string, settings: Record<string, string> = {}) {
  const { url: superuser } = await server(t, path.join(folder, 'server'), settings)
  await queryAt(
    superuser,
    `create role touchline_owner login password 'secret'`,
    `create role touchline login password 'secret'`,
    'create database touchline owner touchline_owner',
  )
  const database = on(superuser, 'touchline')
  const [owner, serving] = [as(database, 'touchline_owner'), as(database, 'touchline')]
  await migrate(owner)
  await queryAt(owner, grantsFor('touchline'))
  const urls = { SUPERUSER_URL: superuser, MIGRATION_DATABASE_URL: owner }
  const created = run(createRole!, folder, urls)
  t.equal(created.status, 0, created.output)
  return { database, serving, backup: as(database, 'touchline_backup') }
}

t.test('the documented roles dump, and the copy is verified and goes on', { skip }, async (t) => {
  const folder = t.testdir()
  const { serving, backup } = await documented(t, folder)
  const node = await startNode(t, serving)
  const ann = await guest(node, 'Ann')
  const [over, running] = [await againstBot(node, ann), await againstBot(node, ann)]
  await node.services.games.resign(ann, over.id)
  const seen = await observe(node, ann, running.id)
  const other = await server(t, path.join(folder, 'other'))
  const restored = on(other.url, 'restored')

  for (const BACKUP_URL of [serving, backup])
    t.match(run(dump!, folder, { BACKUP_URL }), { status: 0, output: '' })
  const urls = { OTHER_SERVER_URL: other.url, RESTORED_URL: restored }
  const back = run(restore!, folder, urls)
  t.equal(back.status, 0, back.output)
  await queryAt(restored, `alter role touchline login password 'secret'`)
  const again = await startNode(t, as(restored, 'touchline'))
  const seenAgain = await observe(again, ann, running.id)
  await again.services.games.resign(ann, running.id)

  t.match(back.output, /^2 games, [\s\S]*No faults found/m)
  t.same({ ...seenAgain, serverTime: 0 }, { ...seen, serverTime: 0 })
  t.ok((await observe(again, ann, running.id)).outcome, 'it is played to its end')
  await t.rejects(queryAt(backup, 'delete from games'), { code: '42501' })
})

t.test('an archived log returns to a point in time', { skip }, async (t) => {
  const folder = t.testdir()
  mkdirSync(path.join(folder, 'backup/wal'), { recursive: true })
  const [, command = ''] = /`archive_command = '(.*)'`/.exec(section) ?? []
  const { database, serving, backup } = await documented(t, folder, {
    archive_mode: 'on',
    archive_command: command.replaceAll('/backup', path.join(folder, 'backup')),
  })
  const node = await startNode(t, serving)
  const ann = await guest(node, 'Ann')
  const before = await againstBot(node, ann)

  const taken = run(takeBase!, folder, { BACKUP_URL: backup })
  t.equal(taken.status, 0, taken.output)
  const after = await againstBot(node, ann)
  const [time] = await queryAt(database, `select clock_timestamp()::text as now`)
  const { now } = time!.rows[0] as { now: string }
  await node.services.games.resign(ann, before.id)
  await node.services.games.resign(ann, after.id)
  const [last] = await queryAt(
    as(database, 'postgres', new URL(database).password),
    'select pg_walfile_name(pg_switch_wal()) as file',
  )
  const { file } = last!.rows[0] as { file: string }
  await untilAsync(async () => {
    const [archiver] = await queryAt(
      database,
      'select last_archived_wal as last from pg_stat_archiver',
    )
    return (archiver!.rows[0] as { last: string | null }).last! >= file
  })
  mkdirSync(path.join(folder, 'restored'))
  const ready = run(recover!.replace('2026-11-26 20:00:00+00', now), folder, {})
  t.equal(ready.status, 0, ready.output)
  cpSync(path.join(folder, 'server/password'), path.join(folder, 'restored/password'))
  const recovered = await server(t, path.join(folder, 'restored'))
  const url = on(recovered.url, 'touchline')
  await untilAsync(async () => {
    const [state] = await queryAt(url, 'select pg_is_in_recovery() as recovering')
    return !(state!.rows[0] as { recovering: boolean }).recovering
  })
  const verified = run('npm run verify', folder, { DATABASE_URL: url })
  const again = await startNode(t, as(url, 'touchline'))

  t.match(verified, { status: 0, output: /^2 games, [\s\S]*No faults found/ }, verified.output)
  for (const { id } of [before, after]) t.notOk((await observe(again, ann, id)).outcome)
})
