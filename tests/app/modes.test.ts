import t, { type Test } from 'tap'
import type { ModeInput } from '../../src/app/monitoring/schema.ts'
import { adminOf, perform } from '../support/admin.ts'
import { againstBot, errorOf, observe, playOne, readyMove, send } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import {
  guest,
  type Node,
  type NodeOptions,
  startNode,
  startServices,
  testClock,
} from '../support/service.ts'
import { untilAsync } from '../support/until.ts'

const PACE = 3_600
const LEASE_SECONDS = 60

async function twoNodes(t: Test, options: NodeOptions = {}) {
  const node = await startServices(t, options)
  const other = await startNode(t, node.url, options)
  const ann = await guest(node, 'Ann')
  const ask = (input: ModeInput) => ({ reason: 'deploy' as const, ...input, confirm: input.mode })
  const set = async (input: ModeInput) => {
    await perform(node.services, 'setMode', node.admin, undefined, ask(input))
    await untilAsync(async () => (await other.services.status.show()).mode === input.mode)
  }
  const preview = async (input: ModeInput) => {
    const request = { act: 'mode.set', input: ask(input) }
    return (await node.services.admin.preview(node.admin, request)).changes
  }
  return { node, other, ann, set, preview }
}

const busy = (code: string) => ({ code, kind: 'busy' })

t.test('a draining service begins no game on any node, and running ones go on', async (t) => {
  const { node, other, ann, set } = await twoNodes(t)
  const bob = await guest(node, 'Bob')
  const running = await againstBot(node, ann)
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const open = await againstBot(node, ann, { seats })
  const until = Date.now() + 600_000

  await set({ mode: 'drain', notice: 'A new version is being installed.', until })

  for (const { services, store } of [node, other]) {
    const refused: (() => Promise<unknown>)[] = [
      () => againstBot({ services, store }, ann),
      () => services.games.join(bob, open.id, {}),
      () => services.games.start(ann, open.id),
    ]
    for (const ask of refused) t.same(await errorOf(ask()), busy('no-new-games'))
  }
  const shown = {
    mode: 'drain',
    clocks: 'run',
    notice: 'A new version is being installed.',
    until,
    notices: [],
  }
  t.same(await other.services.status.show(), shown)
  const late = await againstBot(node, ann).catch((error) => error)
  t.ok(late.retryAfterSeconds > 500 && late.retryAfterSeconds <= 600, 'until then')
  t.equal(await playOne(other, [ann], running.id), 0)
  await set({ mode: 'normal' })
  t.ok(await againstBot(other, ann), 'games begin again')
})

t.test('a read-only service can be read and followed, and does nothing', async (t) => {
  const clock = testClock()
  const { node, other, ann, set, preview } = await twoNodes(t, { clock })
  const timed = await againstBot(node, ann, { decisionSeconds: PACE })
  const ready = await readyMove(node, ann, timed.id)
  const before = await observe(node, ann, timed.id)
  const until = clock.now() + 2 * PACE * 1_000

  const warned = await preview({ mode: 'read-only', until })
  await set({ mode: 'read-only', until })
  clock.skip(PACE + 1)
  await other.services.sweep()

  t.same(warned, { timed: 1, due: 1, more: false })
  for (const { services, store } of [node, other]) {
    const refused: (() => Promise<unknown>)[] = [
      () => send({ services, store }, ann, timed.id, ready),
      () => services.games.resign(ann, timed.id),
      () => againstBot({ services, store }, ann),
      () => services.accounts.leave(ann),
      () => services.tokens.revoke(ann, ann.tokenId!),
    ]
    for (const ask of refused) t.same(await errorOf(ask()), busy('read-only'))
    const seen = await observe({ services, store }, ann, timed.id)
    t.equal(seen.version, before.version, 'what is overdue waits')
  }
  const paused = perform(node.services, 'pauseGame', node.admin, timed.id, { reason: 'dispute' })
  t.same(await errorOf(paused), busy('read-only'))
  const abort = new AbortController()
  const { version } = await other.services.games.follow(ann, timed.id, {
    after: 0,
    signal: abort.signal,
  })
  t.equal(version, before.version)
  abort.abort()
  await set({ mode: 'normal' })
  await other.services.sweep()
  t.ok((await observe(other, ann, timed.id)).version > before.version, 'then it is played')
})

