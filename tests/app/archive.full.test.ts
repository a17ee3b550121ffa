import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { archiveGames, endedBefore } from '../../src/app/archive/archive-games.ts'
import type { Caller } from '../../src/app/core/caller.ts'
import { eventsInput } from '../../src/app/games/schema.ts'
import { PackLibrary } from '../../src/app/packs/packs.ts'
import { forkInput } from '../../src/app/runtime/lifecycle-schema.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { folderOf } from '../../src/postgres/archive/files.ts'
import { adminOf, perform } from '../support/admin.ts'
import { observe, playOne, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type Node, startNode, startServices, testClock } from '../support/service.ts'
import { untilAsync } from '../support/until.ts'

const DAY_SECONDS = 24 * 3_600
const MOVES = 4
const RESTRICTED = '23001'

async function withOldGames(t: Test, count: number) {
  const folder = t.testdir()
  const clock = testClock()
  const archive = folderOf(folder)
  const node = await startServices(t, { clock, archive })
  const ann = await guest(node, 'Ann')
  const games: string[] = []
  for (let made = 0; made < count; made += 1) games.push(await endedGame(node, ann))
  clock.skip(100 * DAY_SECONDS)
  const run = async () => {
    const request = { reason: 'retention', olderThanDays: 90 } as const
    const { id } = await perform(node.services, 'archiveGames', node.admin, undefined, request)
    await node.services.workOnJobs()
    return perform(node.services, 'job', node.admin, id)
  }
  return {
    ...node,
    folder,
    clock,
    ann,
    games,
    run,
    again: () => startNode(t, node.url, { clock, archive }),
  }
}

function runAsCommand({ store }: Node, gamesMax: number) {
  const context = { ports: store, packs: new PackLibrary(registry, [], store) }
  const wanted = { endedBefore: endedBefore(context, 90), ruleset: null, behind: null, upTo: null }
  const watcher = { goesOn: () => true, onStep: () => {} }
  return archiveGames(context, { ...wanted, gamesMax }, { reason: 'space' }, watcher)
}

async function endedGame(node: Node, ann: Caller): Promise<string> {
  const bob = await guest(node, 'Bob')
  const { id } = await twoPlayers(node, ann, bob)
  for (let moves = 0; moves < MOVES; moves += 1) await playOne(node, [ann, bob], id)
  await node.services.games.resign(ann, id)
  return id
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.ndjson'))
    .sort()

async function rowsOf(url: string): Promise<number> {
  const [found] = await queryAt(url, 'select count(*)::int as rows from commits')
  return found!.rows[0].rows
}

async function seen(...args: Parameters<typeof observe>) {
  const { archivedAt: _, serverTime: __, ...observed } = await observe(...args)
  return observed
}

async function rawOf({ services }: Node, ann: Caller, game: string): Promise<string[]> {
  const raw: string[] = []
  for await (const line of services.games.raw(ann, game)) raw.push(line)
  return raw
}

async function exportOf({ services }: Node, ann: Caller, game: string): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of services.games.export(ann, game)) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString()
}

async function shownOf(node: Node, ann: Caller, admin: Caller, game: string) {
  const { games } = node.services
  const observed = await seen(node, ann, game)
  const raw = await rawOf(node, ann, game)
  const lines = (await exportOf(node, ann, game)).split('\n').slice(1)
  const list = await games.list(ann, { mine: true, limit: 20, forks: false })
  const { archivedAt: _, ...listed } = list.items.find(({ id }) => id === game)!
  return {
    observed,
    raw,
    lines,
    listed,
    events: await games.events(ann, game, eventsInput.parse({})),
    chain: await games.verify(ann, game, {}),
    verified: await adminOf(node.services).verify(admin, game),
    earlier: await seen(node, ann, game, observed.version - 1),
  }
}

