import t, { type Test } from 'tap'
import { messagesOf } from './read-stream.ts'
import { listening, type RestService, startRestService } from './rest-service.ts'

interface StreamOptions {
  readonly token: string
  readonly last?: string
}

async function follow(t: Test, url: string, { token, last }: StreamOptions) {
  const abort = new AbortController()
  t.teardown(() => abort.abort())
  const answer = await fetch(`${url}/v1/account/stream`, {
    headers: { authorization: `Bearer ${token}`, ...(last && { 'last-event-id': last }) },
    signal: abort.signal,
  })
  const messages = messagesOf(answer)
  const next = async () => {
    const { value } = await messages.next()
    return value!.data
  }
  const news = async (kind: string) => {
    for (;;) {
      const message = await next()
      if (message.news?.includes(kind)) return message
    }
  }
  return { next, news, hangUp: () => abort.abort() }
}

async function twoNodes(t: Test) {
  const service = await startRestService(t)
  const other = await startRestService(t, { database: service.database })
  const ada = await service.signUp('Ada')
  const grace = await service.signUp('Grace')
  return { service, url: await listening(other), ada, grace }
}

const seats = (account: string) => [{ kind: 'me' }, { kind: 'account', account }]

async function playTurn({ call }: RestService, game: string, token: string): Promise<void> {
  for (;;) {
    const [decision] = (await call(`GET ${game}/decisions`, { token })).body.decisions
    if (!decision) return
    const { id: decisionId, examples } = decision
    await call(`POST ${game}/moves`, { token, body: { decisionId, move: examples[0] } })
  }
}

t.test('invited, joined, started, my turn, not my turn, ended: across nodes', async (t) => {
  const { service, url, ada, grace } = await twoNodes(t)
  const { call } = service
  const hers = await follow(t, url, grace)
  const his = await follow(t, url, ada)
  const [first, firstOfAda] = [await hers.next(), await his.next()]
  const body = { ruleset: 'goalscorer', seats: seats(grace.id) }

  const { id } = (await call('POST /v1/games', { token: ada.token, body })).body
  const game = `/v1/games/${id}`
  const invited = await hers.news('invited')
  const created = await his.news('created')
  await call(`POST ${game}/seats`, { token: grace.token })
  const started = await hers.news('started')
  const turn = await his.news('turn')
  await playTurn(service, game, ada.token)
  const answered = await his.news('answered')
  const herTurn = await hers.news('turn')
  await call(`POST ${game}/resignation`, { token: ada.token })
  const ended = await hers.news('ended')

  t.match(first, { games: [], more: false })
  t.same(firstOfAda.games, [])
  t.match(invited, { news: ['invited'], game: { id, status: 'open', seat: null } })
  t.match(created, { news: ['created'], game: { id, seat: 0 } })
  t.match(started, { game: { status: 'running', seat: 1 } })
  t.match(turn, { game: { id, awaits: [0] } })
  t.match(answered, { game: { awaits: [1] } })
  t.match(herTurn, { news: ['turn'], game: { awaits: [1] } })
  t.match(ended, { news: ['ended'], game: { status: 'over', outcome: { ranking: [[1], [0]] } } })
})

t.test('a client that reconnects receives only changed states', async (t) => {
  const { service, url, ada, grace } = await twoNodes(t)
  const { call } = service
  const body = { ruleset: 'goalscorer', seats: seats(grace.id) }
  const { id } = (await call('POST /v1/games', { token: ada.token, body })).body
  const before = await follow(t, url, grace)
  const state = await before.next()
  before.hangUp()

  const same = await follow(t, url, { ...grace, last: state.id })
  await call(`POST /v1/games/${id}/seats`, { token: grace.token })
  const next = await same.next()
  const again = await follow(t, await listening(service), { ...grace, last: state.id })
  const other = await again.next()
  await call(`POST /v1/games/${id}/resignation`, { token: ada.token })
  const afterwards = await (await follow(t, url, { ...grace, last: other.id })).next()

  t.match(state, { games: [{ id, status: 'open' }] })
  t.ok(next.news.includes('started'), 'no state was sent first')
  t.match(other, { games: [{ id, status: 'running', awaits: [0] }] })
  t.same(afterwards.games, [], 'a missing game is over')
})

t.test('the stream says that the result of a game has changed the ratings', async (t) => {
  const { service, url, ada, grace } = await twoNodes(t)
  const { call, services } = service
  const terms = { ruleset: 'goalscorer', rated: true, decisionSeconds: 600 }
  const body = { ...terms, seats: seats(grace.id) }
  const { id } = (await call('POST /v1/games', { token: ada.token, body })).body
  await call(`POST /v1/games/${id}/seats`, { token: grace.token })
  const both = [await follow(t, url, ada), await follow(t, await listening(service), grace)]
  for (const { next } of both) await next()

  await call(`POST /v1/games/${id}/resignation`, { token: ada.token })
  const ended = await Promise.all(both.map(({ news }) => news('ended')))
  await services.sweep()
  const rated = await Promise.all(both.map(({ news }) => news('rated')))
  const { body: shown } = await call(`GET /v1/games/${id}`, { token: ada.token })

  t.match(rated, [
    { news: ['rated'], game: { id } },
    { news: ['rated'], game: { id } },
  ])
  t.same(
    rated.map((message) => message.id),
    ended.map((message) => message.id),
    'the state is as before',
  )
  t.equal(shown.ratingChanges.length, 2)
})

const idAndGame = ({ id, game }: { id: string; game: object }) => ({ id, game })

t.test('all followers of an account receive the same, whenever they connected', async (t) => {
  const { service, url, ada, grace } = await twoNodes(t)
  const { call } = service
  const early = [await follow(t, url, ada), await follow(t, url, ada)]
  for (const one of early) t.same((await one.next()).games, [])
  const body = { ruleset: 'goalscorer', seats: seats(grace.id) }

  const { id } = (await call('POST /v1/games', { token: ada.token, body })).body
  const late = await follow(t, url, ada)
  const state = await late.next()
  await call(`POST /v1/games/${id}/seats`, { token: grace.token })
  const turns = await Promise.all([...early, late].map((one) => one.news('turn')))
  early[0]!.hangUp()
  await playTurn(service, `/v1/games/${id}`, ada.token)
  const answered = await Promise.all([early[1]!, late].map((one) => one.news('answered')))

  t.match(state, { games: [{ id, status: 'open' }] })
  t.same(turns.map(idAndGame), [idAndGame(turns[0]), idAndGame(turns[0]), idAndGame(turns[0])])
  t.match(turns[0], { game: { id, awaits: [0] } })
  t.same(idAndGame(answered[0]), idAndGame(answered[1]))
})

t.test('leaving or cancelling a lobby is news', async (t) => {
  const { service, url, ada, grace } = await twoNodes(t)
  const { call } = service
  const open = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const body = { ruleset: 'starplayer', seats: open }
  const { id } = (await call('POST /v1/games', { token: ada.token, body })).body
  const game = `/v1/games/${id}`
  const [his, hers] = [await follow(t, url, ada), await follow(t, url, grace)]

  await call(`POST ${game}/seats`, { token: grace.token })
  const joined = await his.news('joined')
  const own = await hers.news('joined')
  await call(`DELETE ${game}/seats/1`, { token: grace.token })
  const left = await his.news('left')
  const gone = await hers.news('left')

  t.match(joined.game.seats[1], { account: grace.id, joined: true })
  t.match(own, { game: { id, seat: 1 } })
  t.match(left.game.seats[1], { kind: 'open' })
  t.match(gone, { game: { id, seat: null } })
})
