// What operators see inside a game: anybody's view, what has changed, and what luck decided.
import { createHmac } from 'node:crypto'
import t from 'tap'
import { diffJson } from '../../src/app/admin/json-diff.ts'
import { look, perform } from '../support/desk.ts'
import { againstBot, errorOf, observe, playOne, twoPlayers } from '../support/players.ts'
import { guest, sharedServices } from '../support/service.ts'

t.test('a look shows the game as any seat sees it, as its player does', async (t) => {
  const node = await sharedServices()
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  const begun = (await observe(node, callers[0], id)).version
  await playOne(node, callers, id)
  const view = (input: object) => perform(node.services, 'view', node.admin, id, input)
  t.match(await errorOf(view({})), { code: 'look-needed' })
  await look(node.services, node.admin, id)

  for (const [seat, caller] of callers.entries()) {
    const seen = await node.services.games.observe(caller, id, { text: true })
    t.match(await view({ as: 'seat', seat }), { view: seen.view, text: seen.text })
    t.same((await view({ as: 'seat', seat })).decisions, seen.decisions)
  }
  t.match(await view({ at: begun, as: 'spectator' }), { version: begun, decisions: [] })
  t.match(await errorOf(view({ as: 'seat', seat: 5 })), { code: 'seat-unknown' })
})

t.test('two versions are told apart by what lies otherwise', async (t) => {
  const node = await sharedServices()
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  await look(node.services, node.admin, id)
  const diff = (input: object = {}) => perform(node.services, 'diff', node.admin, id, input)
  const before = await diff()
  await playOne(node, callers, id)

  const after = await diff({ from: before.to })

  t.same(before, { from: before.to, to: before.to, items: [], more: false })
  t.ok(after.items.some(({ path }) => path.startsWith('/decisions')))
  t.same(diffJson({ a: [1, { b: 2 }], 'c/d': 0 }, { a: [1, { b: 3 }, 4] }, 10), [
    { path: '/a/1/b', was: 2, is: 3 },
    { path: '/a/2', was: null, is: 4 },
    { path: '/c~1d', was: 0, is: null },
  ])
  t.equal(diffJson([1, 2, 3], [3, 1, 2], 2).length, 2, 'no more than asked for')
})

t.test('what luck decided has its proof, which whoever has the seed can check', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')
  const { id } = await againstBot(node, ann)
  await node.services.games.resign(ann, id)
  const { seed } = (await node.store.games.find(id))!

  const { items, version } = await perform(node.services, 'draws', node.admin, id)

  const draws = items.flatMap((item) => item.draws)
  t.ok(draws.length > 0)
  t.same(
    draws.map(({ number }) => number),
    draws.map((_, place) => place),
    'none is left out',
  )
  t.same(
    items.map(({ drawn }) => drawn),
    items.map(({ draws }) => draws.length),
  )
  for (const { message, hmac, value, limit } of draws) {
    t.equal(createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest('hex'), hmac)
    t.ok(value < limit)
  }
  const first = await perform(node.services, 'draws', node.admin, id, { limit: 1 })
  t.same(first.items, items.slice(0, 1))
  t.ok(first.next === null || first.next < version)
})
