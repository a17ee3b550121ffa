// Games that leave the database for files, and what is shown of them then.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import type { Caller } from '../../src/service/caller.ts'
import { eventsInput } from '../../src/service/shapes/games.ts'
import { forkInput } from '../../src/service/shapes/life.ts'
import { folderOf } from '../../src/store/archive/files.ts'
import { deskOf, perform } from '../support/desk.ts'
import { observe, playOne, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type Node, startNode, startServices, testClock } from '../support/service.ts'

const DAY_SECONDS = 24 * 3_600
const MOVES = 4
const RESTRICTED = '23001'

/** A service with an archive, and some games of Ann's that ended a hundred days ago. */
async function withOldGames(t: Test, count: number) {
  const folder = t.testdir()
  const clock = testClock()
  const archive = folderOf(folder)
  const node = await startServices(t, { clock, archive })
  const ann = await guest(node, 'Ann')
  const games: string[] = []
  for (let made = 0; made < count; made += 1) games.push(await endedGame(node, ann))
  clock.skip(100 * DAY_SECONDS)
  const run = (gamesMax = 50) =>
    perform(node.services, 'archiveGames', node.admin, undefined, {
      ...{ reason: 'retention', olderThanDays: 90, gamesMax },
    })
  return {
    ...node,
    folder,
    ann,
    games,
    run,
    again: () => startNode(t, node.url, { clock, archive }),
  }
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

/** Apart from what tells when, and where from. */
async function seen(...asked: Parameters<typeof observe>) {
  const { archivedAt: _, serverTime: __, ...observed } = await observe(...asked)
  return observed
}

/** What a node says of a game at its doors, apart from where it lies. */
async function shownOf(node: Node, ann: Caller, admin: Caller, game: string) {
  const { games } = node.services
  const observed = await seen(node, ann, game)
  const raw: string[] = []
  for await (const line of games.raw(ann, game)) raw.push(line)
  const exported: string[] = []
  for await (const piece of games.export(ann, game)) exported.push(Buffer.from(piece).toString())
  const lines = exported.join('').split('\n').slice(1)
  const list = await games.list(ann, { mine: true, limit: 20, forks: false })
  const { archivedAt: _, ...listed } = list.items.find(({ id }) => id === game)!
  return {
    ...{ observed, raw, lines, listed },
    events: await games.events(ann, game, eventsInput.parse({})),
    chain: await games.verify(ann, game, {}),
    verified: await deskOf(node.services).verify(admin, game),
    earlier: await seen(node, ann, game, observed.version - 1),
  }
}

t.test('an archived game is shown at all doors as it was before, and says so', async (t) => {
  const { services, store, url, admin, folder, ann, games, run, again } = await withOldGames(t, 2)
  const [game] = games as [string]
  const young = await endedGame({ services, store }, ann)
  const before = await shownOf({ services, store }, ann, admin, game)

  const answer = await run()

  const node = await again()
  const after = await shownOf(node, ann, admin, game)
  t.match(answer, { games: 2, files: 1, stayed: [], more: false })
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

t.test(
  'each step stands in the audit, and a call takes no more than it was asked to',
  async (t) => {
    const { services, admin, run, games } = await withOldGames(t, 3)

    const answers = [await run(2), await run(2), await run(2)]

    t.match(
      answers.map(({ games: left, more }) => [left, more]),
      [
        [2, true],
        [1, false],
        [0, false],
      ],
    )
    const { items } = await deskOf(services).audit(admin)
    const steps = items.filter(({ action }) => action === 'archive.step')
    t.same(steps.flatMap(({ detail }) => detail.games).sort(), [...games].sort())
    t.match(
      items.filter(({ action }) => action === 'archive.run'),
      [{ outcome: 'done' }, { outcome: 'done' }, { outcome: 'done', reason: 'retention' }],
    )
  },
)

t.test('the log lets go of a row in no other way', async (t) => {
  const { store, url, games, run } = await withOldGames(t, 2)
  await queryAt(url, `update games set ended_at = ended_at + 9e9 where id = '${games[1]}'`)
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
    'a table of its own',
  )

  t.equal(await rowsOf(url), before)
  t.equal((await store.games.find(games[1]!))?.archivedAt, null)
})

t.test('a game of which a fork runs stays until that has ended', async (t) => {
  const { services, store, ann, games, run } = await withOldGames(t, 1)
  const [origin] = games as [string]
  const { version } = await observe({ services, store }, ann, origin)
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const }]
  const input = forkInput.parse({ at: version - 1, seats })
  const { answer: fork } = await services.games.fork(ann, origin, input)
  const whileItRan = await run()
  await services.games.resign(ann, fork.id)

  t.match(
    [whileItRan, await run()],
    [
      { games: 0, stayed: [] },
      { games: 1, stayed: [] },
    ],
  )
})

t.test('what is not true in the file stays, with the reason', async (t) => {
  const { url, games, run } = await withOldGames(t, 2)
  await queryAt(
    url,
    'alter table commits disable trigger no_row_change',
    `update commits set packed = replace(packed::text, '"at":', '"at": ')::json
     where game_id = '${games[0]}'`,
    'alter table commits enable always trigger no_row_change',
  )

  const answer = await run()

  t.match(answer, { games: 1, more: false, stayed: [{ game: games[0], why: /digest|chain|head/ }] })
})

t.test('where the file is gone, a game cannot be shown, and says why', async (t) => {
  const { folder, ann, games, run, again } = await withOldGames(t, 1)
  await run()
  const node = await again()
  for (const name of filesIn(folder)) rmSync(path.join(folder, name))

  await t.rejects(observe(node, ann, games[0]!), { code: 'archive-unavailable', kind: 'busy' })
})
