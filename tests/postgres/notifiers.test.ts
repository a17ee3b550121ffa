import { networkInterfaces } from 'node:os'
import pg from 'pg'
import t, { type Test } from 'tap'
import { newId } from '../../src/app/core/ids.ts'
import { doorbellProblem, explainStartupErrors } from '../../src/bin/start/startup-errors.ts'
import { PostgresNotifier } from '../../src/postgres/notifier/postgres-notifier.ts'
import { RedisChannels } from '../../src/postgres/notifier/redis-channels.ts'
import { RedisNotifier } from '../../src/postgres/notifier/redis-notifier.ts'
import { freshDatabase } from '../database.ts'
import { playOne, twoPlayers } from '../support/players.ts'
import { noRedis, type RedisServer, startRedis } from '../support/redis.ts'
import { guest, startNode, startServices } from '../support/service.ts'
import { until } from '../support/until.ts'

interface Listener {
  readonly notifier: PostgresNotifier
  readonly received: string[]
}

interface Setup {
  come(versions?: ReadonlyMap<string, number>): Promise<Listener>
  breakOff(): Promise<void>
}

const PROBE_MILLISECONDS = 20

function listen(t: Test, notifier: PostgresNotifier): Listener {
  const received: string[] = []
  notifier.on('commit', (gameId, version) => received.push(`${gameId}:${version}`))
  t.teardown(() => notifier.close())
  return { notifier, received }
}

