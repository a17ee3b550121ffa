import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { Authenticator } from '../../src/app/accounts/authenticate.ts'
import { createTokenInput } from '../../src/app/core/account-schema.ts'
import type { Caller } from '../../src/app/core/caller.ts'
import type { Scope } from '../../src/app/core/schema.ts'
import { createGameInput, listGamesInput } from '../../src/app/games/schema.ts'
import { ensureAdminToken } from '../../src/app/service/create-service.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { freshDatabase } from '../database.ts'
import { adminOf } from '../support/admin.ts'
import { againstBot, errorOf, observe, readyMove, send, twoPlayers } from '../support/players.ts'
import { guest, type Node, startNode, startServices, testClock } from '../support/service.ts'
import { until } from '../support/until.ts'

t.test('a token has exactly its scopes, until it expires or is revoked', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const other = await startNode(t, node.url, { clock })
  const { services } = node
  const ann = await guest(node, 'Ann')
  const read = createTokenInput.parse({ scopes: ['read'], expiresInSeconds: 3600 })

  const made = await services.tokens.create(ann, read)
  const reader = await other.services.authenticate(made.secret)
  const tooMuch = await errorOf(
    services.tokens.create(ann, createTokenInput.parse({ scopes: ['owner'] })),
  )

  t.match(made.secret, /^tl_[\w-]{43}$/)
  t.equal(reader.account.id, ann.account.id)
  t.same(await errorOf(againstBot(node, reader)), { code: 'scope-missing', kind: 'forbidden' })
  t.same(tooMuch, { code: 'scope-missing', kind: 'forbidden' })
  clock.skip(3601)
  t.same(await errorOf(other.services.authenticate(made.secret)), {
    code: 'token-invalid',
    kind: 'unauthenticated',
  })
})

t.test('every node refuses a revoked token, even if it was cached', async (t) => {
  const node = await startServices(t)
  const other = await startNode(t, node.url)
  const ann = await guest(node, 'Ann')
  const input = createTokenInput.parse({ scopes: ['play'] })
  const { id, secret } = await node.services.tokens.create(ann, input)
  await other.services.authenticate(secret)

  await node.services.tokens.revoke(ann, id)
  const deadline = Date.now() + 5_000
  let refused = await errorOf(other.services.authenticate(secret))
  while (refused === null && Date.now() < deadline) {
    await sleep(5)
    refused = await errorOf(other.services.authenticate(secret))
  }
  const eve = await guest(node, 'Eve')

  t.same(refused, { code: 'token-invalid', kind: 'unauthenticated' })
  t.equal((await node.services.tokens.list(ann)).length, 1)
  t.same(await errorOf(node.services.tokens.revoke(eve, id)), {
    code: 'token-unknown',
    kind: 'unknown',
  })
})

t.test('a token that is revoked during its lookup is not cached', async (t) => {
  const node = await startServices(t)
  const { store } = await startNode(t, node.url)
  const ann = await guest(node, 'Ann')
  const input = createTokenInput.parse({ scopes: ['play'] })
  const { id, secret } = await node.services.tokens.create(ann, input)
  const { accounts, notifier, clock } = store
  let hasLooked = false
  let isTold = false
  notifier.on('token', () => {
    isTold = true
  })
  const late: typeof accounts = {
    ...accounts,
    async holderOf(hash) {
      const holder = await accounts.holderOf(hash)
      hasLooked = true
      await until(() => isTold)
      return holder
    },
  }
  const authenticator = new Authenticator({ accounts: late, notifier, clock }, null, () => {
    throw new Error('nobody is vouched for')
  })

  const caller = authenticator.authenticate(secret)
  await until(() => hasLooked)
  await node.services.tokens.revoke(ann, id)
  await caller

  t.equal(authenticator.known(secret), null)
})

t.test('a token in use is reloaded, in case its notification was lost', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const ann = await guest(node, 'Ann')
  const input = createTokenInput.parse({ scopes: ['play'] })
  const { id, secret } = await node.services.tokens.create(ann, input)
  const bearer = await node.services.authenticate(secret)
  const client = new pg.Client(node.url)
  await client.connect()
  t.teardown(() => client.end())

  await client.query('update tokens set revoked_at = to_timestamp(0.001) where id = $1', [id])
  clock.skip(20)
  const atOnce = node.services.known(secret)
  await node.services.authenticate(secret)
  clock.skip(20)

  t.equal(atOnce, bearer)
  t.equal(node.services.known(secret), null)
  t.same(await errorOf(node.services.authenticate(secret)), {
    code: 'token-invalid',
    kind: 'unauthenticated',
  })
})

