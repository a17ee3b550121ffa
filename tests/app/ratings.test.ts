import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { newId } from '../../src/app/core/ids.ts'
import { PackLibrary } from '../../src/app/packs/packs.ts'
import { rateGame, rebuildRatings } from '../../src/app/ratings/rate-game.ts'
import { listRatingsInput } from '../../src/app/ratings/schema.ts'
import { rated, UNRATED } from '../../src/engine/bots/weng-lin.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { openStore } from '../../src/postgres/postgres.ts'
import { perform } from '../support/admin.ts'
import { keys } from '../support/keys.ts'
import { againstBot, errorOf, observe, playOne, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type Served, startNode, startServices } from '../support/service.ts'

let node: Served
let here: Parameters<typeof rateGame>[0]
t.before(async () => {
  node = await startServices(t)
  here = { ports: node.store, packs: new PackLibrary(registry, [], node.store) }
})

const RATED = { rated: true, decisionSeconds: 600 }

async function lostGame(winner: Caller, loser: Caller, terms: object = {}): Promise<string> {
  const { id } = await twoPlayers(node, winner, loser, { ...RATED, ...terms })
  await node.services.games.resign(loser, id)
  return id
}

const twoGuests = async () => [await guest(node, 'Ann'), await guest(node, 'Bob')] as const

async function storedRatings() {
  const [changes, lasts] = await queryAt(
    node.url,
    'select * from rating_changes order by account_id, ruleset, pool, ended_at, game_id',
    'select * from ratings order by account_id, ruleset, pool',
  )
  return { changes: changes!.rows, lasts: lasts!.rows }
}

const ratingOf = async ({ account: { id } }: Caller) => {
  const { lasts } = await storedRatings()
  return lasts.find(({ account_id }) => account_id === id) ?? null
}

t.test('leaving a rated game loses it; the ratings change when due', async (t) => {
  const [ann, bob] = await twoGuests()
  const id = await lostGame(ann, bob)
  const [first, second] = rated([UNRATED, UNRATED], [1, 2])

  t.equal((await observe(node, ann, id)).ratingChanges, null, 'not rated yet')
  await node.services.sweep()
  await node.services.sweep()

  const { ratingChanges } = await observe(node, ann, id)
  const before = { mean: 25, provisional: true }
  t.match(
    ratingChanges?.map(({ seat, before }) => ({ seat, before })),
    [
      { seat: 0, before },
      { seat: 1, before },
    ],
  )
  const after = ratingChanges?.map(({ after: { mean } }) => mean) ?? []
  t.ok(after[0]! > 25 && after[1]! < 25)
  t.match(await ratingOf(ann), { ...first, games: 1, ruleset: 'goalscorer', pool: 'two' })
  t.match(await ratingOf(bob), { ...second, games: 1 })
  const { ratings } = await node.services.ratings.show(bob, ann.account.id)
  const change = { game: id, place: 1, rating: null, games: 1 }
  t.match(ratings, [{ ruleset: 'goalscorer', pool: 'two', rating: null, history: [change] }])
})

t.test('only its players see a private game in a rating history', async (t) => {
  const [ann, bob] = await twoGuests()
  const input = { ...RATED, visibility: 'private' as const }
  const seats = [{ kind: 'me' as const }, { kind: 'account' as const, account: bob.account.id }]
  const { id } = await twoPlayers(node, ann, bob, { ...input, seats })
  await node.services.games.resign(bob, id)
  await node.services.sweep()

  const gameFor = async (who: Caller | null) =>
    (await node.services.ratings.show(who, ann.account.id)).ratings[0]?.history[0]?.game

  t.equal(await gameFor(bob), id)
  t.equal(await gameFor(null), null)
})

t.test('a rated game has the ruleset’s default options and a clock', async (t) => {
  const [ann] = await twoGuests()
  const refused = async (terms: object) => errorOf(againstBot(node, ann, { ...RATED, ...terms }))
  const notRatable = { code: 'not-ratable', kind: 'unprocessable' }

  t.same(await refused({ decisionSeconds: null }), notRatable)
  t.same(await refused({ ruleset: 'rising-star', options: { seasons: 1 } }), notRatable)
  const novice = { kind: 'bot', level: 'novice' }
  t.same(await refused({ seats: [{ kind: 'me' }, novice] }), notRatable, 'it could be farmed')
  t.same(await refused({ absenceLevel: 'sharp' }), notRatable)
  t.same(await refused({}), null)
})