const deadlineOf = async (node: Node, caller: Parameters<typeof observe>[1], game: string) =>
  (await observe(node, caller, game)).decisions[0]?.deadline ?? null

t.test('clocks stop for a deploy, and continue with the remaining time', async (t) => {
  const clock = testClock()
  const { node, other, ann, set } = await twoNodes(t, { clock })
  const timed = await againstBot(node, ann, { decisionSeconds: PACE })
  const disputed = await againstBot(node, ann, { decisionSeconds: PACE })
  const timeless = await againstBot(node, ann)
  await perform(node.services, 'pauseGame', node.admin, disputed.id, { reason: 'dispute' })
  const left = (await deadlineOf(node, ann, timed.id))! - clock.now()

  const late = errorOf(set({ mode: 'read-only', clocks: 'stand' }))
  t.same(await late, { code: 'clocks-run', kind: 'conflict' })
  await set({ mode: 'drain', clocks: 'stand' })
  await node.services.workOnJobs()
  const during = await observe(other, ann, timed.id)
  await set({ mode: 'read-only' })
  t.match(await other.services.status.show(), { mode: 'read-only', clocks: 'stand' })
  clock.skip(2 * PACE)
  await set({ mode: 'normal' })
  await other.services.workOnJobs()
  await node.services.workOnJobs()

  t.match(during.paused, { reason: 'maintenance' })
  const leftNow = (await deadlineOf(node, ann, timed.id))! - clock.now()
  t.ok(Math.abs(left - leftNow) < (PACE * 1_000) / 2, `${left} ms were left, ${leftNow} ms are`)
  t.match((await observe(node, ann, disputed.id)).paused, { reason: 'dispute' }, 'stays so')
  t.equal((await observe(node, ann, timeless.id)).paused, null)
  t.match(await adminOf(node.services).verify(node.admin, timed.id), { ok: true })
})

t.test('a node lost while stopping the clocks leaves the rest to another', async (t) => {
  const clock = testClock()
  const { node, other, ann, set } = await twoNodes(t, { clock })
  const terms = { decisionSeconds: PACE }
  const games = [await againstBot(node, ann, terms), await againstBot(node, ann, terms)]
  const paused = async () => {
    const seen = await Promise.all(games.map(({ id }) => observe(other, ann, id)))
    return seen.filter(({ paused }) => paused?.reason === 'maintenance').length
  }
  await set({ mode: 'drain', clocks: 'stand' })
  await node.services.workOnJobs()
  const [first] = games
  await perform(node.services, 'resumeGame', node.admin, first!.id, { reason: 'other' })
  await queryAt(
    node.url,
    `update slices set node = 'lost', done_at = null,
       lease_until = to_timestamp(${clock.now() / 1_000 + 60});
     update jobs set state = 'running', ended_at = null`,
  )

  await other.services.workOnJobs()
  t.equal(await paused(), 1, 'as long as its lease lasts')
  clock.skip(LEASE_SECONDS + 1)
  await other.services.workOnJobs()
  t.equal(await paused(), 2)
  await set({ mode: 'normal' })
  await other.services.workOnJobs()
  await node.services.workOnJobs()
  t.equal(await paused(), 0)
})

t.test('a half-done job is undone after cancellation, once its worker stopped', async (t) => {
  const clock = testClock()
  const { node, other, ann, set } = await twoNodes(t, { clock })
  const { id } = await againstBot(node, ann, { decisionSeconds: PACE })
  await set({ mode: 'drain', clocks: 'stand' })
  await node.services.workOnJobs()
  await queryAt(
    node.url,
    `update slices set node = 'slow', done_at = null,
       lease_until = to_timestamp(${clock.now() / 1_000 + 60});
     update jobs set state = 'running', ended_at = null`,
  )

  await set({ mode: 'normal' })
  await other.services.workOnJobs()
  t.ok((await observe(node, ann, id)).paused, 'its worker may still be about to pause it')
  clock.skip(LEASE_SECONDS + 1)
  await other.services.workOnJobs()
  t.equal((await observe(node, ann, id)).paused, null)
})