t.test('a cached connection token is refused once revoked, stale or changed', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const ann = await guest(node, 'Ann')
  const make = async () => {
    const { id, secret } = await node.services.tokens.create(
      ann,
      createTokenInput.parse({ scopes: ['play'] }),
    )
    return { id, secret, caller: await node.services.authenticate(secret) }
  }
  const connection = {}
  const shown = (secret: string, on: object = connection) =>
    node.services.knownOn(on, `Bearer ${secret}`)
  const tokens = await Promise.all(Array.from({ length: 10 }, make))

  t.same(
    [...tokens, ...tokens].map(({ secret }) => shown(secret)),
    [...tokens, ...tokens].map(({ caller }) => caller),
    'several connections cache tokens',
  )
  const [first, second] = tokens
  t.equal(shown('tl_guessed'), null)
  t.equal(node.services.knownOn(connection, undefined), null)
  t.equal(node.services.knownOn(connection, first!.secret), null, 'not a bearer')

  await node.services.tokens.revoke(ann, first!.id)
  t.equal(shown(first!.secret), null)
  t.equal(shown(second!.secret), second!.caller)
  clock.skip(40)
  t.equal(shown(second!.secret), null, 'it is reloaded')
})

t.test('a token creates none with more rights or a longer life than its own', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const { tokens, authenticate } = node.services
  const make = async (caller: Caller, scopes: readonly Scope[], expiresInSeconds?: number) => {
    const { secret } = await tokens.create(
      caller,
      createTokenInput.parse({ scopes, expiresInSeconds }),
    )
    return authenticate(secret)
  }
  const missing = { code: 'scope-missing', kind: 'forbidden' }

  const reader = await make(await guest(node, 'Ann'), ['read'], 3_600)
  const short = await make(reader, ['read'])
  const owner = await make(node.admin, ['owner'])

  t.same(await errorOf(make(reader, ['play'])), missing)
  t.same(await errorOf(make(owner, ['play'])), missing)
  t.equal(short.endsAt, reader.endsAt)
  t.same(await errorOf(againstBot(node, owner)), missing, 'an owner scope alone does not play')
  const list = node.services.games.list(owner, listGamesInput.parse({}))
  t.same(await errorOf(list), missing, 'nor does it read as players do')
})

t.test('no token outlives the operator’s limit', async (t) => {
  const node = await startServices(t, { settings: { tokenSecondsMax: 3_600 } })
  const ann = await guest(node, 'Ann')
  const ends = async (expiresInSeconds: number | null) => {
    const input = createTokenInput.parse({ scopes: ['read'], expiresInSeconds })
    const { createdAt, expiresAt } = await node.services.tokens.create(ann, input)
    return (expiresAt ?? 0) - createdAt
  }

  t.same([await ends(null), await ends(7_200), await ends(60)], [3_600_000, 3_600_000, 60_000])
})

t.test('revoking a token revokes its children; a reader revokes only itself', async (t) => {
  const node = await startServices(t)
  const { tokens, authenticate } = node.services
  const ann = await guest(node, 'Ann')
  const make = async (caller: Caller) => {
    const input = createTokenInput.parse({ scopes: ['read'] })
    const { id, secret } = await tokens.create(caller, input)
    return { id, secret, caller: await authenticate(secret) }
  }
  const first = await make(ann)
  const second = await make(first.caller)
  const third = await make(second.caller)
  const other = await make(ann)
  const ended: string[] = []
  for (const { id, caller } of [first, second, third, other])
    node.services.watch(caller, () => ended.push(id))

  const refused = await errorOf(tokens.revoke(first.caller, other.id))
  await tokens.revoke(first.caller, first.id)

  t.same(refused, { code: 'scope-missing', kind: 'forbidden' })
  for (const { secret } of [first, second, third])
    t.match(await errorOf(authenticate(secret)), { code: 'token-invalid' })
  t.same(ended.sort(), [first.id, second.id, third.id].sort())
  t.match(await errorOf(make(first.caller)), { code: 'token-invalid' }, 'nor does it make another')
  t.ok(await authenticate(other.secret))
})

t.test('every call requires a token; guest sign-up can be disabled', async (t) => {
  const node = await startServices(t, { settings: { guests: false } })

  t.same(await errorOf(node.services.authenticate(null)), {
    code: 'token-missing',
    kind: 'unauthenticated',
  })
  t.same(await errorOf(node.services.authenticate('tl_made-up')), {
    code: 'token-invalid',
    kind: 'unauthenticated',
  })
  t.same(await errorOf(guest(node, 'Ann')), { code: 'guests-off', kind: 'forbidden' })
})

t.test('deleting an account ends tokens, resigns games and closes lobbies', async (t) => {
  const node = await startServices(t)
  const { services } = node
  const { token } = await services.accounts.signUp({ name: 'Ann', kind: 'human' })
  const ann = await services.authenticate(token)
  const bob = await guest(node, 'Bob')
  const running = await twoPlayers(node, ann, bob)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const input = createGameInput.parse({ ruleset: 'goalscorer', seats })
  const lobby = (await services.games.create(ann, input)).answer

  await services.accounts.leave(ann)
  const after = await observe(node, bob, running.id)

  t.same(await errorOf(services.authenticate(token)), {
    code: 'token-invalid',
    kind: 'unauthenticated',
  })
  t.match(after, { status: 'over', outcome: { reason: 'resigned' } })
  const elsewhere = await startNode(t, node.url)
  for (const at of [node, elsewhere])
    t.notMatch(JSON.stringify(await observe(at, bob, running.id)), /Ann/)
  t.equal((await observe(node, bob, lobby.id)).status, 'cancelled')
})

