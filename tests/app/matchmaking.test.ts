import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import type { MatchmakingStore } from '../../src/app/matchmaking/port.ts'
import { findOpponentInput, type Pairing } from '../../src/app/matchmaking/schema.ts'
import { perform } from '../support/admin.ts'
import { errorOf, observe } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import {
  guest,
  type Node,
  type Served,
  startNode,
  startServices,
  testClock,
} from '../support/service.ts'

const clock = testClock()
const settings = { pairingBotMilliseconds: 20_000 }
let one: Served
let other: Node
t.before(async () => {
  one = await startServices(t, { clock, settings })
  other = await startNode(t, one.url, { clock, settings })
})

const find = async (
  { services }: Node,
  who: Caller,
  input: Partial<Parameters<typeof findOpponentInput.parse>[0] & object> = {},
  key?: string,
): Promise<Pairing> => {
  const parsed = findOpponentInput.parse({ ruleset: 'goalscorer', ...input })
  return (await services.matchmaking.find(who, parsed, { ...(key && { key }) })).answer
}
const wait = ({ services }: Node, who: Caller, { id }: Pairing) =>
  services.matchmaking.wait(who, id)
const clearRequests = () => queryAt(one.url, 'delete from pairings')
const twoGuests = async () => {
  await clearRequests()
  return Promise.all([guest(one, 'Ann'), guest(one, 'Bob')])
}
const seatsIn = async (who: Caller, game: string | null) => {
  const { seats } = await observe(one, who, game ?? '')
  return seats.map(({ account, level }) => account ?? level)
}

const setRating = ({ account: { id } }: Caller, mu: number) =>
  queryAt(
    one.url,
    `insert into ratings (account_id, ruleset, pool, mu, sigma, rating, games)
     values ('${id}', 'goalscorer', 'two', ${mu}, 1, ${mu - 3}, 30)`,
  )

t.test('two players who ask on different nodes get one game', async (t) => {
  const [ann, bob] = await twoGuests()

  const request = await find(one, ann)
  const found = await find(other, bob)
  const match = await wait(one, ann, request)

  t.equal(request.game, null)
  t.equal(match.game, found.game)
  t.same(new Set(await seatsIn(ann, found.game)), new Set([ann.account.id, bob.account.id]))
  const { status, rated, decisionSeconds } = await observe(one, ann, found.game!)
  t.same(
    { status, rated, decisionSeconds },
    { status: 'running', rated: false, decisionSeconds: 120 },
  )
})

t.test('twenty players at two nodes get ten games, one each', async (t) => {
  const names = Array.from({ length: 20 }, (_, number) => `Guest ${number}`)
  await clearRequests()
  const callers = await Promise.all(names.map((name) => guest(one, name)))
  const nodeOf = (place: number) => (place % 2 === 0 ? one : other)

  let requests = await Promise.all(callers.map((who, place) => find(nodeOf(place), who)))
  for (let rounds = 0; requests.some(({ game }) => game === null) && rounds < 50; rounds += 1)
    requests = await Promise.all(
      requests.map((request, place) => wait(nodeOf(place), callers[place]!, request)),
    )

  const games = new Set(requests.map(({ game }) => game))
  t.equal(games.size, 10)
  t.notOk(games.has(null))
  const [seated] = await queryAt(
    one.url,
    `select account_id, count(*)::int as seats from seats
     where account_id in (${callers.map(({ account }) => `'${account.id}'`).join()})
     group by account_id`,
  )
  t.same(new Set(seated!.rows.map(({ seats }) => seats)), new Set([1]))
  t.equal(seated!.rows.length, 20)
})

t.test('the nearest opponent is chosen, and none who is too far', async (t) => {
  const [ann, bob] = await twoGuests()
  const [far, near] = await twoGuests()
  await setRating(far, 33)
  await setRating(bob, 28)
  await setRating(near, 26)

  const waiting = [await find(one, far), await find(one, ann)]
  const { game } = await find(one, near)
  waiting.push(await find(one, bob, { bot: false }))

  t.same(new Set(await seatsIn(ann, game)), new Set([ann.account.id, near.account.id]))
  t.same(
    waiting.map(({ game }) => game),
    [null, null, null],
  )
})

