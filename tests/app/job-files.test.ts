import { gunzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import type { ExportLines } from '../../src/app/exchange/export-games.ts'
import { ExportReader } from '../../src/engine/luck/exports/reader.ts'
import { perform } from '../support/admin.ts'
import { againstBot, errorOf } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type NodeOptions, startNode, startServices, testClock } from '../support/service.ts'

const DAY_SECONDS = 24 * 3_600
const LEASE_SECONDS = 60

async function startWithGames(t: Test, options: NodeOptions = {}) {
  const node = await startServices(t, options)
  const ann = await guest(node, 'Ann')
  const [over, running] = [await againstBot(node, ann), await againstBot(node, ann)]
  await node.services.games.resign(ann, over.id)
  const operator: Caller = { ...node.admin, scopes: new Set(['operator']) }
  const begin = (caller = operator, input: { names?: boolean; status?: 'over' } = {}) =>
    perform(node.services, 'startJob', caller, undefined, {
      kind: 'export',
      status: 'all',
      ...input,
    })
  const shown = (job: string) => perform(node.services, 'job', node.admin, job)
  const fetched = async (caller: Caller, job: string, from = 0) => {
    const file = await perform(node.services, 'jobFile', caller, job, { from })
    return bytesOf(file as unknown as AsyncIterable<ExportLines>)
  }
  return { node, ann, operator, over: over.id, running: running.id, begin, shown, fetched }
}

async function bytesOf(file: AsyncIterable<ExportLines>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of file) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

const linesOf = (bytes: Buffer): string[] => gunzipSync(bytes).toString().trimEnd().split('\n')

function readIn(bytes: Buffer): string[] {
  const reader = new ExportReader(new Map())
  const kinds = linesOf(bytes).map((line) => reader.take(Buffer.from(`${line}\n`)).kind)
  reader.close()
  return kinds
}

t.test('a job exports games into a file that any reader of exports accepts', async (t) => {
  const { node, operator, over, running, begin, shown, fetched } = await startWithGames(t)

  const { id } = await begin()
  await node.services.workOnJobs()
  const job = await shown(id)
  const whole = await fetched(operator, id)

  t.match(job, { kind: 'export', state: 'done', games: 2, bad: 0, skipped: 0 })
  const last = gunzipSync(whole.subarray(job.file!.bytes)).toString()
  t.same(JSON.parse(last), { eof: { games: 2, rows: job.rows } })
  t.equal(job.file!.keptUntil, job.endedAt! + 7 * DAY_SECONDS * 1_000)
  const kinds = readIn(whole)
  t.equal(kinds.filter((kind) => kind === 'game').length, 2)
  t.equal(kinds.at(-1), 'eof')
  const games = linesOf(whole).filter((line) => line.startsWith('{"game":'))
  t.match(
    games.map((line) => JSON.parse(line)),
    [
      { game: over, seen: 'all' },
      { game: running, seen: 'spectator' },
    ],
  )
  t.same(await fetched(operator, id, 1_000), whole.subarray(1_000), 'and continues from any byte')
})

t.test('a file has a maximum of games, checked before it begins', async (t) => {
  const { node, begin } = await startWithGames(t, { settings: { jobFileGamesMax: 1 } })

  await t.rejects(begin(), { code: 'too-many-for-file', facts: { most: 1 } })

  t.same((await perform(node.services, 'jobs', node.admin)).items, [])
  t.match(await begin(undefined, { status: 'over' }), { state: 'running', totalGuess: 1 })
})

t.test('a file is for its requester, and for owners', async (t) => {
  const { node, operator, begin, fetched } = await startWithGames(t)
  const other: Caller = { ...operator, account: (await guest(node, 'Otto')).account }
  const { id } = await begin(operator, { status: 'over' })
  await node.services.workOnJobs()

  t.match(await errorOf(fetched(other, id)), { code: 'scope-missing' })
  t.match(await errorOf(begin(operator, { names: true })), { code: 'scope-missing' })
  t.same(readIn(await fetched(node.admin, id)).filter((kind) => kind === 'game').length, 1)
  const judged = await perform(node.services, 'startJob', node.admin, undefined, { kind: 'verify' })
  t.match(await errorOf(fetched(node.admin, judged.id)), { code: 'job-without-file' })
})