t.test('every API shows an archived game as before, and says that it is', async (t) => {
  const { services, store, url, admin, folder, ann, games, run, again } = await withOldGames(t, 2)
  const [game] = games as [string]
  const young = await endedGame({ services, store }, ann)
  const before = await shownOf({ services, store }, ann, admin, game)
  const rows = await rowsOf(url)
  const foreseen = async (ruleset: string) => {
    const input = { reason: 'retention', olderThanDays: 90, ruleset }
    return (await services.admin.preview(admin, { act: 'job.archive', input })).changes
  }
  t.same(await foreseen('superclub'), { games: 0, rows: 0, oldest: null, newest: null })
  const leaving = await foreseen('goalscorer')

  const answer = await run()

  const observation = () => observe({ services, store }, ann, game)
  await untilAsync(async () => (await observation()).archivedAt !== null)
  const node = await again()
  const after = await shownOf(node, ann, admin, game)
  t.match(answer, { kind: 'archive', state: 'done', games: 2, bad: 0, skipped: 0, told: [] })
  t.equal(answer.rows, rows - (await rowsOf(url)))
  t.match(leaving, {
    games: 2,
    rows: answer.rows,
    oldest: before.observed.ended!.at,
    newest: Number,
  })
  t.same(after, before)
  t.type((await observe(node, ann, game)).archivedAt, 'number')
  t.equal((await observe(node, ann, young)).archivedAt, null)
  t.equal(after.verified.verdict, 'proved')
  const [left] = await queryAt(url, 'select distinct game_id as id from commits')
  t.same(left!.rows, [{ id: young }])
  t.match(filesIn(folder), [/goalscorer\/\d{4}-\d\d-.*\.ndjson\.gz$/, /\.manifest\.json$/])
  const text = gunzipSync(readFileSync(path.join(folder, filesIn(folder)[0]!))).toString()
  t.match(text, /^\{"touchline-export":1,.*\{"eof":\{"games":2,"rows":\d+\}\}\n$/s)

  const fork = forkInput.parse({
    at: after.earlier.version,
    seats: [{ kind: 'me' }, { kind: 'bot' }],
  })
  t.match(await node.services.games.fork(ann, game, fork), { answer: { origin: { game } } })
})

t.test('each run and step is audited, and takes no more than requested', async (t) => {
  const node = await withOldGames(t, 3)

  const done = [
    await runAsCommand(node, 2),
    await runAsCommand(node, 2),
    await runAsCommand(node, 2),
  ]

  t.match(
    done.map(({ games, files }) => [games, files]),
    [
      [2, 1],
      [1, 1],
      [0, 0],
    ],
  )
  const { items } = await adminOf(node.services).audit(node.admin)
  const steps = items.filter(({ action }) => action === 'archive.step')
  t.same(steps.flatMap(({ detail }) => detail.games).sort(), [...node.games].sort())
  const run = { outcome: 'done', account: null, reason: 'space' }
  t.match(
    items.filter(({ action }) => action === 'archive.run'),
    [run, run, run],
  )
})

t.test('two concurrent archive runs never claim each other’s files', async (t) => {
  const node = await withOldGames(t, 2)
  const other = await node.again()

  const [one, two] = await Promise.all([runAsCommand(node, 50), runAsCommand(other, 50)])

  t.same([...one.stayed, ...two.stayed], [])
  t.equal(one.games + two.games, 2)
  t.equal(await rowsOf(node.url), 0)
  for (const game of node.games) {
    const verified = await adminOf(other.services).verify(node.admin, game)
    t.match(verified, { ok: true, verdict: 'proved' })
  }
})

t.test('no other way removes a row from the log', async (t) => {
  const { store, url, games, run } = await withOldGames(t, 2)
  await queryAt(
    url,
    `update games set ended_at = ended_at + interval '100 days' where id = '${games[1]}'`,
  )
  await run()
  const before = await rowsOf(url)
  const as = 'set role touchline_archivist;'
  const others = [
    'delete from commits',
    "set session_replication_role = 'replica'; delete from commits",
    `${as} delete from commits`,
    `${as} delete from commits where game_id = '${games[1]}'`,
  ]

  for (const text of others) await t.rejects(queryAt(url, text), { code: RESTRICTED }, text)
  for (const text of ['update commits set at = 1', 'truncate commits'])
    await t.rejects(queryAt(url, `${as} ${text}`), { code: '42501' }, text)
  const own = 'create temp table archived as select game_id from commits'
  await t.rejects(
    queryAt(url, `${as} ${own}; delete from commits`),
    { code: RESTRICTED },
    'a separate table',
  )

  t.equal(await rowsOf(url), before)
  t.equal((await store.games.find(games[1]!))?.archivedAt, null)
})

t.test('a game with a running fork stays until that has ended', async (t) => {
  const { services, store, url, ann, games, run } = await withOldGames(t, 1)
  const [origin] = games as [string]
  const { version } = await observe({ services, store }, ann, origin)
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const }]
  const input = forkInput.parse({ at: version - 1, seats })
  const { answer: fork } = await services.games.fork(ann, origin, input)
  const whileItRan = await run()
  t.not(await rowsOf(url), 0)
  await services.games.resign(ann, fork.id)

  t.match(
    [whileItRan, await run()],
    [
      { games: 1, skipped: 1 },
      { games: 1, skipped: 0 },
    ],
  )
})