t.test('the rating distance grows with the waiting time', async (t) => {
  const [ann, bob] = await twoGuests()
  await setRating(bob, 33)
  const [first, second] = [await find(one, ann), await find(other, bob)]

  clock.skip(5)
  t.equal((await wait(one, ann, first)).game, null)
  t.equal((await wait(other, bob, second)).game, null)
  clock.skip(5)
  await wait(one, ann, first)
  const { game } = await wait(other, bob, second)

  t.not(game, null)
})

t.test('a request expires without its client, and the client learns so', async (t) => {
  const [ann, bob] = await twoGuests()
  const request = await find(one, ann)

  clock.skip(11)

  t.equal((await find(one, bob)).game, null)
  t.match(await errorOf(wait(one, ann, request)), { code: 'pairing-unknown' })
})

t.test('without opponents a bot of similar strength plays an unrated game', async (t) => {
  const [ann, bob] = await twoGuests()
  await setRating(bob, 40)
  const quick = await startNode(t, one.url, { settings: { pairingBotMilliseconds: 1 } })
  const [near, strong] = [await find(quick, ann, { rated: true }), await find(quick, bob)]

  const gameOf = async (who: Caller, request: Pairing) => {
    while (request.game === null) request = await wait(quick, who, request)
    return request.game
  }

  const [first, second] = [await gameOf(ann, near), await gameOf(bob, strong)]
  t.same(new Set(await seatsIn(ann, first)), new Set([ann.account.id, 'steady']))
  t.same(new Set(await seatsIn(bob, second)), new Set([bob.account.id, 'expert']))
  t.match(await observe(one, ann, first), { rated: false, status: 'running' })
})

t.test('without a bot the request keeps waiting', async (t) => {
  const [ann] = await twoGuests()
  const quick = await startNode(t, one.url, { settings: { pairingBotMilliseconds: 0 } })

  const request = await find(quick, ann, { bot: false })

  t.match(request, { botAt: null, game: null })
  t.match(await wait(quick, ann, request), { game: null })
})

t.test('a game is rated if both players want it', async (t) => {
  const ratedOf = async (...wanted: readonly boolean[]) => {
    const players = await twoGuests()
    const [, found] = [
      await find(one, players[0], { rated: wanted[0]! }),
      await find(one, players[1], { rated: wanted[1]! }),
    ]
    return (await observe(one, players[0], found.game!)).rated
  }

  t.equal(await ratedOf(true, true), true)
  t.equal(await ratedOf(true, false), false)
})

t.test('a key makes one request, which can be cancelled while open', async (t) => {
  const [ann, bob] = await twoGuests()
  const request = await find(one, ann, {}, 'k1')
  t.match(await find(other, ann, {}, 'k1'), { id: request.id })
  t.match(await errorOf(find(one, ann, { rated: true }, 'k1')), { code: 'idempotency-mismatch' })
  const fresh = await find(one, ann, {}, 'k2')
  t.match(await errorOf(wait(one, ann, request)), { code: 'pairing-unknown' })
  t.match(await errorOf(wait(one, bob, fresh)), { code: 'pairing-unknown' })

  await one.services.matchmaking.drop(ann, fresh.id)
  t.match(await errorOf(one.services.matchmaking.drop(ann, fresh.id)), { code: 'pairing-unknown' })

  const again = await find(one, ann)
  const { game } = await find(one, bob)
  t.not(game, null)
  t.match(await errorOf(one.services.matchmaking.drop(ann, again.id)), { code: 'already-paired' })
})

