import t from 'tap'
import { createGameInput } from '../../src/app/games/schema.ts'
import { register } from '../../src/engine/kernel/define.ts'
import { packHashOf } from '../../src/engine/luck/log.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { housePack } from '../../template/src/content/house.ts'
import { spotKick } from '../../template/src/index.ts'
import { adminOf } from '../support/admin.ts'
import { errorOf } from '../support/players.ts'
import { guest, sharedServices, startNode, startServices } from '../support/service.ts'

t.test('every ruleset lists its packs by id, title and version', async (t) => {
  const node = await sharedServices()

  const rulesets = await node.services.rulesets.list()

  t.same(
    rulesets.map(({ packs }) => packs.map(({ name, version }) => [name, version])),
    [
      [['goalscorer-house', '1']],
      [['rising-star-house', '2']],
      [['house', '1']],
      [['superclub-house', '1']],
      [['title-chase-house', '1.0.0']],
    ],
  )
  for (const { id, packs } of rulesets)
    for (const { name, title, version } of packs) {
      const { content } = await node.services.rulesets.pack(id, name)
      t.match(content, { ruleset: id, id: name, title, version })
    }
})

t.test('a pack stored in an earlier format is playable, and keeps its hash', async (t) => {
  const ruleset = 'spot-kick'
  const withSixth = { registry: { ...registry, [ruleset]: register(spotKick) } }
  const node = await startServices(t, withSixth)
  const later = await startNode(t, node.url, withSixth)
  const ann = await guest(later, 'Ann')
  const { corners, ...rest } = housePack
  const stored = { ...rest, goal: corners }
  const hash = packHashOf(ruleset, stored)
  const content = JSON.stringify(stored)
  await node.store.packs.keep([{ hash, ruleset, name: 'house', content, brought: false }])
  const seats = [{ kind: 'bot' }, { kind: 'bot' }]

  const terms = { ruleset, contentPack: hash, seats, visibility: 'public' }
  const { answer } = await later.services.games.create(ann, createGameInput.parse(terms))
  const { ok } = await adminOf(later.services).verify(node.admin, answer.id, {})
  const shown = await later.services.rulesets.pack(ruleset, hash)

  t.same({ ok, hash: answer.contentPack }, { ok: true, hash })
  t.same(shown.content, stored, 'byte for byte')
})

t.test('names of packs are plain, and unique', async (t) => {
  const node = await startServices(t)
  const [builtIn] = registry.goalscorer!.packs as [Record<string, unknown>]
  const startWith = (content: unknown) => {
    const file = { path: 'own.json', ruleset: 'goalscorer', name: 'own', content }
    return startNode(t, node.url, { parts: { packFiles: [file] } })
  }

  await t.rejects(startWith({ ...builtIn, id: 'My pack' }), {
    message: 'own.json: /id: must be a plain name, such as my-pack',
  })
  await t.rejects(startWith({ ...builtIn, title: 'Other' }), {
    message: 'own.json: /id: another pack of goalscorer has the name goalscorer-house',
  })
  const odd = await startWith({ ...builtIn, id: 'own', title: 'Own' })
  const ann = await guest(odd, 'Ann')
  t.match(await errorOf(odd.services.rulesets.pack('goalscorer', 'other')), {
    code: 'pack-unknown',
  })
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const terms = createGameInput.parse({ ruleset: 'goalscorer', contentPack: 'own', seats })
  const { answer } = await odd.services.games.create(ann, terms)
  const { hash } = await odd.services.rulesets.pack('goalscorer', 'own')
  t.equal(answer.contentPack, hash)
})