t.test('a quarantined game waits until its operator retries it', async (t) => {
  const clock = testClock()
  const { node, other, ann } = await twoNodes(t, { clock })
  const { id } = await againstBot(node, ann, { decisionSeconds: PACE })
  const ready = await readyMove(node, ann, id)
  const { version } = await observe(other, ann, id)
  const isQuarantined = async (at: Node) =>
    (await errorOf(send(at, ann, id, { ...ready, decisionId: 'none' })))?.code === 'game-set-aside'

  await perform(node.services, 'quarantineGame', node.admin, id, { reason: 'fault' })
  await untilAsync(() => isQuarantined(other))
  clock.skip(PACE + 1)
  await other.services.sweep()
  await node.services.sweep()

  t.same(await errorOf(send(node, ann, id, ready)), busy('game-set-aside'))
  t.equal((await observe(other, ann, id)).version, version, 'its deadline passes, and it waits')
  t.match(await adminOf(node.services).failing(node.admin), { aside: [{ game: id }] })
  const retried = await perform(node.services, 'retryGame', node.admin, id, { reason: 'fault' })
  t.same(retried, { game: id, failing: null })
  t.ok((await observe(other, ann, id)).version > version, 'overdue decisions are played at once')
})

t.test('a failing game is retried when an operator requests it', async (t) => {
  const { node, ann } = await twoNodes(t, { parts: { report: () => {} } })
  const { id } = await againstBot(node, ann)
  const breakGame = (from: string, to: string) =>
    queryAt(
      node.url,
      'alter table commits disable trigger no_row_change',
      `update commits set packed = replace(packed::text, '${from}', '${to}')::json
       where game_id = '${id}' and first_version = 0`,
    )
  await breakGame('"at":', '"at": ')
  const fresh = await startNode(t, node.url, { parts: { report: () => {} } })
  const retry = () => perform(fresh.services, 'retryGame', node.admin, id, { reason: 'fault' })

  const failed = await retry()
  await breakGame('"at": ', '"at":')
  const mended = await retry()

  t.match(failed, { game: id, failing: /^game-unreadable/ })
  t.same(mended, { game: id, failing: null })
})

t.test('every node shows a notice to everyone while it is active', async (t) => {
  const clock = testClock()
  const { node, other } = await twoNodes(t, { clock })
  const notice = { reason: 'deploy' as const, level: 'warning' as const }
  const notices = async () => (await other.services.status.show()).notices.map(({ text }) => text)
  const abort = new AbortController()
  const following = other.services.status.follow(abort.signal)[Symbol.asyncIterator]()
  const first = await following.next()

  const until = clock.now() + 60_000
  const soon = { ...notice, text: 'We move house.', until }
  await perform(node.services, 'postNotice', node.admin, undefined, soon)
  const second = await following.next()
  const later = { ...notice, text: 'Later.', from: until }
  const { id } = await perform(node.services, 'postNotice', node.admin, undefined, later)
  await untilAsync(async () => (await notices()).length === 1)

  t.match(first.value, { mode: 'normal', notices: [] })
  t.match(second.value, { notices: [{ text: 'We move house.', level: 'warning', until }] })
  clock.skip(61)
  await untilAsync(async () => (await notices())[0] === 'Later.')
  const withdraw = () =>
    perform(node.services, 'withdrawNotice', node.admin, id, { reason: 'deploy' })
  await withdraw()
  await untilAsync(async () => (await notices()).length === 0)
  t.same(await errorOf(withdraw()), { code: 'notice-unknown', kind: 'unknown' })
  abort.abort()
})
