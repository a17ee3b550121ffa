import t from 'tap'
import { createTokenInput } from '../../src/app/core/account-schema.ts'
import { createGameInput } from '../../src/app/games/schema.ts'
import { perform } from '../support/admin.ts'
import { errorOf, observe, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { copyGame } from '../support/seeds.ts'
import { guest, startNode, startServices, testClock } from '../support/service.ts'
import { until, untilAsync } from '../support/until.ts'

const MORE_THAN_A_PAGE = 210

const banned = { code: 'account-banned', kind: 'forbidden' }

t.test('accounts are listed by name prefix, case-insensitively', async (t) => {
  const node = await startServices(t)
  const { services, admin } = node
  for (const name of ['Zoë 2', 'zoë 1', 'Azoë', 'Zob', 'Zoë_%']) await guest(node, name)
  const list = (input: object) => perform(services, 'accounts', admin, undefined, input)

  const first = await list({ name: 'zoë', limit: 2 })
  const rest = await list({ name: 'zoë', limit: 2, after: first.next! })
  const all = await list({ limit: 2 })

  const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name)
  t.same([...names(first), ...names(rest)], ['zoë 1', 'Zoë 2', 'Zoë_%'])
  t.equal(rest.next, null)
  t.same(names(all), ['Zoë_%', 'Zob'], 'newest first')
  t.same(names(await list({ name: '%' })), [])
})

t.test('a ban ends tokens on every node, and bots take over running seats', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const other = await startNode(t, node.url, { clock })
  const { services, admin } = node
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const scopes = createTokenInput.parse({ scopes: ['play', 'read'] })
  const { secret } = await services.tokens.create(ann, scopes)
  let hasEnded = false
  const elsewhere = await other.services.authenticate(secret)
  other.services.watch(elsewhere, () => {
    hasEnded = true
  })
  const { id } = await twoPlayers(node, ann, bob)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const open = createGameInput.parse({ ruleset: 'goalscorer', seats })
  const waiting = await services.games.create(ann, open)
  const request = { reason: 'abuse', confirm: 'Ann', seconds: 3_600 } as const

  const { ban } = await perform(services, 'banAccount', admin, ann.account.id, request)

  t.match(ban, { reason: 'abuse', until: Number })
  t.same(await errorOf(services.authenticate(secret)), banned)
  await until(() => hasEnded)
  t.same(await errorOf(other.services.authenticate(secret)), banned)
  const seen = await observe(node, bob, id)
  t.same(
    seen.seats.map(({ controller }) => controller),
    ['bot', 'player'],
  )
  const left = await observe(node, bob, waiting.answer.id)
  t.equal(left.seats[0]!.account, ann.account.id, 'lobbies stay')

  clock.skip(3_601)
  t.match(await errorOf(services.authenticate(secret)), { code: 'token-invalid' })
})

t.test('the preview of a grave operation shows counts, and changes nothing', async (t) => {
  const node = await startServices(t)
  const { services, admin } = node
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { id, version } = await twoPlayers(node, ann, bob)
  const before = async (act: string, subject: string, input: object = {}) => {
    const request = { act, subject, input: { reason: 'other', confirm: 'later', ...input } }
    return (await services.admin.preview(admin, request)).changes
  }
  const ofAnn = {
    runningGames: 1,
    waitingTables: 0,
    endedGames: 0,
    hostedGames: 1,
    webhooks: 0,
    tokens: 1,
    packs: 0,
    ratings: 0,
  }
  const own = ann.account.id

  t.same(await before('account.ban', own), { ...ofAnn, games: [id] })
  t.same(await before('account.merge', own, { into: bob.account.id }), { ...ofAnn, inTheWay: 1 })
  t.same(await before('account.erase', own), ofAnn)
  const counts = { players: 2, bots: 0, resigned: 0, events: version, followersHere: 0 }
  t.match(await before('game.cancel', id), { ...counts, questions: Number })
  const newcomer = { reason: 'players-asked', seat: 0, account: admin.account.id }
  t.match(await before('game.reseat', id, newcomer), {
    before: own,
    since: version,
    questions: Number,
    runningGames: 0,
  })
  t.match(await observe(node, bob, id), { ended: null })
})

