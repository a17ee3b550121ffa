import t, { type Test } from 'tap'
import { createGameInput } from '../../src/app/games/schema.ts'
import { erasing } from '../../src/postgres/accounts/erasure.ts'
import { everything } from '../../src/postgres/accounts/personal-data.ts'
import { migratedDatabase } from '../database.ts'
import { adminOf, openHiddenState, perform } from '../support/admin.ts'
import { errorOf, observe, readyMove, send, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type Node, startNode, startServices } from '../support/service.ts'
import { untilAsync } from '../support/until.ts'

const people = async (node: Node) =>
  [await guest(node, 'Ann'), await guest(node, 'Bob'), await guest(node, 'Cid')] as const

t.test('another account takes a seat from a version on, at every node', async (t) => {
  const node = await startServices(t)
  const other = await startNode(t, node.url)
  const { services, admin } = node
  const [ann, bob, cid] = await people(node)
  const { id } = await twoPlayers(node, ann, bob)
  await observe(other, ann, id)
  const stream = await other.services.games.follow(ann, id, {
    after: 0,
    signal: new AbortController().signal,
  })
  const request = {
    reason: 'players-asked',
    confirm: id.slice(-8),
    seat: 0,
    account: cid.account.id,
  } as const

  const { since } = await perform(services, 'reseat', admin, id, request)

  for await (const _ of stream.batches);
  t.pass('the stream of who sat there is let go')
  await untilAsync(async () => (await observe(other, cid, id)).seat === 0)
  const seen = await observe(other, cid, id)
  t.match(seen.seats[0], { account: cid.account.id, name: 'Cid', since })
  t.equal(seen.seats[1]!.since, null)
  t.equal((await observe(other, ann, id)).seat, null)
  await send(other, cid, id, await readyMove(other, cid, id))
  t.match(await adminOf(services).verify(admin, id), { ok: true, unknownHolders: [] })
})

t.test('players, viewers of hidden state and deleted accounts get no seat', async (t) => {
  const node = await startServices(t)
  const { services, admin } = node
  const [ann, bob, cid] = await people(node)
  const { id } = await twoPlayers(node, ann, bob)
  await openHiddenState(services, admin, id)
  await services.accounts.leave(cid)
  const refusal = async (account: string, seat = 0) => {
    const request = { reason: 'players-asked', confirm: id.slice(-8), seat, account } as const
    return (await errorOf(perform(services, 'reseat', admin, id, request)))?.code
  }

  t.equal(await refusal(bob.account.id), 'already-seated')
  t.equal(await refusal(admin.account.id), 'has-looked')
  t.equal(await refusal(cid.account.id), 'account-left')
  t.equal(await refusal(id), 'account-unknown')
  t.equal(await refusal(cid.account.id, 7), 'seat-unknown')
})

t.test('the holder of both tokens merges accounts, but not as own opponent', async (t) => {
  const node = await startServices(t)
  const { services, admin } = node
  const [ann, bob] = await people(node)
  const { token } = await services.accounts.signUp({ name: 'Ann on a train', kind: 'human' })
  const train = await services.authenticate(token)
  const { id } = await twoPlayers(node, train, bob)
  const both = await twoPlayers(node, train, ann)

  const kept = await errorOf(services.accounts.merge(ann, { token }))
  await services.games.resign(ann, both.id)
  const merged = await services.accounts.merge(ann, { token })

  t.same(kept, { code: 'merge-conflict', kind: 'conflict' })
  t.equal(merged.id, ann.account.id)
  t.match(await errorOf(services.authenticate(token)), { code: 'token-invalid' })
  await untilAsync(async () => (await observe(node, ann, id)).seat === 0)
  t.match(await observe(node, bob, id), { host: ann.account.id })
  const shell = await perform(services, 'account', admin, train.account.id)
  t.match(shell, { name: 'somebody who left', mergedInto: ann.account.id })
  const ended = await observe(node, ann, both.id)
  t.same(
    ended.seats.map(({ account }) => account),
    [train.account.id, ann.account.id],
  )
  t.match(await adminOf(services).verify(admin, id), { ok: true })
})

t.test('a guest’s game never merges into an account that viewed its hidden state', async (t) => {
  const node = await startServices(t)
  const { services, admin } = node
  const [ann, bob] = await people(node)
  const { id } = await twoPlayers(node, ann, bob)
  await openHiddenState(services, admin, id)
  const request = { reason: 'player-asked', confirm: 'Ann', into: admin.account.id } as const
  const merging = () => perform(services, 'mergeAccounts', admin, ann.account.id, request)

  t.same(await errorOf(merging()), { code: 'has-looked', kind: 'forbidden' })

  await services.games.resign(bob, id)
  t.match(await merging(), { id: admin.account.id })
})

t.test('only an operator merges guests', async (t) => {
  const node = await startServices(t)
  const { services, admin } = node
  const [ann, bob] = await people(node)
  const into = (account: string) => ({ reason: 'player-asked', into: account }) as const

  const own = perform(services, 'mergeAccounts', admin, admin.account.id, {
    ...into(ann.account.id),
    confirm: 'admin',
  })
  t.match(await errorOf(own), { code: 'not-a-guest' })
  const request = { ...into(ann.account.id), confirm: 'Bob' }
  t.match(await perform(services, 'mergeAccounts', admin, bob.account.id, request), { name: 'Ann' })
})