t.test('a node that dies over a game leaves its requests to others', async (t) => {
  const [ann, bob] = await twoGuests()
  const first = await find(one, ann)
  await setRating(bob, 60)
  const second = await find(one, bob)
  const now = clock.now()
  const seenAfter = now - 6_000
  const near = { seenAfter, apart: 100, apartPerMillisecond: 0 }
  const claim = '0199f3c4-6a51-7c1e-9d2b-000000000001'
  const both: Parameters<MatchmakingStore['claimMany']>[2] = (own, others) =>
    others.length === 0 ? null : { players: [own, ...others], bots: 0 }
  const terms = { claim, now, until: now + 5_000, ...near }
  await one.store.matchmaking.claimMany(first.id, terms, both)

  const refused = await one.store.matchmaking.claimMany(
    second.id,
    { ...terms, claim: '0199f3c4-6a51-7c1e-9d2b-000000000002' },
    both,
  )
  clock.skip(5.1)
  const later = clock.now()
  const taken = await other.store.matchmaking.claimMany(
    second.id,
    { ...near, claim: '0199f3c4-6a51-7c1e-9d2b-000000000003', now: later, until: later + 5_000 },
    both,
  )

  t.equal(refused, null)
  t.same(
    new Set(taken?.players.map(({ account }) => account)),
    new Set([ann.account.id, bob.account.id]),
  )
})

t.test('players who left or are banned are not paired, nor during a drain', async (t) => {
  const [ann, bob] = await twoGuests()
  const [eve, dan] = await twoGuests()
  await find(one, ann)
  await one.services.accounts.leave(ann)
  await find(one, eve, {})
  const { services, admin } = one
  const ban = { confirm: 'Ann', reason: 'abuse' } as const
  await perform(services, 'banAccount', admin, eve.account.id, ban)

  const request = await find(one, bob)
  t.equal(request.game, null)

  const mode = (mode: 'drain' | 'normal') =>
    perform(services, 'setMode', admin, undefined, { mode, confirm: mode, reason: 'deploy' })
  await mode('drain')
  t.match(await errorOf(find(one, dan)), { code: 'no-new-games' })
  t.match(await errorOf(wait(one, bob, request)), { code: 'no-new-games' })
  await one.services.matchmaking.drop(bob, request.id)
  await mode('normal')
})

t.test('players of three are matched at once, and of three to five after 45 seconds', async (t) => {
  await clearRequests()
  const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => guest(one, name)))
  const [a, b, c, d] = people as [Caller, Caller, Caller, Caller]
  const superclub = { ruleset: 'superclub', bot: false }
  const three = { ...superclub, seats: { min: 3, max: 3 } }
  await find(one, a, three)
  const second = await find(other, b, three)
  t.equal(second.game, null)
  t.equal((await find(one, c, { ...superclub, seats: { min: 2, max: 2 } })).game, null)
  const { game } = await find(other, d, { ...superclub, seats: { min: 2, max: 3 } })
  t.equal((await wait(one, b, second)).game, game)
  t.equal((await seatsIn(a, game)).length, 3)

  await clearRequests()
  const wide = { ...superclub, seats: { min: 3, max: 5 } }
  const first = await find(one, a, wide)
  await find(one, b, wide)
  t.equal((await find(other, c, wide)).game, null)
  for (let seconds = 0; seconds < 45; seconds += 5) {
    clock.skip(5)
    for (const [who, request] of [
      [b, await find(one, b, wide, 'b')],
      [c, await find(one, c, wide, 'c')],
    ] as const)
      await wait(one, who, request)
    if (seconds < 40) t.equal((await wait(one, a, first)).game, null)
  }
  t.not((await wait(one, a, first)).game, null)
})

t.test('bots complete a game where all of its players accept them', async (t) => {
  await clearRequests()
  const [ann, bob] = [await guest(one, 'Ann'), await guest(one, 'Bob')]
  const wish = { ruleset: 'superclub', seats: { min: 4, max: 4 } }
  const request = await find(one, ann, wish)
  const other = await find(one, bob, wish)
  for (let seconds = 0; seconds < 20; seconds += 5) {
    clock.skip(5)
    await wait(one, bob, other)
    await wait(one, ann, request)
  }
  const { game } = await wait(one, ann, request)
  const seats = await seatsIn(ann, game)
  t.equal(seats.length, 4)
  t.ok(seats.includes(bob.account.id), 'both people are in it')
})