async function notifySetup(t: Test): Promise<Setup> {
  const url = await freshDatabase(t)
  return {
    async come() {
      const notifier = new PostgresNotifier(url, PROBE_MILLISECONDS)
      await notifier.open()
      return listen(t, notifier)
    },
    async breakOff() {
      const clerk = new pg.Client(url)
      await clerk.connect()
      await clerk.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'touchline-doorbell' and datname = current_database()`)
      await clerk.end()
    },
  }
}

async function redisSetup(t: Test): Promise<Setup> {
  const [url, redis] = await Promise.all([freshDatabase(t), startRedis(t)])
  return {
    async come(versions = new Map()) {
      const rings = await RedisChannels.connect(redis.url)
      rings.lookBy(async () => versions)
      const notifier = new RedisNotifier(url, rings, PROBE_MILLISECONDS)
      await notifier.open()
      return listen(t, notifier)
    },
    async breakOff() {
      await redis.stop()
      await redis.start()
    },
  }
}

const setups = { notify: notifySetup, redis: redisSetup } as const

for (const kind of ['notify', 'redis'] as const) {
  const skip = kind === 'redis' && noRedis

  t.test(`${kind}: a subscriber hears of a game’s rows, and of its last`, { skip }, async (t) => {
    const setup = await setups[kind](t)
    const [one, two] = [await setup.come(), await setup.come()]
    const [game, other] = [newId(1), newId(2)]
    two.notifier.subscribe(game)
    const rung = (version: number) => [{ gameId: game, lastVersion: version }]
    await until(() => {
      one.notifier.notifyCommits(rung(1))
      return two.received.includes(`${game}:1`)
    })

    for (let version = 2; version <= 100; version += 1) {
      one.notifier.notifyCommits(rung(version))
      one.notifier.notifyCommits([{ gameId: other, lastVersion: version }])
    }
    await until(() => two.received.includes(`${game}:100`))

    t.equal(two.notifier.kind, kind)
    const late = two.received.filter((word) => word.startsWith(game) && !word.endsWith(':1'))
    t.ok(late.length < 90, 'notifications during a send are merged')
  })

  t.test(`${kind}: a lost connection is reported, and returns`, { skip }, async (t) => {
    const setup = await setups[kind](t)
    const game = newId(1)
    const [one, two] = [await setup.come(), await setup.come()]
    two.notifier.subscribe(game)
    const untilReceived = (version: number) =>
      until(() => {
        one.notifier.notifyCommits([{ gameId: game, lastVersion: version }])
        return two.received.includes(`${game}:${version}`)
      })
    await untilReceived(1)
    let wasUnreliable = false
    const watch = setInterval(() => {
      wasUnreliable ||= !two.notifier.isReliable
    }, 1)
    t.teardown(() => clearInterval(watch))

    await setup.breakOff()
    await untilReceived(2)

    t.ok(wasUnreliable)
  })

  t.test(`${kind}: a follower on another node need not poll`, { skip }, async (t) => {
    const redis = kind === 'redis' ? await startRedis(t) : null
    const rings = async () => redis && { rings: await RedisChannels.connect(redis.url) }
    const rare = { pollMilliseconds: 3_600_000, lookMilliseconds: 3_600_000 }
    const one = await startServices(t, { settings: rare, ...(await rings()) })
    const two = await startNode(t, one.url, { settings: rare, ...(await rings()) })
    const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
    const { id } = await twoPlayers(one, ...callers)
    const stop = new AbortController()
    const follower = await two.services.games.follow(callers[0], id, {
      after: 0,
      signal: stop.signal,
    })
    let seen = 0
    const reading = (async () => {
      for await (const { to } of follower.batches) seen = to
    })()
    await until(() => seen > 0)

    for (let moves = 0; moves < 20; moves += 1) {
      const before = seen
      if ((await playOne(one, callers, id)) === null) break
      await until(() => seen > before)
    }
    stop.abort()
    await reading

    t.ok(seen > 20)
  })
}

t.test('redis: an account’s followers hear from other nodes', { skip: noRedis }, async (t) => {
  const redis = await startRedis(t)
  const rings = () => RedisChannels.connect(redis.url)
  const settings = { pollMilliseconds: 3_600_000, lookMilliseconds: 3_600_000 }
  const one = await startServices(t, { settings, rings: await rings() })
  const two = await startNode(t, one.url, { settings, rings: await rings() })
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  const stop = new AbortController()
  const { batches } = await two.services.accounts.follow(callers[1], {
    after: undefined,
    signal: stop.signal,
  })
  let count = 0
  const reading = (async () => {
    for await (const _ of batches) count += 1
  })()
  await until(() => count > 0)

  // The test waits for each notification before the next move, because the database may merge
  // notifications that overlap.
  for (let games = 0; games < 3; games += 1) {
    const before = count
    const { id } = await twoPlayers(one, ...callers)
    while (count === before && (await playOne(one, callers, id)) !== null);
    await until(() => count > before)
  }
  stop.abort()
  await reading

  t.ok(count > 3, 'turns that began and ended on another node')
})

t.test('redis: only subscribed games are notified', { skip: noRedis }, async (t) => {
  const setup = await redisSetup(t)
  const [one, two] = [await setup.come(), await setup.come()]
  const [game, other] = [newId(1), newId(2)]
  two.notifier.subscribe(game)
  two.notifier.subscribe(game)
  two.notifier.unsubscribe(game)

  await until(() => {
    one.notifier.notifyCommits([other, game].map((gameId) => ({ gameId, lastVersion: 1 })))
    return two.received.length > 0
  })

  t.same(new Set(two.received), new Set([`${game}:1`]))
})

t.test(
  'redis: notifications before the first listener are delivered',
  { skip: noRedis },
  async (t) => {
    const setup = await redisSetup(t)
    const game = newId(1)
    const versions = new Map([[game, 7]])
    const { notifier, received } = await setup.come(versions)

    notifier.subscribe(game)
    await until(() => received.includes(`${game}:7`))
    versions.set(game, 8)
    await setup.breakOff()

    await until(() => received.includes(`${game}:8`))
  },
)

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
const noOutside = noRedis || (outside === undefined && 'this machine is on no network')

t.test('a notifier without its password explains the refusal', { skip: noOutside }, async (t) => {
  const { url } = await startRedis(t, undefined, outside)

  const start = explainStartupErrors(RedisChannels.connect(url), doorbellProblem(url))

  await t.rejects(start, { message: /has no password.*set one \(requirepass\)/ })
})

t.test('an unreachable notifier is one sentence', { skip: noRedis }, async (t) => {
  const { url }: RedisServer = await startRedis(t, 'secret')
  const place = new URL(url).host
  const wrong = {
    [`redis://:guessed@${place}`]: /refused the login; check user and password$/,
    [`redis://${place}`]: /refused the login; check user and password$/,
    [`rediss://:secret@${place}`]: /does not respond like Redis or Valkey.*redis:\/\/$/,
    'redis://127.0.0.1:1':
      /^REDIS_URL: no server is listening at 127.0.0.1:1; start Redis or Valkey/,
  }

  for (const [address, sentence] of Object.entries(wrong)) {
    const start = explainStartupErrors(RedisChannels.connect(address), doorbellProblem(address))
    await t.rejects(start, { message: sentence })
  }
  const rings = await RedisChannels.connect(url)
  t.equal(rings.isUp, true)
  await rings.close()
})
