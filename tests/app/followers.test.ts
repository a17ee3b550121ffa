import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import type { FollowedBatch } from '../../src/app/streams/following.ts'
import { observe, playOne, twoPlayers, waitFor } from '../support/players.ts'
import { guest, type Node, startNode, startServices } from '../support/service.ts'
import { until } from '../support/until.ts'

async function readAll(
  { services }: Node,
  caller: Caller,
  game: string,
  { after = 0, signal = new AbortController().signal, onBatch = () => {} } = {} as {
    after?: number
    signal?: AbortSignal
    onBatch?: (batch: FollowedBatch) => void
  },
): Promise<FollowedBatch[]> {
  const read: FollowedBatch[] = []
  const { batches } = await services.games.follow(caller, game, { after, signal })
  for await (const batch of batches) {
    read.push(batch)
    onBatch(batch)
  }
  return read
}

const numbers = (batches: readonly FollowedBatch[]): number[] =>
  batches.flatMap(({ events }) => events.map(({ version }) => version))
const upTo = (version: number): number[] => Array.from({ length: version }, (_, place) => place + 1)

t.test('followers on another node see a whole game, in order, to its end', async (t) => {
  const one = await startServices(t)
  const two = await startNode(t, one.url)
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  const eve = await guest(one, 'Eve')
  const game = await twoPlayers(one, callers[0], callers[1], { options: { turnLimit: 6 } })

  const started = new Set<Caller>()
  const reading = [...callers, eve].map((caller) =>
    readAll(two, caller, game.id, { onBatch: () => started.add(caller) }),
  )
  await until(() => started.size === reading.length)
  while ((await playOne(one, callers, game.id)) !== null);
  const read = await Promise.all(reading)
  const { version } = await observe(one, eve, game.id)

  for (const batches of read) {
    t.same(numbers(batches), upTo(version))
    t.equal(batches.at(-1)?.over, true)
  }
  const deals = read.map(([deal]) => JSON.stringify(deal?.events))
  t.equal(new Set(deals).size, 3, 'each sees what it may know of the deal')
})

t.test('a move notifies the other node: its followers need not poll', async (t) => {
  const one = await startServices(t)
  const two = await startNode(t, one.url, { settings: { pollMilliseconds: 3_600_000 } })
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  const game = await twoPlayers(one, callers[0], callers[1])
  const stop = new AbortController()
  const arrived = new Set<number>()
  const reading = readAll(two, callers[0], game.id, {
    signal: stop.signal,
    onBatch: ({ to }) => arrived.add(to),
  })

  for (let moves = 0; moves < 20; moves += 1) {
    if ((await playOne(one, callers, game.id)) === null) break
    const { version } = await observe(one, callers[0], game.id)
    await until(() => arrived.has(version))
  }
  stop.abort()
  const read = await reading

  t.same(numbers(read), upTo(read.at(-1)?.to ?? 0))
})

t.test('a follower resumes at its cursor: nothing is lost or doubled', async (t) => {
  const one = await startServices(t)
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  const game = await twoPlayers(one, callers[0], callers[1], { options: { turnLimit: 6 } })
  const read: FollowedBatch[] = []
  let over = false

  const reading = (async () => {
    while (!over) {
      const stop = new AbortController()
      const after = read.at(-1)?.to ?? 0
      const batches = await readAll(one, callers[1], game.id, {
        after,
        signal: stop.signal,
        onBatch: () => stop.abort(),
      })
      read.push(...batches)
      over = batches.at(-1)?.over === true
    }
  })()
  while ((await playOne(one, callers, game.id)) !== null);
  await reading

  t.same(numbers(read), upTo((await observe(one, callers[0], game.id)).version))
})

t.test('after losing the notification connection followers poll', async (t) => {
  const one = await startServices(t)
  const two = await startNode(t, one.url, { settings: { pollMilliseconds: 30 }, parts: {} })
  await (two.store.notifier as unknown as { close(): Promise<void> }).close()
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  const game = await twoPlayers(one, callers[0], callers[1], { options: { turnLimit: 5 } })

  const reading = readAll(two, callers[0], game.id)
  await sleep(20)
  while ((await playOne(one, callers, game.id)) !== null);
  const read = await reading

  t.equal(two.store.notifier.isReliable, false)
  t.same(numbers(read), upTo((await observe(one, callers[0], game.id)).version))
})

t.test('followers of one audience share every batch', async (t) => {
  const one = await startServices(t)
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  const spectators = await Promise.all(['Eve', 'Dan'].map((name) => guest(one, name)))
  const game = await twoPlayers(one, callers[0], callers[1], { options: { turnLimit: 5 } })

  const reading = spectators.map((caller) => readAll(one, caller, game.id))
  while ((await playOne(one, callers, game.id)) !== null);
  const [first = [], second = []] = await Promise.all(reading)

  t.ok(first.length > 2)
  t.ok(first.every((batch, place) => batch === second[place]))
})

