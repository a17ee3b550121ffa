// Runs the backup commands from docs/operating.md without changes.
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { on } from './database.ts'
import {
  as,
  documented,
  dump,
  recover,
  restore,
  run,
  section,
  server,
  skip,
  takeBase,
} from './support/documented-database.ts'
import { againstBot, observe } from './support/players.ts'
import { queryAt } from './support/query.ts'
import { guest, startNode } from './support/service.ts'
import { untilAsync } from './support/until.ts'

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
