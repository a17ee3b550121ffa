import t from 'tap'
import { lowestIdAt, timeOf } from '../../src/app/core/ids.ts'
import { perform } from '../support/admin.ts'
import { errorOf, twoPlayers } from '../support/players.ts'
import { guest, type Served, sharedServices } from '../support/service.ts'

type Filter = Parameters<typeof perform<'games'>>[4]

async function search({ services, admin }: Served, filter: Filter): Promise<string[]> {
  const { items } = await perform(services, 'games', admin, undefined, filter)
  return items.map(({ id }) => id)
}

t.test('games are found by player, ruleset, time and id prefix', async (t) => {
  const node = await sharedServices()
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const account = ann.account.id
  const { id } = await twoPlayers(node, ann, bob)
  const at = timeOf(id)
  const pack = (await node.store.games.find(id))!.packHash

  t.same(await search(node, { account }), [id])
  t.same(await search(node, { account, status: 'running', ruleset: 'goalscorer', pack }), [id])
  t.same(await search(node, { account, status: 'over' }), [])
  t.same(await search(node, { account, ruleset: 'superclub' }), [])
  t.same(await search(node, { account, pack: '0'.repeat(64) }), [])
  t.same(await search(node, { account, from: at, until: at + 1 }), [id])
  t.same(await search(node, { account, until: at }), [])
  t.same(await search(node, { account, from: at + 1 }), [])
  for (const letters of [4, 8, 9, 13, 14, 20, 24, 36])
    t.same(await search(node, { account, idBegins: id.slice(0, letters) }), [id], `${letters}`)
  t.same(await search(node, { idBegins: id.toUpperCase() }), [id])
  t.same(await search(node, { idBegins: 'ffffffff' }), [])
})

t.test('a page continues the previous one, and the last one says so', async (t) => {
  const node = await sharedServices()
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const account = ann.account.id
  const games = [await twoPlayers(node, ann, bob), await twoPlayers(node, ann, bob)]
  const [older, newer] = games.map(({ id }) => id)
  const pageAfter = (after: string | undefined) =>
    perform(node.services, 'games', node.admin, undefined, {
      account,
      limit: 1,
      ...(after && { after }),
    })

  const first = await pageAfter(undefined)
  const second = await pageAfter(first.next!)

  t.match(first, { items: [{ id: newer }], next: newer, searchedTo: null })
  t.match(second, { items: [{ id: older }], next: null, searchedTo: null })
  t.match(await errorOf(pageAfter('nowhere')), { code: 'invalid-cursor' })
})

t.test('an id contains its creation time', async (t) => {
  t.equal(timeOf(lowestIdAt(1_700_000_000_123)), 1_700_000_000_123)
})
