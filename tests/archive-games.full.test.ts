import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import t from 'tap'
import { folderOf } from '../src/postgres/archive/files.ts'
import { freshDatabase } from './database.ts'
import { SERVICE_KEY } from './support/keys.ts'
import { againstBot, observe } from './support/players.ts'
import { queryAt } from './support/query.ts'
import { guest, startNode, startServices } from './support/service.ts'
import { untilAsync } from './support/until.ts'

const command = fileURLToPath(new URL('../src/bin/archive-games.js', import.meta.url))
const AGO = 100 * 24 * 3_600_000

function start(DATABASE_URL: string, ...words: string[]) {
  const env = { ...process.env, DATABASE_URL, SERVICE_KEY }
  const child = spawn(process.execPath, [command, ...words], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = once(child, 'close').then(([status]) => ({ status, output }))
  return { child, ended }
}

const moments = [
  ['SIGKILL', 'commits', 'access exclusive'],
  ['SIGTERM', 'commits', 'access exclusive'],
  ['SIGKILL', 'archived', 'share'],
  ['SIGKILL', 'commits', 'share'],
] as const

async function cutAt(
  url: string,
  [signal, table, mode]: (typeof moments)[number],
  words: string[],
) {
  const holder = new pg.Client(url)
  await holder.connect()
  await holder.query(`begin; lock table ${table} in ${mode} mode`)
  const cut = start(url, ...words)
  await untilAsync(async () => {
    const waits = `select from pg_locks where not granted and relation = '${table}'::regclass`
    const [waiting] = await queryAt(url, waits)
    return waiting!.rows.length > 0
  })
  cut.child.kill(signal)
  await holder.end()
  return cut.ended
}

t.test('a run that is killed loses nothing, and the next one continues', async (t) => {
  const folder = t.testdir()
  const node = await startServices(t)
  const { url } = node
  const ann = await guest(node, 'Ann')
  const ids: string[] = []
  for (let made = 0; made < 3; made += 1) {
    const { id } = await againstBot(node, ann)
    await node.services.games.resign(ann, id)
    ids.push(id)
  }
  await queryAt(url, `update games set ended_at = ended_at - interval '${AGO} milliseconds'`)
  const words = ['--older-than', '90d', '--to', folder]
  const rows = async () => {
    const [found] = await queryAt(url, 'select game_id as id from commits order by 1')
    return found!.rows.map(({ id }) => id)
  }
  const before = await rows()

  const dry = await start(url, ...words, '--dry-run').ended
  const cut: unknown[] = []
  for (const moment of moments) {
    const { status, output } = await cutAt(url, moment, words)
    cut.push([status, output.includes('INTERRUPTED'), await rows()])
  }
  const again = await start(url, ...words, '--json').ended

  const summary =
    /^3 games are old enough \(\d+ rows\)\. They ended from 20[\d-]{8} to 20[\d-]{8}\.$/m
  t.match(dry, { status: 0, output: summary })
  const killed = [null, false, before]
  t.same(cut, [killed, [3, true, before], killed, killed], 'nothing was removed')
  t.equal(again.status, 0)
  t.match(JSON.parse(again.output), { games: 3, files: 0, stayed: [] })
  t.same(await rows(), [])
  const other = await startNode(t, url, { archive: folderOf(folder) })
  for (const id of ids) t.match(await observe(other, ann, id), { id, status: 'over' })
  t.match(await start(url, ...words).ended, { status: 0, output: /^Archived 0 games \(0 rows\)/ })
})

t.test('every fault is one sentence', async (t) => {
  const url = await freshDatabase(t)

  t.match(await start(url).ended, {
    status: 2,
    output: /--older-than must be a number of days, such as 90d/,
  })
  t.match(await start(url, '--older-than', '90d').ended, {
    status: 3,
    output: /^this database lacks migrations/,
  })
  t.match(await start(url, '--older-than', '90d', '--to', 's3://games').ended, {
    status: 3,
    output: /^ARCHIVE: s3:\/\/games requires both AWS_ACCESS_KEY_ID/,
  })
})