t.test('an admin creates tokens for others and revokes them', async (t) => {
  const node = await startServices(t)
  const { authenticate } = node.services
  const admins = adminOf(node.services)

  const { id, secret } = await admins.createToken(node.admin, { name: 'Olga', scopes: ['owner'] })
  const olga: Caller = await authenticate(secret)
  const { items } = await admins.tokens(node.admin)
  await admins.revokeToken(node.admin, id)

  t.equal(olga.account.name, 'Olga')
  t.ok(items.some((token) => token.id === id && token.accountName === 'Olga'))
  t.notMatch(JSON.stringify(items), secret)
  t.same(await errorOf(authenticate(secret)), { code: 'token-invalid', kind: 'unauthenticated' })
})

async function startEmpty(t: Parameters<typeof startNode>[0], clock = testClock()) {
  const url = await freshDatabase(t)
  await migrate(url)
  return {
    clock,
    url,
    nodes: [await startNode(t, url, { clock }), await startNode(t, url, { clock })],
  }
}

t.test('only the first start creates an admin token', async (t) => {
  const { nodes } = await startEmpty(t)

  const made = await Promise.all(nodes.map(({ store }) => ensureAdminToken(store, null)))
  const again = await ensureAdminToken(nodes[0]!.store, null)

  const secrets = made.filter((secret) => secret !== null)
  t.equal(secrets.length, 1, 'nodes that start together make one')
  t.equal(again, null, 'there is one already')
  t.ok((await nodes[1]!.services.authenticate(secrets[0]!)).scopes.has('owner'))
})

t.test('the configured admin token is created once, and stays revoked', async (t) => {
  const { nodes } = await startEmpty(t)
  const [{ services }, other] = nodes as [Node, Node]
  const given = 'tl_the-admin-of-the-environment'

  await Promise.all(nodes.map(({ store }) => ensureAdminToken(store, given)))
  const admin = await services.authenticate(given)
  const { items } = await adminOf(services).tokens(admin)
  await ensureAdminToken(other.store, 'tl_another-admin-of-another-start')
  await services.tokens.revoke(admin, admin.tokenId!)
  await ensureAdminToken(other.store, given)

  t.equal(items.length, 1)
  t.same(await errorOf(services.authenticate(given)), {
    code: 'token-invalid',
    kind: 'unauthenticated',
  })
})

t.test('after the last admin token expired, the next start creates one', async (t) => {
  const { clock, nodes, url } = await startEmpty(t)
  const [{ services, store }] = nodes as [Node, Node]
  const first = await services.authenticate(await ensureAdminToken(store, null))
  const { secret } = await adminOf(services).createToken(first, {
    scopes: ['owner'],
    expiresInSeconds: 60,
  })
  // Simulates tokens that an earlier version of the service created without recording which token
  // created them.
  const client = new pg.Client(url)
  await client.connect()
  await client.query('update tokens set made_by = null')
  await client.end()
  await services.authenticate(secret)
  await services.tokens.revoke(first, first.tokenId!)
  clock.skip(61)

  const made = await ensureAdminToken(store, null)

  t.ok((await services.authenticate(made)).scopes.has('owner'))
})

t.test('a suspended question is a conflict, with the ruleset’s code', async (t) => {
  const { miniRulesets } = await import('../engine/kernel/rulesets/index.ts')
  const node = await startServices(t, { registry: miniRulesets })
  const ann = await guest(node, 'Ann')
  const bob = await guest(node, 'Bob')
  const game = await twoPlayers(node, ann, bob, { ruleset: 'debt' })
  const callers = [ann, bob]
  for (let moves = 0; moves < 60; moves += 1) {
    const views = await Promise.all(callers.map((caller) => observe(node, caller, game.id)))
    const place = views.findIndex(({ decisions }) =>
      decisions.some(({ suspended }) => suspended !== null),
    )
    const suspended = views[place]?.decisions.find((one) => one.suspended !== null)
    if (suspended) {
      const move = { type: suspended.moves[0]! }
      const answer = send(node, callers[place]!, game.id, { decisionId: suspended.id, move })
      t.same(await errorOf(answer), { code: suspended.suspended, kind: 'conflict' })
      return
    }
    const askedAt = views.findIndex(({ decisions }) => decisions.some(({ optional }) => !optional))
    if (askedAt < 0) break
    const caller = callers[askedAt]!
    await send(node, caller, game.id, await readyMove(node, caller, game.id))
  }
  t.fail('nothing was ever suspended')
})