t.test('the host cannot cancel a rated game; if an operator does, it is unrated', async (t) => {
  const [ann] = await twoGuests()
  const { id } = await againstBot(node, ann, RATED)

  const answer = await errorOf(node.services.games.cancel(ann, id, { reason: 'other' }))
  const confirm = id.slice(-8)
  await perform(node.services, 'cancelGame', node.admin, id, { reason: 'fault', confirm })
  await node.services.sweep()

  t.same(answer, { code: 'game-rated', kind: 'conflict' })
  t.equal(await ratingOf(ann), null)
})

t.test('a game against bots alone counts half, and the bot’s rating stays', async (t) => {
  const [ann] = await twoGuests()
  const { id } = await againstBot(node, ann, RATED)
  await node.services.games.resign(ann, id)
  await node.services.sweep()

  const [whole] = rated([UNRATED, { mu: 25, sigma: 0.5 }], [2, 1])

  t.match(await ratingOf(ann), { mu: (UNRATED.mu + whole!.mu) / 2, games: 1 })
})

t.test('concurrent and repeated rating of a game counts once', async (t) => {
  const [ann, bob] = await twoGuests()
  const id = await lostGame(ann, bob)
  const other = await openStore(node.url, { keys })
  t.teardown(() => other.close())
  const there = { ports: other, packs: new PackLibrary(registry, [], other) }

  await Promise.all([here, there, here, there].map((one) => rateGame(one, id)))

  t.match(await ratingOf(ann), { games: 1 })
  t.match(await ratingOf(bob), { games: 1 })
})

t.test('another node rates a game whose node is gone', async (t) => {
  const gone = await startNode(t, node.url)
  const [ann, bob] = await twoGuests()
  await playOne(gone, [ann, bob], (await twoPlayers(gone, ann, bob, RATED)).id)
  const { id } = await twoPlayers(gone, ann, bob, RATED)
  await gone.services.games.resign(bob, id)
  await gone.services.close()
  t.equal(await ratingOf(ann), null)

  await node.services.sweep()

  t.match(await ratingOf(ann), { games: 1 })
})

t.test('a late rating is inserted at the game’s end, and a rebuild agrees', async (t) => {
  const [ann, bob] = await twoGuests()
  const games = [
    await lostGame(ann, bob),
    await lostGame(bob, ann),
    await lostGame(ann, bob),
  ] as const
  for (const place of [1, 2, 0] as const) await rateGame(here, games[place])
  const live = await storedRatings()

  await rebuildRatings(here)

  t.same(await storedRatings(), live)
  const [one, other] = rated([UNRATED, UNRATED], [1, 2])
  const [second] = rated([one!, other!], [2, 1])
  const own = live.changes.filter(({ account_id }) => account_id === ann.account.id)
  t.match(own[1], second!)
})

t.test('a preview shows the changes of voiding a game, and they come true', async (t) => {
  const [ann, bob] = await twoGuests()
  const cid = await guest(node, 'Cid')
  const games = [
    await lostGame(ann, bob),
    await lostGame(bob, cid),
    await lostGame(cid, ann),
  ] as const
  for (const game of games) await rateGame(here, game)
  const request = { reason: 'cheating', confirm: games[0].slice(-8) } as const
  const before = await storedRatings()

  const preview = await node.services.admin.preview(node.admin, {
    act: 'rating.void',
    subject: games[0],
    input: request,
  })
  t.same(await storedRatings(), before, 'nothing of it remains')
  const voided = await perform(node.services, 'voidRating', node.admin, games[0], request)

  t.same(preview.changes, voided)
  t.equal(voided.accounts, 3, 'and later opponents')
  const [beats] = rated([UNRATED, UNRATED], [1, 2])
  t.match(await ratingOf(bob), { ...beats, games: 1 })
  const after = await storedRatings()
  await rateGame(here, games[0])
  await rebuildRatings(here)
  t.same(await storedRatings(), after, 'also after a rebuild')
  const again = perform(node.services, 'voidRating', node.admin, games[0], request)
  t.same(await errorOf(again), { code: 'not-rated', kind: 'conflict' })
})

