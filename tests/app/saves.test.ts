import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { createGameInput } from '../../src/app/games/schema.ts'
import { createServices } from '../../src/app/service/create-service.ts'
import { register } from '../../src/engine/kernel/define.ts'
import { readPackFiles } from '../../src/postgres/packs/pack-files.ts'
import { miniRulesets } from '../engine/kernel/rulesets/index.ts'
import { season } from '../engine/kernel/rulesets/season.ts'
import { adminOf } from '../support/admin.ts'
import { errorOf, observe, playOne, twoPlayers, waitFor } from '../support/players.ts'
import { guest, startNode, startServices } from '../support/service.ts'

t.test('a game saved at rest continues as a new one', async (t) => {
  const node = await startServices(t, { registry: miniRulesets })
  const { games } = node.services
  const admin = adminOf(node.services)
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(node, name)))
  const two = [ann!, bob!] as const
  const old = await twoPlayers(node, ann!, bob!, { ruleset: 'season', options: { seasons: 3 } })
  type SeasonView = { season: number; resting: boolean }
  const viewOf = async (id: string) => (await observe(node, ann!, id)).view as SeasonView
  let unrest: unknown = null
  for (let moves = 0; moves < 40; moves += 1) {
    const { season: number, resting } = await viewOf(old.id)
    if (number >= 1 && resting) break
    if (!resting) unrest ??= await errorOf(games.save(ann!, old.id, {}))
    await playOne(node, two, old.id)
  }

  const document = await games.save(ann!, old.id, {})
  const stranger = await errorOf(games.save(eve!, old.id, {}))
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const terms = { ruleset: 'season', save: document, seats }
  const fresh = (await games.create(ann!, createGameInput.parse(terms))).answer
  const short = createGameInput.parse({ ...terms, seats: [{ kind: 'me' }] })
  const spoilt = createGameInput.parse({ ...terms, save: { nonsense: true } })

  t.same(unrest, { code: 'not-at-rest', kind: 'unprocessable' })
  t.same(stranger, { code: 'not-yours-to-save', kind: 'unprocessable' })
  t.match(fresh, { status: 'running', options: { seasons: 3 } })
  t.match(await viewOf(fresh.id), { season: 1, resting: true })
  t.same(await errorOf(games.create(ann!, short)), { code: 'seats-differ', kind: 'unprocessable' })
  t.same(await errorOf(games.create(ann!, spoilt)), { code: 'bad-save', kind: 'unprocessable' })
  const { items } = await admin.audit(node.admin, { game: old.id, limit: 10 })
  t.same(
    items.map(({ action }) => action),
    ['save'],
  )
  t.match(await admin.verify(node.admin, fresh.id, {}), { ok: true })
})

t.test('operators add packs, and a game outlives its pack', async (t) => {
  const folder = t.testdir({ season: { 'trees.json': '{"teams":[" Oak","Fir","Yew"]}' } })
  const rules = { season: register(season) }
  const packFiles = await readPackFiles(folder)
  const node = await startServices(t, { registry: rules, parts: { packFiles } })
  const ann = await guest(node, 'Ann')
  const seats = [{ kind: 'bot' }, { kind: 'bot' }]
  const input = createGameInput.parse({ ruleset: 'season', contentPack: 'trees', seats })

  const [shown] = await node.services.rulesets.list()
  const { answer } = await node.services.games.create(ann, input)
  await waitFor(node, ann, answer.id)
  const later = await startNode(t, node.url, { registry: rules })
  const seen = await observe(later, ann, answer.id)

  t.same(
    shown?.packs.map(({ name }) => name),
    ['season-0', 'trees'],
  )
  t.match(JSON.stringify(seen.view), /Oak|Fir|Yew/)
  t.match(await adminOf(later.services).verify(node.admin, answer.id, {}), { ok: true })
  const whole = await later.services.rulesets.pack('season', answer.contentPack)
  t.same(whole.content, { teams: ['Oak', 'Fir', 'Yew'] })
})

t.test('an invalid pack stops the start, with its path', async (t) => {
  const node = await startServices(t, { registry: miniRulesets })
  const rows: [string, string, RegExp][] = [
    ['season/few.json', '{"teams":["Oak"]}', /few\.json: \/teams: /],
    ['season/half.json', '{"teams"', /half\.json: it is not JSON/],
    [
      'season/odd.json',
      '{"teams":["Oak","F\u202eir","Yew"]}',
      /odd\.json: \/teams\/1: contains invisible characters/,
    ],
    ['chess/any.json', '{}', /any\.json: there is no ruleset "chess"/],
    ['loose.json', '{}', /loose\.json: a content pack lies in the folder of its ruleset/],
  ]
  for (const [file, text, message] of rows) {
    const folder = t.testdir()
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
    const starting = readPackFiles(folder).then((packFiles) =>
      createServices({ ports: node.store, registry: miniRulesets, packFiles }),
    )
    await t.rejects(starting, { message }, file)
  }
  await t.rejects(readPackFiles('/no/such/folder'), { message: /CONTENT_PACKS: the folder/ })
})