t.test('an invalid game stays, and existing files are not overwritten', async (t) => {
  const { url, admin, folder, ann, games, run, again } = await withOldGames(t, 2)
  await queryAt(
    url,
    'alter table commits disable trigger no_row_change',
    `update commits set packed = replace(packed::text, '"at":', '"at": ')::json
     where game_id = '${games[0]}'`,
    'alter table commits enable always trigger no_row_change',
  )

  const answer = await run()
  const files = filesIn(folder)
  const later = await run()

  const why = { game: games[0], fault: /digest|chain|head/ }
  t.match(answer, { state: 'done', games: 2, bad: 1, told: [why] })
  t.match(later, { state: 'done', games: 1, bad: 1, told: [why] })
  t.same(filesIn(folder), files, 'a file without archived games is deleted')
  const node = await again()
  t.match(await observe(node, ann, games[1]!), { status: 'over' })
  t.match(await adminOf(node.services).verify(admin, games[1]!), { verdict: 'proved' })
})

t.test('verification, erasure and imports work with archived games', async (t) => {
  const { services, url, admin, clock, ann, games, run, again, folder } = await withOldGames(t, 1)
  const [game] = games as [string]
  const here = await startServices(t, { clock, archive: folderOf(path.join(folder, 'other')) })
  const file = await exportOf({ ...here, services }, ann, game)
  const importFile = ({ services: into }: Pick<Node, 'services'>, caller: Caller) => {
    const input = { reason: 'moved', visibility: 'public' }
    const sent = (async function* () {
      yield Buffer.from(file)
    })()
    return into.admin.act('game.import', { caller, id: undefined, input, file: sent })
  }
  await run()

  const node = await again()
  for (const skipped of [0, 1]) {
    const all = { kind: 'verify', sinceLast: true } as const
    const { id: job } = await perform(services, 'startJob', admin, undefined, all)
    await services.workOnJobs()
    const verified = await perform(services, 'job', admin, job)
    t.match(verified, { state: 'done', games: 1, bad: 0, skipped })
  }
  t.match(await importFile(node, admin), { imported: 0, here: 1 })
  await perform(services, 'eraseAccount', admin, ann.account.id, {
    reason: 'player-asked',
    note: 'by letter',
    confirm: ann.account.name,
  })
  const erased = await again()
  const shown = await observe(erased, admin, game)
  t.match(shown.seats, [{ account: null, name: null }, { name: 'Bob' }])
  t.match(await adminOf(erased.services).verify(admin, game), { ok: true, verdict: 'proved' })
  t.notMatch(readFileSync(path.join(folder, filesIn(folder)[0]!)).toString('latin1'), /Ann/)

  t.match(await importFile(here, here.admin), { imported: 1 })
  const wanted = { reason: 'space', olderThanDays: 90 } as const
  const away = await perform(here.services, 'archiveGames', here.admin, undefined, wanted)
  await here.services.workOnJobs()
  const gone = await perform(here.services, 'job', here.admin, away.id)
  t.match(gone, { state: 'done', games: 1, bad: 0, told: [] })
  t.equal(await rowsOf(here.url), 0)
  t.match(await adminOf(here.services).verify(here.admin, game), { ok: true })
  t.equal(await rowsOf(url), 0)
})

t.test('a game whose file is gone cannot be shown, and the error says why', async (t) => {
  const { folder, ann, games, run, again } = await withOldGames(t, 1)
  await run()
  const node = await again()
  for (const name of filesIn(folder)) rmSync(path.join(folder, name))

  await t.rejects(observe(node, ann, games[0]!), { code: 'archive-unavailable', kind: 'busy' })
})
