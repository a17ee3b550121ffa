import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { createGameInput, listGamesInput } from '../../src/app/games/schema.ts'
import { adminOf, openHiddenState, perform } from '../support/admin.ts'
import { againstBot, errorOf, observe, twoPlayers } from '../support/players.ts'
import { guest, type Served, sharedServices, startServices, testClock } from '../support/service.ts'

const open = { kind: 'open' } as const

async function operator(node: Served, role: 'support' | 'operator'): Promise<Caller> {
  const { secret } = await adminOf(node.services).createToken(node.admin, { scopes: [role] })
  return node.services.authenticate(secret)
}

const actionsOf = async ({ services, admin }: Served, game: string) => {
  const { items } = await adminOf(services).audit(admin, { game })
  return items.map(({ action, outcome }) => `${action} ${outcome}`).reverse()
}

t.test('a hidden-state session requires a reason, expires, and is audited once', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const ann = await guest(node, 'Ann')
  const grace = await operator(node, 'operator')
  const { id } = await againstBot(node, ann)
  const state = () => perform(node.services, 'state', grace, id)
  const needed = { code: 'look-needed', kind: 'forbidden' }
  t.same(await errorOf(state()), needed)

  await openHiddenState(node.services, grace, id)
  const [first] = [await state(), await perform(node.services, 'log', grace, id)]

  t.ok(first.decisions.length > 0)
  t.same(
    await errorOf(perform(node.services, 'state', node.admin, id)),
    needed,
    'it belongs to one account',
  )
  clock.skip(15 * 60)
  t.same(await errorOf(state()), needed, 'for 15 minutes')
  await openHiddenState(node.services, grace, id)
  await perform(node.services, 'closeHiddenState', grace, id)
  t.same(await errorOf(state()), needed, 'or until it is closed')
  t.same(await actionsOf(node, id), ['game.look done', 'game.look done', 'game.end-look done'])
})

t.test('after the game players see the role of viewers, not their names', async (t) => {
  const node = await sharedServices()
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { id } = await twoPlayers(node, ann, bob)
  const { at, until } = await openHiddenState(node.services, node.admin, id)
  const { version } = await perform(node.services, 'state', node.admin, id)
  t.same((await observe(node, ann, id)).looks, [], 'not while it runs')

  await node.services.games.resign(ann, id)

  const expected = {
    at,
    until,
    role: 'owner',
    reason: 'fault',
    versions: { from: version, to: version },
  }
  t.same((await observe(node, bob, id)).looks, [expected])
  await perform(node.services, 'state', node.admin, id)
  t.same((await observe(node, bob, id)).looks, [expected], 'nothing was hidden any more')
  t.match(await errorOf(openHiddenState(node.services, node.admin, id)), { code: 'game-over' })
})

t.test('own-game: a player may not inspect their own game until it is over', async (t) => {
  const node = await sharedServices()
  const bob = await guest(node, 'Bob')
  const { id } = await twoPlayers(node, node.admin, bob)

  for (const key of ['verify', 'log', 'state', 'rows'] as const)
    t.match(await errorOf(perform(node.services, key, node.admin, id)), { code: 'own-game' }, key)
  await node.services.games.resign(bob, id)

  t.match(await perform(node.services, 'verify', node.admin, id), { ok: true })
})

t.test('a role includes the lower ones, and none of them may play', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')
  const { id } = await againstBot(node, ann)
  const support = await operator(node, 'support')
  const missing = (scope: string) => ({ code: 'scope-missing', facts: { scope } })

  await perform(node.services, 'games', support)
  await perform(node.services, 'verify', support, id)

  await t.rejects(openHiddenState(node.services, support, id), missing('operator'))
  await t.rejects(adminOf(node.services).createToken(support), missing('owner'))
  await t.rejects(node.services.games.list(support, listGamesInput.parse({})), missing('read'))
  await t.rejects(perform(node.services, 'games', ann), missing('support'))
})

t.test('a private game requires a reason, and shows the spectators’ view and code', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')
  const terms = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, open], visibility: 'private' }
  const { answer } = await node.services.games.create(ann, createGameInput.parse(terms))
  const support = await operator(node, 'support')
  t.match(await errorOf(observe(node, node.admin, answer.id)), { code: 'game-unknown' })

  const shown = await perform(node.services, 'game', support, answer.id, { reason: 'complaint' })

  t.equal(shown.inviteCode, answer.inviteCode)
  t.equal(shown.seat, null)
  t.same(await actionsOf(node, answer.id), ['game.show done'])
})