t.test('of an erased person only an id remains, which no row explains', async (t) => {
  const node = await startServices(t)
  const { services, admin } = node
  const [ann, bob] = await people(node)
  const { id } = await twoPlayers(node, ann, bob)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const open = createGameInput.parse({ ruleset: 'goalscorer', seats })
  await services.games.create(ann, open, { key: 'once' })
  const rename = { reason: 'abuse', name: 'Ann', note: 'called themselves Annabel Smith' } as const
  await perform(services, 'renameAccount', admin, ann.account.id, rename)
  const own = { reason: 'player-asked', confirm: 'Ann' } as const
  const exported = await perform(services, 'exportAccount', admin, ann.account.id, own)
  const erase = (input: object) =>
    perform(services, 'eraseAccount', admin, ann.account.id, {
      reason: 'legal',
      confirm: 'Ann',
      ...input,
    })

  const without = await errorOf(erase({}))
  await erase({ note: 'they wrote to us' })

  t.match(exported, { account: { name: 'Ann' }, seats: [{ seat: 0 }, { game: id }] })
  t.notMatch(JSON.stringify(exported), /hash|seed|Smith/)
  t.same(without, { code: 'note-needed', kind: 'unprocessable' })
  t.match(await errorOf(perform(services, 'account', admin, ann.account.id)), {
    code: 'account-unknown',
  })
  await untilAsync(async () => (await observe(node, bob, id)).seats[0]!.account === null)
  t.match((await observe(node, bob, id)).seats[0], { name: null, resigned: true })
  const { items } = await perform(services, 'erasures', admin)
  t.match(items, [{ id: ann.account.id, at: Number }])
  const [notes] = await queryAt(node.url, 'select text from audit_notes')
  t.notMatch(JSON.stringify(notes!.rows), /Smith/)
  t.match(await adminOf(services).verify(admin, id), { ok: true })
})

t.test('ratings are visible to their owner, and erased with the person', async (t) => {
  const node = await startServices(t)
  const [ann, bob] = await people(node)
  const { id } = await twoPlayers(node, ann, bob)
  const players = [ann, bob].map(({ account }, seat) => ({
    kind: 'account',
    account: account.id,
    place: seat + 1,
  }))
  const rated = ({ account }: typeof ann, place: number) => [
    `insert into rating_changes
     values ('${account.id}', 'goalscorer', 'two', to_timestamp(0.001), '${id}',
       ${place}, 25, 8, 1, 1)`,
    `insert into ratings (account_id, ruleset, pool, mu, sigma, rating, games)
     values ('${account.id}', 'goalscorer', 'two', 25, 8, 1, 1)`,
  ]
  await queryAt(
    node.url,
    `insert into rated_games
     values ('${id}', 'goalscorer', 'two', to_timestamp(0.001), '${JSON.stringify(players)}')`,
    ...[...rated(ann, 1), ...rated(bob, 2)],
  )

  const exported = await perform(node.services, 'exportAccount', node.admin, ann.account.id, {
    reason: 'player-asked',
    confirm: 'Ann',
  })
  await perform(node.services, 'eraseAccount', node.admin, ann.account.id, {
    reason: 'legal',
    confirm: 'Ann',
    note: 'they wrote to us',
  })

  const [results, changes, ratings] = await queryAt(
    node.url,
    'select players from rated_games',
    'select account_id as account from rating_changes',
    'select account_id as account from ratings',
  )
  t.match(exported, { ratings: [{ game: id, place: 1, games: 1 }] })
  t.same(results!.rows, [{ players: [{ ...players[0], account: null }, players[1]] }])
  t.same(changes!.rows, [{ account: bob.account.id }])
  t.same(ratings!.rows, [{ account: bob.account.id }])
})

t.test('people whom a backup restores are erased again', async (t) => {
  const node = await startServices(t)
  const { services, admin } = node
  const [ann, bob] = await people(node)
  await queryAt(node.url, `insert into erasures values ('${ann.account.id}', to_timestamp(0.001))`)
  const accounts = [bob.account.id]

  const again = await perform(services, 'reapplyErasures', admin, undefined, {
    reason: 'restored',
    accounts,
  })

  t.same(again, { accounts: 2 })
  const list = await perform(services, 'accounts', admin)
  t.same(list.items.map(({ name }) => name).sort(), ['Cid', 'admin'])
})

async function tablesWithAccounts(t: Test): Promise<string[]> {
  const [found] = await queryAt(
    await migratedDatabase(t),
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and (column_name in ('account_id', 'host_id', 'before_id')
       or table_name = 'accounts')`,
  )
  return found!.rows.map(({ name }) => name)
}

t.test('every table with accounts is in the personal export', async (t) => {
  // Personal data exports omit three tables: the rows of `pairings` are deleted within minutes,
  // accounts in `erasures` get no export, and `jobs` contains the exports themselves.
  const others = ['pairings', 'erasures', 'jobs']
  const missing = (await tablesWithAccounts(t)).filter(
    (name) => !others.includes(name) && !new RegExp(`\\b${name}\\b`).test(everything),
  )
  t.same(missing, [])
})

t.test('every table with accounts declares what erasure does to it', async (t) => {
  // Audit entries are never changed and therefore keep the id of an erased account, which
  // identifies no person.
  const stay = ['audits']

  const known = new Set([...erasing.map(([table]) => table), ...stay])
  t.same(
    (await tablesWithAccounts(t)).filter((name) => !known.has(name)),
    [],
  )
})
