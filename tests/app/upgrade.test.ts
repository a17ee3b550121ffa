import pg from 'pg'
import t from 'tap'
import { chainKey, nextHead } from '../../src/engine/luck/chain.ts'
import { pack } from '../../src/engine/luck/log.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { insertFirstRow, rowValues } from '../../src/postgres/log/event-log.ts'
import { adminOf } from '../support/admin.ts'
import {
  errorOf,
  observe,
  playOne,
  readyMove,
  send,
  twoPlayers,
  waitFor,
} from '../support/players.ts'
import { guest, startNode, startServices } from '../support/service.ts'

const newer = { ...registry, goalscorer: { ...registry.goalscorer!, version: 2 } }
const refusal = { code: 'game-from-newer-version', kind: 'busy' }

t.test('a game that later rules have continued belongs to them', async (t) => {
  const old = await startServices(t)
  const fresh = await startNode(t, old.url, { registry: newer })
  const callers = [await guest(old, 'Ann'), await guest(old, 'Bob')] as const
  const [ann] = callers
  const { id } = await twoPlayers(old, ...callers)
  const other = await twoPlayers(old, ...callers)
  const { signal } = new AbortController()
  const following = (async () => {
    const { batches } = await old.services.games.follow(ann, id, { after: 0, signal })
    for await (const _ of batches);
  })()
  const waiting = waitFor(old, callers[1], id, { until: 'change' })
  await playOne(old, callers, id)
  t.match(await waiting, { reason: 'change' })
  const ready = await readyMove(old, callers[1], id).catch(() => readyMove(old, ann, id))
  const failure = errorOf(following)

  await playOne(fresh, callers, id)

  t.same(await failure, refusal, 'its follower gets the error')
  t.same(await errorOf(observe(old, ann, id)), refusal)
  t.same(await errorOf(waitFor(old, ann, id)), refusal)
  t.same(await errorOf(send(old, ann, id, ready)), refusal)
  t.equal(await old.services.readinessProblem(), null)
  await playOne(old, callers, other.id)
  await playOne(fresh, callers, id)
  t.match(await adminOf(fresh.services).verify(old.admin, id, {}), { ok: true })
})

t.test('a log in a later format is not folded', async (t) => {
  const node = await startServices(t)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  const { version, head } = await observe(node, callers[0], id)
  const commits = (await adminOf(node.services).log(node.admin, id, { after: 0, limit: 1 })).items
  const { seed } = (await node.store.games.find(id))!
  const packed = pack([{ ...commits[0]!, format: 1_000 }] as never)
  const row = {
    gameId: id,
    firstVersion: version,
    lastVersion: version + commits[0]!.events.length,
    at: 1,
    packed,
    head: nextHead(chainKey(seed), head!, packed),
    wakeAt: null,
  }
  const client = new pg.Client(node.url)
  await client.connect()
  await client.query(insertFirstRow, rowValues(row))
  await client.end()

  t.same(await errorOf(observe(node, callers[0], id)), refusal)
  const restarted = await startNode(t, node.url)
  t.same(await errorOf(observe(restarted, callers[0], id)), refusal)
})

t.test('a game of an unknown ruleset is not readable', async (t) => {
  const fresh = await startServices(t)
  const { goalscorer: _, ...others } = registry
  const old = await startNode(t, fresh.url, { registry: others })
  const callers = [await guest(fresh, 'Ann'), await guest(fresh, 'Bob')] as const
  const { id } = await twoPlayers(fresh, ...callers)

  t.same(await errorOf(observe(old, callers[0], id)), refusal)
})
