// Operators find games by what they know of them.
import t from 'tap'
import { lowestIdAt, timeOf } from '../../src/app/core/ids.ts'
import { perform } from '../support/desk.ts'
import { errorOf, twoPlayers } from '../support/players.ts'
import { guest, type Served, sharedServices } from '../support/service.ts'

type Asked = Parameters<typeof perform<'games'>>[4]

async function found({ services, admin }: Served, asked: Asked): Promise<string[]> {
  const { items } = await perform(services, 'games', admin, undefined, asked)
  return items.map(({ id }) => id)
}

t.test('games are found by who plays, what is played, when, and how their ids begin', async (t) => {
  const node = await sharedServices()
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const account = ann.account.id
  const { id } = await twoPlayers(node, ann, bob)
  const at = timeOf(id)
  const pack = (await node.store.games.find(id))!.packHash

  t.same(await found(node, { account }), [id])
  t.same(await found(node, { account, status: 'running', ruleset: 'goalscorer', pack }), [id])
  t.same(await found(node, { account, status: 'over' }), [])
  t.same(await found(node, { account, ruleset: 'superclub' }), [])
  t.same(await found(node, { account, pack: '0'.repeat(64) }), [])
  t.same(await found(node, { account, from: at, until: at + 1 }), [id])
  t.same(await found(node, { account, until: at }), [])
  t.same(await found(node, { account, from: at + 1 }), [])
  for (const letters of [4, 8, 9, 13, 14, 20, 24, 36])
    t.same(await found(node, { account, idBegins: id.slice(0, letters) }), [id], `${letters}`)
  t.same(await found(node, { idBegins: id.toUpperCase() }), [id])
  t.same(await found(node, { idBegins: 'ffffffff' }), [])
})

t.test('a page goes on where the one before it ended, and says when nothing is left', async (t) => {
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

t.test(
  'games are found by how much was refused, with all else that is known of them',
  async (t) => {
    const node = await sharedServices()
    const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
    const account = ann.account.id
    const games = [
      await twoPlayers(node, ann, bob),
      await twoPlayers(node, ann, bob),
      await twoPlayers(node, ann, bob),
    ]
    const [never, seldom, often] = games.map(({ id }) => id)
    const refused = (game: string, count: number) => ({
      game,
      ruleset: 'goalscorer',
      moves: 30,
      refused: count,
      at: 1_000,
      notes: [],
    })
    await node.store.refusals.add([refused(seldom!, 10), refused(often!, 20)])
    const asked = (input: Asked) => perform(node.services, 'games', node.admin, undefined, input)

    const all = await asked({ account })
    const page = await asked({ refusedPerMille: 250, limit: 1, from: timeOf(never!) })

    const rate = { moves: 30, refused: 20, perMille: 400, lastAt: 1_000 }
    t.same(
      all.items.map(({ id, refusals }) => [id, refusals]),
      [
        [often, rate],
        [seldom, { ...rate, refused: 10, perMille: 250 }],
        [never, null],
      ],
    )
    t.same(await found(node, { account, refusedPerMille: 250 }), [often, seldom])
    t.same(await found(node, { account, refusedPerMille: 251 }), [often])
    t.same(await found(node, { account, refusedPerMille: 1, status: 'over' }), [])
    t.match(page, { items: [{ id: often }], next: often, searchedTo: null })
    const it = { refusedPerMille: 250, ...(seldom && { idBegins: seldom }) }
    t.same(await found(node, { ...it, status: 'running', ruleset: 'goalscorer' }), [seldom])
    t.same(await found(node, { ...it, ruleset: 'superclub' }), [])
  },
)

t.test('an id says when it was made', async (t) => {
  t.equal(timeOf(lowestIdAt(1_700_000_000_123)), 1_700_000_000_123)
})
