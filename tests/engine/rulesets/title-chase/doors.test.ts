import t from 'tap'
import { house as pack } from '../../../../src/engine/rulesets/title-chase/content/house.ts'
import { startRestService } from '../../../api/rest/rest-service.ts'

const ruleset = 'title-chase'
const options = { teamAssignment: 'random', version: 'mini' }

t.test('TC-1001 TC-R52 a game is saved and continued over REST', async (t) => {
  const { call, signUp } = await startRestService(t)
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')].map(({ token }) => token)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const created = await call('POST /v1/games', { token: ada, body: { ruleset, options, seats } })
  t.equal(created.status, 201, created.text)
  const game = `/v1/games/${created.body.id}`
  t.equal((await call(`POST ${game}/seats`, { token: grace, body: {} })).status, 201)

  const sheet = await call(`GET ${game}/save?kind=sheet`, { token: ada })
  t.match(sheet, { status: 200, body: { format: 'title-chase-save', secret: null } })
  t.same(
    sheet.body.managers.map(({ name }: { name: string }) => name),
    ['Ada', 'Grace'],
  )
  const forbidden = await call(`GET ${game}/save?kind=full`, { token: ada })
  t.match(forbidden, { status: 422, body: { code: 'export-forbidden', clause: 'TC-R52' } })

  const loaded = await call('POST /v1/games', {
    token: ada,
    body: { ruleset, save: sheet.body, seats },
  })
  t.equal(loaded.status, 201, loaded.text)
  const other = `/v1/games/${loaded.body.id}`
  t.equal((await call(`POST ${other}/seats`, { token: grace, body: {} })).status, 201)
  const [view, again] = [await call(`GET ${game}`), await call(`GET ${other}`)].map(
    ({ body }) => body.view,
  )
  t.same(again, view, 'the same position')
  const { body } = await call(`GET ${other}/events?limit=1`, { token: grace })
  t.equal(body.items[0].event.type, 'game.imported')
  t.notOk('packs' in body.items[0].event.state, 'without its secrets')

  const forged = structuredClone(sheet.body)
  forged.managers[0].square = 104
  const load = (body: object) =>
    call('POST /v1/games', { token: ada, body: { ruleset, seats, ...body } })
  t.match(await load({ save: forged }), { status: 422, body: { code: 'save-unsealed' } })
  t.match(await load({ save: forged, unsealed: true }), {
    status: 422,
    body: { code: 'invalid-save', clause: 'TC-1001' },
  })

  const three = { ruleset, options, seats: [...seats, { kind: 'bot' }] }
  const { body: left } = await call('POST /v1/games', { token: ada, body: three })
  await call(`POST /v1/games/${left.id}/seats`, { token: grace, body: {} })
  await call(`POST /v1/games/${left.id}/resignation`, { token: grace })
  const { body: save } = await call(`GET /v1/games/${left.id}/save`, { token: ada })
  const seated = [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }]
  const inHerPlace = await load({ save, seats: seated })
  t.match(inHerPlace, { status: 409, body: { code: 'seat-left', facts: { free: [] } } })

  await call(`POST ${game}/resignation`, { token: grace })
  const full = await call(`GET ${game}/save?kind=full`, { token: ada })
  t.match(full, { status: 200, body: { kind: 'full', secret: Object } }, 'after the end')
})

t.test('an odd but playable pack is shown with a warning', async (t) => {
  const { dice } = pack
  const level = { ...pack, id: 'level', dice: { ...dice, blue: dice.red } }
  const file = { path: 'title-chase/level.json', ruleset, name: 'level', content: level }
  const { call, services, signUp } = await startRestService(t, { packFiles: [file] })
  const odd = [
    'V11: the blue die is not better than the red one, so playing at home is no advantage',
  ]

  const { body: rulesets } = await call('GET /v1/rulesets')
  const { body: shown } = await call(`GET /v1/rulesets/${ruleset}`)
  const { body: whole } = await call(`GET /v1/rulesets/${ruleset}/packs/level`)

  const { packs } = rulesets.find(({ id }: { id: string }) => id === ruleset)
  t.same(shown.packs, packs)
  t.same(
    packs.map(({ warnings }: { warnings: string[] }) => warnings),
    [[], odd],
  )
  t.match(whole, { hash: packs[1].hash, warnings: odd, content: { id: 'level' } })
  t.same(services.packWarnings, [`${file.path}: ${odd[0]}`], 'for the operator, with its path')
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = { ruleset, options, seats, contentPack: 'level' }
  t.equal((await call('POST /v1/games', { token, body })).status, 201)
})