t.test('without other games a player is unrated; a running game rates no one', async (t) => {
  const [ann, bob] = await twoGuests()
  const game = await lostGame(ann, bob)
  await rateGame(here, game)
  const { id: running } = await twoPlayers(node, ann, bob, RATED)
  const terms = (id: string) => ({ reason: 'fault', confirm: id.slice(-8) }) as const

  await perform(node.services, 'voidRating', node.admin, game, terms(game))
  const none = await perform(node.services, 'voidRating', node.admin, running, terms(running))
  await node.services.games.resign(ann, running)
  await node.services.sweep()

  t.same(none, { game: running, accounts: 0, changes: [] })
  t.same([await ratingOf(ann), await ratingOf(bob)], [null, null])
})

t.test('a merge recalculates ratings, without games against oneself', async (t) => {
  const [ann, bob] = await twoGuests()
  const { token } = await node.services.accounts.signUp({ name: 'Ann on a train', kind: 'human' })
  const train = await node.services.authenticate(token)
  const own = await lostGame(ann, train)
  for (const game of [own, await lostGame(train, bob), await lostGame(bob, ann)])
    await rateGame(here, game)

  await node.services.accounts.merge(ann, { token })

  t.match(await ratingOf(ann), { games: 2 })
  t.match(await ratingOf(bob), { games: 2 })
  t.equal(await ratingOf(train), null)
  const { ratings } = await node.services.ratings.show(ann, ann.account.id)
  t.equal(ratings[0]?.history.length, 2)
  const moved = await storedRatings()
  await rebuildRatings(here)
  t.same(await storedRatings(), moved, 'as the logs say')
})

t.test('leaderboards are sorted and paginated, without deleted accounts', async (t) => {
  const all = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => guest(node, name)))
  const rows = all.map(
    ({ account: { id } }, place) =>
      `('${id}', 'title-chase', 'more', ${30 + (place % 3)}, 1, ${27 + (place % 3)},
         ${place === 4 ? 9 : 10})`,
  )
  await queryAt(
    node.url,
    `insert into ratings (account_id, ruleset, pool, mu, sigma, rating, games)
     values ${rows.join(', ')}`,
  )
  const request = { ruleset: 'title-chase', pool: 'more', limit: 2 } as const
  const list = (more: object) =>
    node.services.ratings.list(null, listRatingsInput.parse({ ...request, ...more }))

  const first = await list({})
  const second = await list({ after: first.next })
  await node.services.accounts.leave(all[2]!)

  t.same(
    first.items.map(({ name, rating }) => [name, rating]),
    [
      ['C', 29],
      ['B', 28],
    ],
  )
  t.same(second.items.map(({ account }) => account).sort(), [all[0], all[3]].map(idOf).sort())
  t.equal(second.next, null)
  t.match(await list({ limit: 1 }), { items: [{ name: 'B' }] })
  t.same(await errorOf(list({ after: 'nothing' })), { code: 'invalid-cursor', kind: 'malformed' })
  const nobody = node.services.ratings.show(null, newId(1))
  t.same(await errorOf(nobody), { code: 'account-unknown', kind: 'unknown' })
})

const idOf = (caller: Caller | undefined) => caller?.account.id

t.test('seats show ratings, provisional at first', async (t) => {
  const [ann, bob] = await twoGuests()
  const eve = await guest(node, 'Eve')
  const ratings = [
    [ann, 'two', 21.2345, 10],
    [ann, 'more', 30, 50],
    [bob, 'two', 25, 9],
  ] as const
  const rows = ratings.map(
    ([{ account }, pool, mu, games]) =>
      `('${account.id}', 'goalscorer', '${pool}', ${mu}, 1, ${mu - 3}, ${games})`,
  )
  await queryAt(
    node.url,
    `insert into ratings (account_id, ruleset, pool, mu, sigma, rating, games) values ${rows}`,
  )
  const { id } = await twoPlayers(node, ann, bob, {})
  const { id: alone } = await againstBot(node, eve)

  const listed = await node.services.games.list(bob, { mine: true, limit: 1 })
  const seen = [listed.items[0], await observe(node, bob, id), await observe(node, eve, alone)]

  const worths = [
    { rating: 18.23, games: 10, mean: 21.23, deviation: 1, provisional: false },
    { rating: null, games: 9, mean: 25, deviation: 1, provisional: false },
  ]
  t.same(
    seen.map((game) => game?.seats.map(({ rating }) => rating)),
    [worths, worths, [null, null]],
  )
})
