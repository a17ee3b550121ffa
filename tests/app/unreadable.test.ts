import pg from 'pg'
import t from 'tap'
import { chainKey, nextHead } from '../../src/engine/luck/chain.ts'
import { adminOf } from '../support/admin.ts'
import { errorOf, observe, playOne, send, twoPlayers } from '../support/players.ts'
import { copyGame } from '../support/seeds.ts'
import { guest, type Served, startServices, testClock } from '../support/service.ts'

const SECONDS = 30
const UNREADABLE = 1_100
const unreadable = { code: 'game-unreadable', kind: 'broken' }

async function queryAt(url: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}

/**
 * Copies a game, adds an invalid row to the log of each copy, and gives all copies the same wake-up
 * time.
 */
async function spoiltCopies({ url }: Served, gameId: string, wakeAt: number): Promise<void> {
  await copyGame(url, gameId, UNREADABLE)
  await queryAt(
    url,
    `insert into commits (game_id, first_version, last_version, at, packed, head, wake_at)
     select id, 0, 1, 1, '[]', '\\x00', $2 from games where id <> $1`,
    [gameId, wakeAt],
  )
}

t.test('unreadable games, even more than a page of due ones, stop no time-out', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock, parts: { report: () => {} } })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers, { decisionSeconds: SECONDS })
  const wakeAt = clock.now() - SECONDS * 1000
  await spoiltCopies(node, id, wakeAt)
  clock.skip(SECONDS)

  await node.services.sweep()

  const { items } = await adminOf(node.services).log(node.admin, id, { after: 0, limit: 10 })
  t.same(
    items.map(({ cause }) => cause.kind),
    ['setup', 'time-out'],
  )
  const failing = await adminOf(node.services).failing(node.admin)
  t.equal(failing.count, UNREADABLE)
  const [first] = failing.items
  t.match(first, { reason: /^game-unreadable: the log of .* breaks after version 0/, tries: 1 })
  t.equal(first!.nextTryAt, first!.since + SECONDS * 1000)
  t.match(
    await node.services.metrics.registry.metrics(),
    new RegExp(`touchline_failing_games ${UNREADABLE}`),
  )

  await node.services.sweep()
  t.match((await adminOf(node.services).failing(node.admin)).items[0], { tries: 1 }, 'left alone')
  clock.skip(SECONDS)
  await node.services.sweep()
  const [again] = (await adminOf(node.services).failing(node.admin)).items
  t.match(again, { tries: 2 })
  t.ok(again!.nextTryAt - clock.now() > SECONDS * 1000, 'and longer each time')
  t.equal(await node.store.log.scannedUntil(), wakeAt, 'the next start finds them again')
})

t.test('a row without commits makes a game unreadable, as every API reports', async (t) => {
  const node = await startServices(t, { parts: { report: () => {} } })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  const other = await twoPlayers(node, ...callers)
  const { version } = await observe(node, callers[0], id)
  await queryAt(
    node.url,
    `insert into commits (game_id, first_version, last_version, at, packed, head, wake_at)
     values ($1, $2, $3, 1, '[]', '\\x00', null)`,
    [id, version, version + 1],
  )
  const admin = adminOf(node.services)

  for (const caller of callers) t.same(await errorOf(observe(node, caller, id)), unreadable)
  const move = { decisionId: '1-0-0', move: { type: 'any' } }
  t.same(await errorOf(send(node, callers[0], id, move)), unreadable)
  t.same(await errorOf(admin.log(node.admin, id, { after: 0, limit: 1 })), unreadable)
  t.not(await playOne(node, callers, other.id), null, 'other games work')
  const { items } = await admin.rows(node.admin, id, { after: version, limit: 10 })
  t.match(items, [{ firstVersion: version, packed: '[]', head: '00' }])
  t.match(await admin.verify(node.admin, id, {}), {
    ok: false,
    chainHolds: false,
    broken: { row: 1, version, reason: 'its head does not match' },
  })
  const audits = await admin.audit(node.admin, { limit: 10, game: id })
  t.same(
    audits.items.map(({ action, outcome }) => `${action} ${outcome}`),
    ['game.verify done', 'game.look done'],
  )
  await node.services.accounts.leave(callers[1])
})

t.test('so does a row without a fold or list, even with a correct head', async (t) => {
  const node = await startServices(t, { parts: { report: () => {} } })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const nonsense = [
    ['{}', 'it has no commits'],
    ['[]', 'it has no commits'],
    ['[null]', 'it has no commits'],
    ['[{"at":9e12,"rules":1,"drawn":99,"cause":{"kind":"move"},"events":[{"type":"x"}]}]', null],
  ] as const
  for (const [packed, reason] of nonsense) {
    const { id } = await twoPlayers(node, ...callers)
    const { version, head } = await observe(node, callers[0], id)
    const { seed } = (await node.store.games.find(id))!
    await queryAt(
      node.url,
      `insert into commits (game_id, first_version, last_version, at, packed, head, wake_at)
       values ($1, $2, $3, 1, $4, decode($5, 'hex'), null)`,
      [id, version, version + 1, packed, nextHead(chainKey(seed), head!, packed)],
    )

    t.same(await errorOf(observe(node, callers[0], id)), unreadable, packed)
    t.same(await errorOf(observe(node, callers[0], id)), unreadable, `${packed}, reloaded`)
    const { ok, broken, difference } = await adminOf(node.services).verify(node.admin, id, {})
    t.equal(ok, false)
    if (reason === null) t.match(difference, { version })
    else t.same(broken, { row: 1, version, reason })
  }
})