t.test('a closing node ends its streams', async (t) => {
  const one = await startServices(t)
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  const game = await twoPlayers(one, callers[0], callers[1])
  const arrived = new Set<number>()
  const reading = readAll(one, callers[0], game.id, { onBatch: ({ to }) => arrived.add(to) })
  await until(() => arrived.has(game.version))

  one.services.endStreams()
  const read = await reading

  t.same(numbers(read), upTo(game.version))
  t.equal(read.at(-1)?.over, false)
})

t.test('a followed game is folded once, even if the cache is full', async (t) => {
  const node = await startServices(t, { settings: { cachedEventsMax: 1 } })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, callers[0], callers[1])
  const other = await twoPlayers(node, callers[0], callers[1])
  const reading = readAll(node, callers[0], id)
  let next = playOne(node, callers, id)

  // The node's cache has room for one game, so reading a second game evicts the game that the
  // client follows.
  while ((await next) !== null) {
    await observe(node, callers[0], other.id)
    next = playOne(node, callers, id)
  }
  const read = await reading
  const { version } = await observe(node, callers[0], id)

  t.same(numbers(read), upTo(version))
  t.match(await node.services.metrics.registry.metrics(), /touchline_lost_races_total 0/)
})

t.test('a lost notification is made up for while notifications work', async (t) => {
  const one = await startServices(t, {
    settings: { followerCheckMilliseconds: 20, pollMilliseconds: 10 },
  })
  const two = await startNode(t, one.url)
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  const game = await twoPlayers(one, ...callers)
  // The test gives both nodes wrong assumptions: the first node assumes that it receives all
  // notifications, and the second node assumes that no other node exists.
  Object.defineProperty(one.store.notifier, 'isReliable', { value: true })
  Object.defineProperty(two.store.notifier, 'isOnlyNode', { value: true })
  const abort = new AbortController()
  let seen = 0
  const reading = readAll(one, callers[0], game.id, {
    signal: abort.signal,
    onBatch: ({ to }) => {
      seen = to
    },
  })
  await until(() => seen === game.version)
  const waiting = waitFor(one, callers[1], game.id, { until: 'change', after: game.version })

  await playOne(two, callers, game.id)

  const { version } = await observe(two, callers[0], game.id)
  await until(() => seen === version)
  t.match(await waiting, { reason: 'change' })
  abort.abort()
  await reading
  const { values } = await one.services.metrics.missedRings.get()
  t.ok(values[0]!.value > 0, 'and it is counted')
})

t.test('a pushed follower receives nothing while full, and loses nothing', async (t) => {
  const node = await startServices(t)
  const { services } = node
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const game = await twoPlayers(node, ...callers, { options: { turnLimit: 6 } })
  const { signal } = new AbortController()
  const { into } = await services.games.follow(callers[0], game.id, { after: 0, signal })
  const followers = async () => (await services.metrics.followers.get()).values[0]?.value
  const taken: FollowedBatch[] = []
  const ends: unknown[] = []

  const flow = into({
    take(batch) {
      taken.push(batch)
      return false
    },
    end: (failure) => ends.push(failure),
  })
  t.equal(await followers(), 1)
  await playOne(node, callers, game.id)
  t.same(taken, [], 'it has not begun')
  flow.resume()
  t.equal(taken.length, 1)
  while ((await playOne(node, callers, game.id)) !== null);
  t.equal(taken.length, 1, 'it is full')
  for (let before = 0; before < taken.length; ) {
    before = taken.length
    flow.resume()
  }

  const { version } = await observe(node, callers[0], game.id)
  t.same(numbers(taken), upTo(version))
  t.equal(taken.at(-1)?.over, true)
  t.same(ends, [null])
  t.equal(await followers(), 0)
})

t.test('a stopped follower receives nothing', async (t) => {
  const node = await startServices(t)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const game = await twoPlayers(node, ...callers)
  const { signal } = new AbortController()
  const after = game.version
  const following = () => node.services.games.follow(callers[0], game.id, { after, signal })
  const [gone, here] = [await following(), await following()]
  const counts = { gone: 0, here: 0 }
  const counting = (who: keyof typeof counts) => ({
    take() {
      counts[who] += 1
      return true
    },
    end() {},
  })
  const flows = [gone.into(counting('gone')), here.into(counting('here'))]
  for (const flow of flows) flow.resume()

  flows[0]!.stop()
  await playOne(node, callers, game.id)
  await until(() => counts.here > 0)
  flows[0]!.resume()

  t.same(counts, { gone: 0, here: 1 })
})
