import t, { type Test } from 'tap'
import { openHouse } from './door.ts'

const TERMS = { ruleset: 'goalscorer', decisionSeconds: 600, options: { turnLimit: 7 } }

async function endedGame(t: Test, visibility = 'public') {
  const house = await openHouse(t)
  const [ada, grace] = [await house.signUp('Ada'), await house.signUp('Grace')]
  const body = { ...TERMS, visibility, seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { id, inviteCode } = (await house.call('POST /v1/games', { ...ada, body })).body
  await house.call(`POST /v1/games/${id}/seats`, { ...grace, body: { code: inviteCode } })
  const again = (who: { token: string }, key?: string) =>
    house.call(`POST /v1/games/${id}/rematch`, {
      token: who.token,
      body: {},
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  return {
    house,
    ada,
    grace,
    id,
    again,
    end: () => house.call(`POST /v1/games/${id}/resignation`, ada),
  }
}

t.test('the first player creates the rematch, the second one starts it', async (t) => {
  const { house, ada, grace, id, again, end } = await endedGame(t, 'private')
  t.match(await again(ada), { status: 409, body: { code: 'game-not-over' } })
  await end()

  const first = await again(grace)
  const shown = (await house.call(`GET /v1/games/${id}`, ada)).body
  const second = await again(ada)

  t.equal(first.status, 201)
  t.match(first.body, { status: 'open', rematchOf: id, visibility: 'private', ...TERMS })
  t.equal(shown.rematch, first.body.id, 'the other player sees it at the ended game')
  t.match(second, { status: 201, body: { id: first.body.id, status: 'running' } })
  t.same(
    second.body.seats.map(({ name }: { name: string }) => name),
    ['Grace', 'Ada'],
    'every player moves on by one seat',
  )
  t.match(await again(ada), { status: 409, body: { code: 'already-seated' } })
})

t.test('two players who ask at the same time get one game', async (t) => {
  const { ada, grace, again, end } = await endedGame(t)
  await end()

  const [one, two] = await Promise.all([again(ada), again(grace)])

  t.same([one.status, two.status], [201, 201])
  t.equal(one.body.id, two.body.id)
})

t.test('a retried request gets the first answer', async (t) => {
  const { ada, again, end } = await endedGame(t)
  await end()

  const one = await again(ada, 'again-1')
  const two = await again(ada, 'again-1')

  t.equal(two.status, 201)
  t.equal(one.body.id, two.body.id)
})

t.test('a rematch against bots alone starts at once', async (t) => {
  const house = await openHouse(t)
  const ada = await house.signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }]
  const { id } = (await house.call('POST /v1/games', { ...ada, body: { ...TERMS, seats } })).body
  await house.call(`POST /v1/games/${id}/resignation`, ada)

  const { status, body } = await house.call(`POST /v1/games/${id}/rematch`, { ...ada, body: {} })

  t.match({ status, ...body }, { status: 'running', rematchOf: id })
  t.match(body.seats, [
    { kind: 'bot', level: 'novice' },
    { kind: 'account', name: 'Ada' },
  ])
})

t.test('a cancelled rematch can be asked for again, and only by players', async (t) => {
  const { house, ada, grace, id, again, end } = await endedGame(t)
  await end()
  const eve = await house.signUp('Eve')
  const first = (await again(ada)).body.id
  await house.call(`POST /v1/games/${first}/cancel`, { ...ada, body: { reason: 'players-asked' } })

  const second = await again(grace)

  t.equal(second.status, 201)
  t.not(second.body.id, first)
  t.match(await again(eve), { status: 403, body: { code: 'not-seated' } })
  t.equal((await house.call(`GET /v1/games/${id}`, eve)).body.rematch, second.body.id)
})
