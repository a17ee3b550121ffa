import t from 'tap'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { sharedRestService } from './rest-service.ts'

t.test('every preset makes a table with each number of seats that it lists', async (t) => {
  const { call } = await sharedRestService()
  for (const [id, rules] of Object.entries(registry)) {
    const { body } = await call(`GET /v1/rulesets/${id}`)
    t.ok(body.presets.length > 1, id)
    for (const { options, minutes } of body.presets)
      for (const { seats } of minutes) t.ok(buildTable(rules, { seats, options }))
  }
})

t.test('a game takes the options of its preset, and own options come first', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = { ruleset: 'goalscorer', preset: 'long-pitch', options: { turnLimit: 25 }, seats }

  const made = await call('POST /v1/games', { token, body })

  t.equal(made.status, 201)
  const { body: game } = await call(`GET /v1/games/${made.body.id}`, { token })
  t.match(game.options, { rows: 14, turnLimit: 25 })
})

t.test('an unknown preset is refused with the known ones', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Grace')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = { ruleset: 'goalscorer', preset: 'longpitch', seats }

  const refused = await call('POST /v1/games', { token, body })

  t.match(refused, { status: 422, body: { code: 'invalid-option' } })
  t.match(JSON.stringify(refused.body), /one of standard, long-pitch/)
})
