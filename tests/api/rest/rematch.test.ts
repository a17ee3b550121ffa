import t, { type Test } from 'tap'
import { startRestService } from './rest-service.ts'

const TERMS = { ruleset: 'goalscorer', decisionSeconds: 600, options: { turnLimit: 7 } }

async function endedGame(t: Test, visibility = 'public') {
  const service = await startRestService(t)
  const [ada, grace] = [await service.signUp('Ada'), await service.signUp('Grace')]
  const body = { ...TERMS, visibility, seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { id, inviteCode } = (await service.call('POST /v1/games', { ...ada, body })).body
  await service.call(`POST /v1/games/${id}/seats`, { ...grace, body: { code: inviteCode } })
  const again = (who: { token: string }, key?: string) =>
    service.call(`POST /v1/games/${id}/rematch`, {
      token: who.token,
      body: {},
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  return {
    service,
    ada,
    grace,
    id,
    again,
    end: () => service.call(`POST /v1/games/${id}/resignation`, ada),
  }
}

t.test('the first player creates the rematch, the second one starts it', async (t) => {
  const { service, ada, grace, id, again, end } = await endedGame(t, 'private')
  t.match(await again(ada), { status: 409, body: { code: 'game-not-over' } })
  await end()

  const first = await again(grace)
  const shown = (await service.call(`GET /v1/games/${id}`, ada)).body
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
  const service = await startRestService(t)
  const ada = await service.signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }]
  const { id } = (await service.call('POST /v1/games', { ...ada, body: { ...TERMS, seats } })).body
  await service.call(`POST /v1/games/${id}/resignation`, ada)

  const { status, body } = await service.call(`POST /v1/games/${id}/rematch`, { ...ada, body: {} })

  t.match({ status, ...body }, { status: 'running', rematchOf: id })
  t.match(body.seats, [
    { kind: 'bot', level: 'novice' },
    { kind: 'account', name: 'Ada' },
  ])
})

t.test('only players can request a rematch again after a cancellation', async (t) => {
  const { service, ada, grace, id, again, end } = await endedGame(t)
  await end()
  const eve = await service.signUp('Eve')
  const first = (await again(ada)).body.id
  await service.call(`POST /v1/games/${first}/cancel`, {
    ...ada,
    body: { reason: 'players-asked' },
  })

  const second = await again(grace)

  t.equal(second.status, 201)
  t.not(second.body.id, first)
  t.match(await again(eve), { status: 403, body: { code: 'not-seated' } })
  t.equal((await service.call(`GET /v1/games/${id}`, eve)).body.rematch, second.body.id)
})
