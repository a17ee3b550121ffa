// Whatever is done with the rights of an admin is written down.
import t from 'tap'
import { createTokenInput } from '../../src/service/shapes/accounts.ts'
import {
  adminLogInput,
  adminTokenInput,
  auditInput,
  pageInput,
} from '../../src/service/shapes/admin.ts'
import { createGameInput, listGamesInput } from '../../src/service/shapes/games.ts'
import { againstBot, errorOf, observe, twoPlayers } from '../support/players.ts'
import { guest, startNode, startServices } from '../support/service.ts'

t.test('every admin look into a running game is written down first', async (t) => {
  const node = await startServices(t)
  const { admin: admins } = node.services
  const ann = await guest(node, 'Ann')
  const game = await againstBot(node, ann)

  const log = await admins.log(node.admin, game.id, adminLogInput.parse({ reason: 'a report' }))
  const at = log.items[0]!.version
  const state = await admins.state(node.admin, game.id, { at, reason: 'a report' })
  await admins.verify(node.admin, game.id, { reason: 'a report' })
  const { items } = await admins.audit(node.admin, auditInput.parse({ game: game.id }))

  t.equal(state.version, log.items[0]!.version)
  t.ok(state.decisions.length > 0)
  t.same(
    items.map(({ action, running, account }) => [action, running, account]),
    ['verify', 'state', 'log'].map((action) => [action, true, node.admin.account.id]),
  )
  t.match(items.at(-1)!.detail, { reason: 'a report' })
  const looks: Promise<unknown>[] = [
    admins.log(ann, game.id, adminLogInput.parse({})),
    admins.state(ann, game.id, {}),
    admins.verify(ann, game.id, {}),
    admins.tokens(ann, pageInput.parse({})),
    admins.audit(ann, auditInput.parse({})),
    admins.createToken(ann, adminTokenInput.parse({})),
  ]
  for (const look of looks)
    t.same(await errorOf(look), { code: 'scope-missing', kind: 'forbidden' })
})

t.test(
  'a running game is looked at with a reason, from outside, and its players see it',
  async (t) => {
    const node = await startServices(t)
    const { admin: admins, games } = node.services
    const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
    const game = await twoPlayers(node, ann, bob)
    const own = await twoPlayers(node, node.admin, bob)
    const reason = 'a report'

    const without = [
      admins.log(node.admin, game.id, adminLogInput.parse({})),
      admins.state(node.admin, game.id, {}),
      admins.verify(node.admin, game.id, {}),
    ]
    for (const error of await Promise.all(without.map(errorOf)))
      t.match(error, { code: 'reason-required' })
    t.match(await errorOf(admins.state(node.admin, own.id, { reason })), {
      code: 'admin-is-seated',
    })
    await admins.state(node.admin, game.id, { reason })
    const before = await observe(node, ann, game.id)
    await games.resign(ann, game.id)
    const after = await observe(node, bob, game.id)
    await admins.state(node.admin, game.id, {})

    t.same(before.looks, [], 'not while it runs')
    t.same(
      after.looks.map(({ action }) => action),
      ['state'],
    )
    t.same((await observe(node, bob, game.id)).looks, after.looks, 'nothing was hidden any more')
  },
)

t.test('whatever is done with the rights of an admin is in the audit', async (t) => {
  const node = await startServices(t, { settings: { hostedGamesMax: 0 } })
  const { admin: admins, games, tokens } = node.services
  const { services } = await startNode(t, node.url)
  const ann = await guest(node, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const input = createGameInput.parse({ ruleset: 'goalscorer', seats, visibility: 'private' })
  const { answer: game } = await services.games.create(ann, input)
  const { answer: second } = await services.games.create(ann, input)
  const token = await tokens.create(ann, createTokenInput.parse({ scopes: ['read'] }))

  const seen = await observe(node, node.admin, game.id)
  await games.list(node.admin, listGamesInput.parse({}))
  await games.create(node.admin, createGameInput.parse({ ruleset: 'goalscorer', seats }))
  await games.leave(node.admin, game.id, 0)
  await games.join(node.admin, second.id, {})
  await tokens.revoke(node.admin, token.id)
  await admins.tokens(node.admin, pageInput.parse({}))
  const { items } = await admins.audit(node.admin, auditInput.parse({}))

  t.equal(seen.inviteCode, game.inviteCode)
  t.same(items.map(({ action }) => action).reverse(), [
    ...['see-private-game', 'list-private-games', 'host-too-many', 'free-seat'],
    ...['join-without-code', 'revoke-token', 'list-tokens', 'read-audit'],
  ])
})
