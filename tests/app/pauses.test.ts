import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { adminOf, perform } from '../support/admin.ts'
import {
  againstBot,
  errorOf,
  observe,
  playOne,
  readyMove,
  send,
  twoPlayers,
  waitFor,
} from '../support/players.ts'
import { guest, startServices, testClock } from '../support/service.ts'

const PACE = 60
const HOUR = 3_600

async function startTimedGame(t: Parameters<typeof startServices>[0]) {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const players = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...players, { decisionSeconds: PACE, absence: 'default' })
  return { clock, node, players, id, service: node.services }
}

t.test('a paused game has no deadlines, says why, and resumes unchanged', async (t) => {
  const { clock, node, players, id, service } = await startTimedGame(t)
  const [ann, bob] = players
  const before = await observe(node, ann, id)
  const ready = await readyMove(node, ann, id).catch(() => readyMove(node, bob, id))
  const asker = before.decisions.length > 0 ? ann : bob

  const { version, paused } = await perform(service, 'pauseGame', node.admin, id, {
    reason: 'dispute',
  })
  clock.skip(HOUR)
  await node.services.sweep()

  const seen = await observe(node, asker, id)
  t.match(paused, { reason: 'dispute' })
  t.match(seen, { version, paused: { reason: 'dispute' }, status: 'running' })
  t.match(seen.decisions, [{ deadline: null, suspended: 'game-paused' }])
  t.same(await errorOf(send(node, asker, id, ready)), { code: 'game-paused', kind: 'conflict' })
  t.equal((await waitFor(node, asker, id, { timeoutSeconds: 0 })).reason, 'time-up')
  await perform(service, 'resumeGame', node.admin, id, { reason: 'players-asked' })
  const after = await observe(node, asker, id)
  const [was] = (await observe(node, asker, id, before.version)).decisions
  t.equal(after.paused, null)
  t.equal(after.decisions[0]?.id, was?.id)
  t.ok(after.decisions[0]!.deadline! - was!.deadline! >= HOUR * 1_000)
  await send(node, asker, id, ready)
  t.match(await adminOf(service).verify(node.admin, id), { ok: true, difference: null })
})

t.test('a player who gets more time has it, and learns so', async (t) => {
  const { node, players, id, service } = await startTimedGame(t)
  const seen = await Promise.all(players.map((player) => observe(node, player, id)))
  const seat = seen.findIndex(({ decisions }) => decisions.length > 0)
  const [decision] = seen[seat]!.decisions
  const extend = (caller: Caller, decisionId: string) =>
    perform(service, 'extendDeadline', caller, id, {
      reason: 'players-asked',
      seat,
      decisionId,
      seconds: HOUR,
    })

  await extend(node.admin, decision!.id)

  const [longer] = (await observe(node, players[seat]!, id)).decisions
  t.equal(longer?.deadline, decision!.deadline! + HOUR * 1_000)
  const { items } = await node.services.games.events(players[seat]!, id, {
    after: seen[seat]!.version,
    limit: 5,
    include: ['words'],
  })
  t.match(items, [
    { event: { type: 'clock.extended', seat, seconds: HOUR }, words: /60 min more\./ },
  ])
  t.same(await errorOf(extend(node.admin, '0-9-9')), { code: 'decision-closed', kind: 'conflict' })
})

t.test('a game that an operator ends has no winner, and is revealed', async (t) => {
  const { node, players, id, service } = await startTimedGame(t)
  const [ann] = players
  await playOne(node, players, id)
  const confirm = id.slice(-8)
  const cancel = (reason: 'abandoned' | 'cheating') =>
    perform(service, 'cancelGame', node.admin, id, { reason, confirm })
  const following = await node.services.games.follow(ann, id, {
    after: 0,
    signal: new AbortController().signal,
  })
  const endOfFeed = (async () => {
    for await (const batch of following.batches) if (batch.over) return batch.ended
    return null
  })()

  t.equal((await errorOf(cancel('abandoned')))?.code, 'not-abandoned')
  const { ended } = await cancel('cheating')

  t.match(ended, { by: 'operator', reason: 'cheating' })
  t.same(await endOfFeed, ended)
  t.match(await observe(node, ann, id), {
    status: 'cancelled',
    ended,
    endedAt: ended!.at,
    outcome: null,
    decisions: [],
    fairness: { seed: /^[0-9a-f]{64}$/ },
  })
  const { items } = await node.services.games.list(ann, { mine: true, limit: 5 })
  t.match(items, [{ id, status: 'cancelled', ended, outcome: null }])
  t.equal((await errorOf(cancel('cheating')))?.code, 'game-over')
  t.match(await adminOf(service).verify(node.admin, id), { verdict: 'proved', over: true })
})

t.test('no bot moves in a paused game until it is resumed', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const { id } = await againstBot(node, ann)
  await waitFor(node, ann, id)
  const { services, admin } = node
  await perform(services, 'pauseGame', admin, id, { reason: 'incident' })
  await perform(services, 'handOver', admin, id, { reason: 'abandoned', seat: 0, to: 'bot' })
  const { version } = await observe(node, ann, id)

  await services.sweep()
  t.equal((await observe(node, ann, id)).version, version)
  await perform(services, 'resumeGame', admin, id, { reason: 'players-asked' })
  const { version: last } = await waitFor(node, ann, id, { until: 'change', after: version + 1 })
  t.ok(last > version + 1, 'both bots play it out')
})

t.test('an operator with a hidden-state session forks a running game privately', async (t) => {
  const { node, players, id, service } = await startTimedGame(t)
  await playOne(node, players, id)
  const { version: at } = await observe(node, players[0], id)
  const [ann] = players
  const fork = (seats: { kind: 'me' | 'bot' }[]) =>
    perform(service, 'forkGame', node.admin, id, { reason: 'fault', at, seats })

  t.equal((await errorOf(fork([{ kind: 'bot' }, { kind: 'bot' }])))?.code, 'look-needed')
  await perform(service, 'openHiddenState', node.admin, id, {
    reason: 'fault',
    confirm: id.slice(-8),
  })
  const made = await fork([{ kind: 'bot' }, { kind: 'bot' }])

  t.match(made, { visibility: 'private', origin: { game: id, version: at } })
  t.equal((await errorOf(observe(node, ann, made.id)))?.code, 'game-unknown')
})
