// The steps of docs/operating.md.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { migrate } from '../src/bin/migrate.ts'
import { startEmbedded } from '../src/postgres/embedded/embedded.ts'
import { on, statement } from './database.ts'
import { installedPostgres } from './support/installed-postgres.ts'
import { SERVICE_KEY } from './support/keys.ts'
import { againstBot, observe } from './support/players.ts'
import { guest, startNode } from './support/service.ts'

const verify = fileURLToPath(new URL('../src/bin/verify-games.js', import.meta.url))
const installed = installedPostgres()
const skip = installed === null && 'pg_dump and its server are not installed here'

t.test('a dumped and restored service verifies, and continues', { skip }, async (t) => {
  const { binaries, pgDump, pgRestore } = installed!
  const run = (program: string, args: readonly string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
    return { status, output: stdout + stderr }
  }
  const folder = t.testdir()
  const settings = { fsync: 'off' }
  const server = await startEmbedded({ dir: path.join(folder, 'server'), binaries, settings })
  t.teardown(() => server.stop())
  await migrate(server.url)
  const node = await startNode(t, server.url)
  const ann = await guest(node, 'Ann')
  const [over, running] = [await againstBot(node, ann), await againstBot(node, ann)]
  await node.services.games.resign(ann, over.id)
  const seen = await observe(node, ann, running.id)
  const dump = path.join(folder, 'touchline.dump')
  const restored = on(server.url, 'restored')

  const dumped = run(pgDump, ['--format=custom', `--file=${dump}`, `--dbname=${server.url}`])
  await statement(server.url, 'create database restored')
  const back = run(pgRestore, ['--exit-on-error', `--dbname=${restored}`, dump])
  const verified = run(process.execPath, [verify], { DATABASE_URL: restored, SERVICE_KEY })
  const other = await startNode(t, restored)
  const again = await observe(other, ann, running.id)
  await other.services.games.resign(ann, running.id)

  t.match(dumped, { status: 0, output: '' }, dumped.output)
  t.match(back, { status: 0, output: '' }, back.output)
  t.match(verified, { status: 0, output: /^2 games, [\s\S]*No faults found/ })
  t.same({ ...again, serverTime: 0 }, { ...seen, serverTime: 0 })
  t.ok((await observe(other, ann, running.id)).outcome, 'it is played to its end')
})
