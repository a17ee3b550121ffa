import t from 'tap'
import type { DueCursor } from '../../src/app/runtime/port.ts'
import { observe, twoPlayers } from '../support/players.ts'
import { loseRows } from '../support/rows.ts'
import {
  guest,
  type Node,
  type Served,
  startNode,
  startServices,
  type TestClock,
  testClock,
} from '../support/service.ts'
import { untilAsync } from '../support/until.ts'

const SECONDS = 30
const HELD_SECONDS = 5
const SECOND_LOOK_SECONDS = 15

interface Due {
  readonly id: string
  readonly version: number
}

async function dueGame(service: Served, clock: TestClock): Promise<Due> {
  const elsewhere = await startNode({ teardown() {} }, service.url, { clock })
  const callers = [await guest(elsewhere, 'Ann'), await guest(elsewhere, 'Bob')] as const
  const { id, version } = await twoPlayers(elsewhere, ...callers, { decisionSeconds: SECONDS })
  await elsewhere.services.close()
  return { id, version }
}

const isPlayed = async ({ store }: Node, { id, version }: Due): Promise<boolean> =>
  (await store.log.versions([id])).get(id)! > version

const timeOutsAt = async ({ services }: Node): Promise<number> =>
  (await services.metrics.timeOuts.get()).values[0]?.value ?? 0

t.test('one node schedules; when its lease expires, another one takes over', async (t) => {
  const clock = testClock()
  const one = await startServices(t, { clock })
  const two = await startNode(t, one.url, { clock })
  await one.services.sweep()
  const due = await dueGame(one, clock)
  clock.skip(SECONDS - 1)
  await one.services.sweep()
  clock.skip(1)

  await two.services.sweep()
  t.equal(await isPlayed(one, due), false, 'it does not hold the lease')
  clock.skip(HELD_SECONDS)
  for (let rounds = 0; rounds < 2; rounds += 1) await two.services.sweep()
  t.equal(await isPlayed(one, due), true)
  await one.services.sweep()
  t.equal(await timeOutsAt(one), 0, 'the first one yields')
})

t.test('a closing node hands the schedule over at once', async (t) => {
  const clock = testClock()
  const one = await startServices(t, { clock })
  const two = await startNode(t, one.url, { clock })
  await two.services.sweep()
  const due = await dueGame(one, clock)
  clock.skip(SECONDS)

  await two.services.close()
  for (let rounds = 0; rounds < 2; rounds += 1) await one.services.sweep()

  t.equal(await isPlayed(one, due), true)
})

t.test('a due game is played by the node that has it cached', async (t) => {
  const clock = testClock()
  const one = await startServices(t, { clock })
  const two = await startNode(t, one.url, { clock })
  await one.services.sweep()
  const due = await dueGame(one, clock)
  const eve = await guest(two, 'Eve')
  await observe(two, eve, due.id)
  clock.skip(SECONDS)

  await one.services.sweep()

  await untilAsync(() => isPlayed(one, due))
  t.same([await timeOutsAt(one), await timeOutsAt(two)], [0, 1])
})

t.test('a due game that no node claims is played a round later', async (t) => {
  const clock = testClock()
  const one = await startServices(t, { clock })
  await startNode(t, one.url, { clock })
  await one.services.sweep()
  const due = await dueGame(one, clock)
  clock.skip(SECONDS)

  await one.services.sweep()
  t.equal(await isPlayed(one, due), false, 'it may be cached elsewhere')
  await one.services.sweep()

  t.equal(await isPlayed(one, due), true)
})

t.test('a time-out that a failover has lost is played again', async (t) => {
  const clock = testClock()
  const one = await startServices(t, { clock })
  await one.services.sweep()
  const due = await dueGame(one, clock)
  clock.skip(SECONDS)
  for (let rounds = 0; rounds < 2 * SECOND_LOOK_SECONDS; rounds += 1) {
    await one.services.sweep()
    clock.skip(1)
  }
  t.equal(await isPlayed(one, due), true)

  await loseRows(one.url, due.id, due.version)
  await untilAsync(async () => (await one.services.readinessProblem()) === null)
  t.equal(await isPlayed(one, due), false)
  for (let rounds = 0; rounds < 2; rounds += 1) await one.services.sweep()

  t.equal(await isPlayed(one, due), true)
})

t.test('each wake-up is read twice: at its time, and once more later', async (t) => {
  const clock = testClock()
  const { store, services } = await startServices(t, { clock })
  const reads: { readonly from: number; readonly until: number }[] = []
  const { due } = store.log
  Object.assign(store.log, {
    due(place: DueCursor, until: number) {
      reads.push({ from: place.wakeAt, until })
      return due(place, until)
    },
  })
  await services.sweep()
  const began = clock.now()
  reads.length = 0

  const rounds = 3 * SECOND_LOOK_SECONDS
  for (let round = 0; round < rounds; round += 1) {
    clock.skip(1)
    await services.sweep()
  }

  const stepsOver = (wakeAt: number) =>
    reads.filter(({ from, until }) => from < wakeAt && wakeAt <= until).length
  const seconds = Array.from({ length: rounds - SECOND_LOOK_SECONDS - 2 }, (_, at) => at)
  t.same(
    seconds.map((second) => stepsOver(began + 1_000 * second + 500)),
    seconds.map(() => 2),
  )
})
