import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { playOne, twoPlayers } from '../support/players.ts'
import { guest, startNode, startServices } from '../support/service.ts'

const newer = { ...registry, goalscorer: { ...registry.goalscorer!, version: 2 } }
/** Maximum time in which a node receives and handles a database notification. */
const HEARD_MILLISECONDS = 400

t.test('a node that cannot read a game does not report it as left', async (t) => {
  const old = await startServices(t)
  const fresh = await startNode(t, old.url, { registry: newer })
  const callers = [await guest(old, 'Ann'), await guest(old, 'Bob')] as const
  const [ann, bob] = callers
  const { id } = await twoPlayers(old, ...callers)
  const abort = new AbortController()
  t.teardown(() => abort.abort())
  const { batches } = await old.services.accounts.follow(ann, { signal: abort.signal })
  const messages = batches[Symbol.asyncIterator]()
  t.match((await messages.next()).value, [{ games: [{ id }] }])

  for (let moves = 0; moves < 3; moves += 1) await playOne(fresh, callers, id)
  await sleep(HEARD_MILLISECONDS)
  const other = await twoPlayers(old, ann, bob)

  for (let last = ''; last !== other.id; ) {
    const { value } = await messages.next()
    for (const one of value ?? []) {
      t.notOk('news' in one && one.news.includes('left'), JSON.stringify(one))
      last = 'game' in one ? one.game.id : last
    }
  }
})

t.test('nothing is loaded for a follower that left before its first message', async (t) => {
  const node = await startServices(t)
  const idle = await startNode(t, node.url)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  const folds = () => idle.services.metrics.folds.fromCache + idle.services.metrics.folds.fromLog
  for (const isGoneFirst of [true, false]) {
    const abort = new AbortController()
    const following = idle.services.accounts.follow(callers[0], { signal: abort.signal })
    if (isGoneFirst) abort.abort()
    const { batches } = await following
    abort.abort()
    await batches[Symbol.asyncIterator]().return?.()
  }
  let before: number
  do {
    before = folds()
    await sleep(HEARD_MILLISECONDS)
  } while (folds() !== before)

  for (let moves = 0; moves < 3; moves += 1) await playOne(node, callers, id)
  await sleep(HEARD_MILLISECONDS)

  t.equal(folds(), before)
})
