import pg from 'pg'
import t from 'tap'
import { createLimits } from '../../src/app/core/rate-limits.ts'
import { DatabaseClock } from '../../src/postgres/connection/database-clock.ts'
import { adminOf } from '../support/admin.ts'
import { errorOf, observe, playOne, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, startNode, startServices, testClock } from '../support/service.ts'

const HOUR = 3_600_000
const SECONDS = 30
/** Maximum number of milliseconds between two reads of the clock, even on a slow machine. */
const MOMENT = 5_000

t.test('a node with a fast clock uses the database’s time, and says so', async (t) => {
  const reports: string[] = []
  const node = await startServices(t, {
    machine: () => Date.now() + 2 * HOUR,
    parts: { report: (problem) => reports.push(problem) },
  })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const

  const before = Date.now()
  const { id } = await twoPlayers(node, ...callers, { decisionSeconds: SECONDS })
  await node.services.sweep()

  const { at } = await observe(node, callers[0], id)
  t.ok(Math.abs(at! - before) < MOMENT, 'the game began now')
  t.ok((await node.store.log.scannedUntil()) <= node.store.clock.now(), 'and the mark is not ahead')
  t.ok(node.store.clock.now() < Date.now() + MOMENT)
  t.equal(await node.services.readinessProblem(), 'clock-drift')
  t.match(reports, [/^the clock of this machine is 7\d{3}(\.\d+)? s ahead of the database's$/])
  t.match(await node.services.metrics.registry.metrics(), /touchline_clock_drift_seconds 7\d{3}/)
})

t.test('a scheduler mark in the future is ignored: limits apply again', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers, { decisionSeconds: SECONDS })
  const client = new pg.Client(node.url)
  await client.connect()
  t.teardown(() => client.end())
  await client.query('update sweeps set until = $1', [clock.now() + 2 * HOUR])
  clock.skip(SECONDS)
  const reborn = await startNode(t, node.url, { clock })

  await reborn.services.sweep()

  const { items } = await adminOf(node.services).log(node.admin, id, { after: 0, limit: 10 })
  t.same(
    items.map(({ cause }) => cause.kind),
    ['setup', 'time-out'],
  )
  t.ok((await node.store.log.scannedUntil()) <= clock.now(), 'it is corrected')
})

t.test('after such a mark, current deadlines do not wait for old ones', async (t) => {
  const [early, late, clock] = [testClock(), testClock(), testClock()]
  early.skip(-HOUR / 1_000)
  late.skip(-SECONDS)
  const node = await startServices(t, { clock: early })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const old = await twoPlayers(node, ...callers, { decisionSeconds: SECONDS })
  const other = await startNode(t, node.url, { clock: late })
  const young = await twoPlayers(other, ...callers, { decisionSeconds: SECONDS })
  await queryAt(
    node.url,
    // Rows 0 to 2 of each game contain wake-up times that must have no effect, because the games
    // have a later row.
    `insert into commits
     select id, row, row + 1, 1, '[ ]', '\\x00', case when row < 3 then 1 + number / 3000 end
     from (select number, gen_random_uuid() as id from generate_series(1, 4000) as number) as games,
       generate_series(0, 3) as row`,
    `update sweeps set until = ${clock.now() + 2 * HOUR}`,
  )
  const reborn = await startNode(t, node.url, { clock })
  const games = [old.id, young.id]
  const began = await node.store.log.versions(games)
  const timedOut = async () => {
    const versions = await node.store.log.versions(games)
    return games.map((id) => versions.get(id)! > began.get(id)!)
  }

  const { now } = performance
  t.teardown(() => {
    performance.now = now
  })
  let calls = 0
  performance.now = () => now.call(performance) + 1_000 * calls++
  await reborn.services.sweep()
  await reborn.services.sweep()

  t.same(await timedOut(), [false, true])
  const mark = await node.store.log.scannedUntil()
  t.ok(mark < clock.now() - HOUR, 'the next start finds the rest')
  for (let rounds = 0; rounds < 15; rounds += 1) await reborn.services.sweep()
  t.same(await timedOut(), [true, true])
  t.ok((await node.store.log.scannedUntil()) > mark)
})

t.test('after a clock was set back, times in a log do not decrease', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  const { at } = await observe(node, callers[0], id)

  clock.skip(-3_600)
  await playOne(node, callers, id)

  t.equal((await observe(node, callers[0], id)).at, at)
  t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true })
})

t.test('between two readings the clock advances, and jumps as little as needed', (t) => {
  const clock = new DatabaseClock(() => performance.now())
  const sent = performance.now()
  clock.learn(500_000, sent, sent + 10)
  const offset = clock.drift

  clock.learn(500_100, sent + 100, sent + 104)
  t.equal(clock.drift, offset - 1, 'at most the duration of the answer')
  clock.learn(400_200, sent + 200, sent + 200)
  t.ok(Math.abs(clock.now() - 400_200) < MOMENT, 'the clock follows a jump')
  t.end()
})

t.test('rate limits do not jump with the clock', async (t) => {
  const rate = { most: 1, seconds: 60 }
  const buckets = ['reads', 'moves', 'games', 'accounts', 'streams', 'auth-failures'] as const
  const rates = Object.fromEntries(buckets.map((bucket) => [bucket, rate]))
  const limits = createLimits(rates as Parameters<typeof createLimits>[0])
  const { now } = Date
  t.teardown(() => {
    Date.now = now
  })
  limits.take('moves', 'ann')

  for (const skipped of [HOUR, -HOUR]) {
    Date.now = () => now() + skipped
    const error = await errorOf((async () => limits.take('moves', 'ann'))())
    t.match(error, { code: 'rate-limited' })
  }
  Date.now = now
  limits.take('moves', 'bob')
})