t.test('notes are kept apart, and visible to few', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')
  const { id } = await againstBot(node, ann)
  const support = await operator(node, 'support')
  const note = 'Bob says that Ann sees his cards.'
  const sent = { reason: 'complaint', note } as const
  await perform(node.services, 'game', node.admin, id, sent)

  const read = async (caller: Caller) =>
    (await adminOf(node.services).audit(caller, { game: id })).items

  t.match(await read(node.admin), [{ reason: 'complaint', note, role: 'owner', outcome: 'done' }])
  t.match(await read(support), [{ reason: 'complaint', note: null }])
})

t.test('repeated reads are audited once a day', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const support = await operator(node, 'support')
  const count = async () => {
    const { items } = await adminOf(node.services).audit(node.admin, {
      account: support.account.id,
    })
    return items.length
  }

  for (let call = 0; call < 3; call += 1) await perform(node.services, 'failingGames', support)
  t.equal(await count(), 1)
  clock.skip(24 * 3_600)
  await perform(node.services, 'failingGames', support)
  t.equal(await count(), 2)
})

t.test('a token has at most the rights of its account’s role', async (t) => {
  const node = await startServices(t)
  const { services, admin } = node
  const grace = await guest(node, 'Grace')
  const forGrace = { account: grace.account.id, scopes: ['operator'] } as const
  const make = () => adminOf(services).createToken(admin, { ...forGrace, scopes: ['operator'] })
  t.match(await errorOf(make()), { code: 'above-role' })
  const give = (role: 'operator' | 'support' | null, confirm = 'Grace') =>
    perform(services, 'giveRole', admin, grace.account.id, { reason: 'joins', role, confirm })
  t.match(await errorOf(give('operator', 'Ann')), { code: 'confirm-differs' })
  await give('operator')

  const { secret } = await make()
  const scopes = async () => [...(await services.authenticate(secret)).scopes]

  t.same(await scopes(), ['operator'])
  await give('support')
  t.same(await scopes(), [], 'nor less than it was created for')
  await give('operator')
  t.same(await scopes(), ['operator'])
  const own = { reason: 'leaves', role: null, confirm: 'admin' } as const
  const last = perform(services, 'giveRole', admin, admin.account.id, own)
  t.match(await errorOf(last), { code: 'last-owner' })
})

t.test('the audit is filtered by class, operator, action, outcome, subject and time', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const ann = await guest(node, 'Ann')
  const grace = await operator(node, 'operator')
  const { id } = await againstBot(node, ann)
  const audit = async (filter: Parameters<typeof perform<'audit'>>[4]) => {
    const { items } = await perform(node.services, 'audit', node.admin, undefined, filter)
    return items.map(({ action }) => action).reverse()
  }
  const account = grace.account.id
  await perform(node.services, 'pauseGame', grace, id, { reason: 'incident' })
  await errorOf(perform(node.services, 'pauseGame', grace, id, { reason: 'incident' }))
  await perform(node.services, 'game', grace, id, { reason: 'complaint' })
  const before = clock.now() + 1_000
  clock.skip(60)
  const named = { reason: 'spam', name: 'Anna' } as const
  await perform(node.services, 'renameAccount', grace, ann.account.id, named)

  const changes = ['game.pause', 'game.pause', 'account.rename']
  t.same(await audit({ account, class: 'changes' }), changes)
  t.same(await audit({ account, class: 'views' }), ['game.show'])
  t.same(await audit({ account, action: 'game.pause', outcome: 'done' }), ['game.pause'])
  t.same(await audit({ account, outcome: 'failed' }), ['game.pause'])
  t.same(await audit({ account, outcome: 'unknown' }), [])
  t.same(await audit({ subject: ann.account.id }), ['account.rename'])
  t.same(await audit({ account, from: before }), ['account.rename'])
  t.same(await audit({ account, until: before, class: 'changes' }), ['game.pause', 'game.pause'])
  const one = { account, from: before, limit: 1 }
  t.match(await perform(node.services, 'audit', node.admin, undefined, one), {
    items: [{ accountName: grace.account.name, outcome: 'done' }],
  })
})