t.test('a ban resigns the seats if the operator says so', async (t) => {
  const node = await startServices(t)
  const { services, admin } = node
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { id } = await twoPlayers(node, ann, bob)
  const request = { reason: 'cheating', confirm: 'Ann', seats: 'resign' } as const

  await perform(services, 'banAccount', admin, ann.account.id, request)

  t.same(
    (await observe(node, bob, id)).seats.map(({ resigned }) => resigned),
    [true, false],
  )
  await perform(services, 'unbanAccount', admin, ann.account.id, {
    reason: 'fault',
    confirm: 'Ann',
  })
  const unban = perform(services, 'unbanAccount', admin, ann.account.id, {
    reason: 'fault',
    confirm: 'Ann',
  })
  t.same(await errorOf(unban), { code: 'not-banned', kind: 'conflict' })
})

t.test('a ban also applies to identity-provider sign-ins', async (t) => {
  const vouched = { subject: 'issuer ann', name: 'Ann', scopes: ['play', 'read'] as const }
  const identityVerifier = {
    vouch: async (bearer: string) =>
      bearer === 'a.b.c' ? { ...vouched, expiresAt: Number.MAX_SAFE_INTEGER } : null,
  }
  const node = await startServices(t, { parts: { identityVerifier } })
  const { services, admin } = node
  const ann = await services.authenticate('a.b.c')
  const request = { reason: 'legal', confirm: 'Ann' } as const

  await perform(services, 'banAccount', admin, ann.account.id, request)
  const kept = await errorOf(services.authenticate('a.b.c'))
  await perform(services, 'unbanAccount', admin, ann.account.id, request)

  t.same(kept, banned)
  t.equal((await services.authenticate('a.b.c')).account.id, ann.account.id)
})

t.test('no one may ban a higher role or the last owner', async (t) => {
  const { services, admin } = await startServices(t)
  const joins = { reason: 'joins', name: 'Olga', scopes: ['operator'] } as const
  const { secret } = await perform(services, 'createToken', admin, undefined, {
    ...joins,
    scopes: [...joins.scopes],
  })
  const olga = await services.authenticate(secret)
  const request = { reason: 'abuse', confirm: 'admin' } as const

  const above = await errorOf(perform(services, 'banAccount', olga, admin.account.id, request))
  const last = await errorOf(perform(services, 'banAccount', admin, admin.account.id, request))

  t.same(above, { code: 'scope-missing', kind: 'forbidden' })
  t.same(last, { code: 'last-owner', kind: 'conflict' })
})

t.test('a new name appears at every seat, and not in the audit', async (t) => {
  const node = await startServices(t)
  const other = await startNode(t, node.url)
  const { services, admin } = node
  const [ann, bob] = [await guest(node, 'Rude word'), await guest(node, 'Bob')]
  const { id } = await twoPlayers(node, ann, bob)
  const nameAt = async (one: typeof other) => (await observe(one, bob, id)).seats[0]!.name
  await nameAt(other)

  const request = { reason: 'abuse', name: 'Ann' } as const
  const renamed = await perform(services, 'renameAccount', admin, ann.account.id, request)

  t.match(renamed, { name: 'Ann', renamedAt: Number })
  await untilAsync(async () => (await nameAt(node)) === 'Ann' && (await nameAt(other)) === 'Ann')
  const audit = await perform(services, 'audit', admin, undefined, {})
  const [entry] = audit.items.filter(({ action }) => action === 'account.rename')
  t.match(entry, { subject: ann.account.id, reason: 'abuse', detail: {}, outcome: 'done' })
  t.notMatch(JSON.stringify(audit), /Ann/)
})

t.test('a deleted account leaves all its games, however many', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const input = createGameInput.parse({ ruleset: 'goalscorer', seats })
  const { answer } = await node.services.games.create(ann, input)
  await copyGame(node.url, answer.id, MORE_THAN_A_PAGE)
  await queryAt(
    node.url,
    `insert into seats (game_id, seat, kind, account_id, joined, choices)
     select g.id, s.seat, s.kind, s.account_id, s.joined, s.choices
     from games as g, seats as s where s.game_id = '${answer.id}' and g.id <> s.game_id`,
  )

  await node.services.accounts.leave(ann)

  const [left] = await queryAt(
    node.url,
    `select (select count(*)::int from seats where account_id = '${ann.account.id}') as seats,
       (select count(*)::int from games where status = 'open') as open`,
  )
  t.same(left!.rows, [{ seats: 0, open: 0 }])
})