t.test('the file of a lost node is written again', async (t) => {
  const clock = testClock()
  const { node, operator, begin, shown, fetched } = await startWithGames(t, { clock })
  const { id } = await begin()
  await node.services.workOnJobs()
  const sound = await fetched(operator, id)
  await queryAt(
    node.url,
    `update jobs set state = 'running', ended_at = null;
     update slices set done_at = null, node = 'lost'`,
    `insert into job_parts (job_id, slice, no, bytes) values ('${id}', 1, 1, '\\x00')`,
  )
  const other = await startNode(t, node.url, { clock })

  clock.skip(LEASE_SECONDS + 1)
  await other.services.workOnJobs()

  t.match(await shown(id), { state: 'done', games: 2 })
  t.same(linesOf(await fetched(operator, id)), linesOf(sound))
})

t.test('files expire, and those of cancelled jobs are deleted at once', async (t) => {
  const { node, operator, begin, shown, fetched } = await startWithGames(t)
  const { id } = await begin()
  await node.services.workOnJobs()
  const { endedAt } = await shown(id)
  const off = await begin()
  await node.services.workOnJobs()
  await queryAt(node.url, `update jobs set state = 'cancelled' where id = '${off.id}'`)
  const partsOf = async () => {
    const [parts] = await queryAt(node.url, 'select distinct job_id as job from job_parts')
    return parts!.rows.map(({ job }) => job)
  }

  await node.services.sweep()
  const kept = await partsOf()
  await node.store.jobFiles.purge(endedAt! + 1, 10)

  t.same(kept, [id])
  t.match(await errorOf(fetched(operator, off.id)), { code: 'job-unfinished' })
  t.same(await partsOf(), [])
  t.match(await errorOf(fetched(operator, id)), { code: 'file-gone' })
})

t.test('a personal export holds all stored data, and the games as seen', async (t) => {
  const { node, ann, over, running, fetched } = await startWithGames(t)
  const { exchange } = node.services
  const mine = async (caller: Caller) => bytesOf(exchange.downloadPersonalExport(caller, 0))

  const none = await errorOf(exchange.ownFile(ann))
  const begun = await exchange.startPersonalExport(ann)
  await node.services.workOnJobs()
  const again = await exchange.startPersonalExport(ann)
  const [personLine, ...rest] = linesOf(await mine(ann))

  t.match(none, { code: 'job-unknown' })
  t.match(again, { madeAt: begun.madeAt, state: 'done', games: 2, totalGuess: 2 })
  const person = JSON.parse(personLine!)
  t.match(person, { 'touchline-person': 1, account: { id: ann.account.id, name: 'Ann' } })
  t.match(person.seats, [{ game: running }, { game: over }])
  t.match(person.tokens, [{ scopes: ['play', 'read'] }])
  t.notOk(personLine!.includes('secret'), 'no secret of a token, of a game or of a webhook')
  const games = rest.filter((line) => line.startsWith('{"game":')).map((line) => JSON.parse(line))
  t.match(games, [
    { game: over, seen: 'all' },
    { game: running, seen: 'seat:0', lucks: [] },
  ])
  const [job] = (await perform(node.services, 'jobs', node.admin)).items
  t.match(job, { kind: 'export', scope: { file: { person: ann.account.id } } })
  t.match(await errorOf(fetched(node.admin, job!.id)), { code: 'job-unknown' }, 'only theirs')
})

t.test('erased people leave no file', async (t) => {
  const { node, ann } = await startWithGames(t)
  await node.services.exchange.startPersonalExport(ann)
  await node.services.workOnJobs()

  await perform(node.services, 'eraseAccount', node.admin, ann.account.id, {
    reason: 'player-asked',
    note: 'They have asked for it.',
    confirm: 'Ann',
  })

  const [parts] = await queryAt(node.url, 'select 1 from job_parts')
  t.same(parts!.rows, [])
})
