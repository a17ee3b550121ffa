import t from 'tap'
import { perform } from '../support/admin.ts'
import { twoPlayers } from '../support/players.ts'
import { guest, type Served, sharedServices } from '../support/service.ts'

async function found({ services, admin }: Served, text: string) {
  const { games, accounts } = await perform(services, 'find', admin, undefined, { text })
  return { games: games.map(({ id }) => id), accounts: accounts.map(({ id }) => id) }
}

t.test('one search finds a game by any part of its id, its code and its link', async (t) => {
  const node = await sharedServices()
  const { id } = await twoPlayers(node, await guest(node, 'Ann'), await guest(node, 'Bob'))
  const { inviteCode } = (await node.store.games.find(id))!
  const middle = id.replaceAll('-', '').slice(10, 22)

  for (const text of [id, id.toUpperCase(), id.slice(-8), `…${id.slice(-8)}`, ` ${id.slice(14)} `])
    t.same((await found(node, text)).games, [id], text)
  t.same((await found(node, middle)).games, [id], 'within')
  t.ok((await found(node, id.slice(0, 11))).games.includes(id), 'games of the same moment')
  for (const text of [inviteCode, `https://play.example/join/${inviteCode}`])
    t.same((await found(node, text)).games, [id], text)
  t.same((await found(node, `https://play.example/play/games/${id}/replay?at=4`)).games, [id])
  t.same((await found(node, 'ffffffff')).games, [])
})

t.test('one search finds an account by its name and any part of its id', async (t) => {
  const node = await sharedServices()
  const { account } = await guest(node, 'Wilhelmina Quack')

  for (const text of ['wilhelmina q', account.id, account.id.slice(-12), account.id.slice(15, 30)])
    t.same((await found(node, text)).accounts, [account.id], text)
  t.same(await found(node, 'Wilhelmine'), { games: [], accounts: [] })
})

t.test('the searched text, which may be a name, is not in the audit', async (t) => {
  const node = await sharedServices()
  await found(node, 'Secret Name')
  const filter = { action: 'search.list' }
  const { items } = await perform(node.services, 'audit', node.admin, undefined, filter)

  t.notMatch(JSON.stringify(items), 'Secret')
})
