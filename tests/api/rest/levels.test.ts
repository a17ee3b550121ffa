import t from 'tap'
import { sharedRestService } from './rest-service.ts'

const sharp = { kind: 'bot', level: 'sharp' }

t.test('a ruleset tells its levels; one that it does not have is refused with them', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const { body } = await call('GET /v1/rulesets/goalscorer')

  t.same(body.levels, [
    { id: 'novice', title: 'Novice', nominalMs: 0, default: false, seats: [2] },
    { id: 'steady', title: 'Steady', nominalMs: 0, default: true, seats: [2] },
    { id: 'sharp', title: 'Sharp', nominalMs: 100, default: false, seats: [2] },
    { id: 'expert', title: 'Expert', nominalMs: 1_000, default: false, seats: [2] },
  ])
  const seats = [{ kind: 'me' }, sharp]
  const refused = await call('POST /v1/games', { token, body: { ruleset: 'rising-star', seats } })
  t.match(refused, {
    status: 422,
    body: { code: 'unknown-level', facts: { level: 'sharp', levels: ['novice', 'steady'] } },
  })
})

t.test('a two-seat level is refused at larger tables, also for substitutes', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Hedy')
  const { body } = await call('GET /v1/rulesets/superclub')
  const at = (seats: readonly object[], more = {}) =>
    call('POST /v1/games', { token, body: { ruleset: 'superclub', seats, ...more } })
  const open = { kind: 'open' }

  t.match(body.levels.at(-1), { id: 'sharp', seats: [2] })
  t.match(await at([open, sharp]), { status: 201 })
  const facts = { level: 'sharp', levels: ['novice', 'steady'], seats: 3 }
  const refused = { status: 422, body: { code: 'unknown-level', facts } }
  t.match(await at([open, open, sharp]), refused)
  t.match(await at([open, open, open], { absenceLevel: 'sharp' }), refused)
})

t.test('a seat shows the level of its bot; who stands in for somebody has one, too', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'novice' }]
  const body = { ruleset: 'goalscorer', seats, absenceLevel: 'sharp' }

  const { body: game } = await call('POST /v1/games', { token, body })

  t.match(game, { absenceLevel: 'sharp', seats: [{ level: null }, { level: 'novice' }] })
})

t.test('an account has so many unfinished games with bots that think', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Grace')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'open' }, sharp] }
  for (let hosted = 0; hosted < 20; hosted += 1) {
    const { status } = await call('POST /v1/games', { token, body })
    t.equal(status, 201)
  }

  const refused = await call('POST /v1/games', { token, body })
  t.match(refused, { status: 429, body: { code: 'too-many-thinking-games', facts: { most: 20 } } })
  const others = { ...body, seats: [{ kind: 'open' }, { kind: 'bot' }] }
  t.match(await call('POST /v1/games', { token, body: others }), { status: 201 })
})
