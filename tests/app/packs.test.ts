import { readFileSync } from 'node:fs'
import t from 'tap'
import { createGameInput } from '../../src/app/games/schema.ts'
import { logHeader, packHashOf } from '../../src/engine/luck/log.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { deskOf } from '../support/desk.ts'
import { errorOf } from '../support/players.ts'
import { guest, sharedServices, startNode, startServices } from '../support/service.ts'

/** A game of each ruleset, with the pack that its first version was played with. */
const FOLDER = new URL('../../../tests/logs/', import.meta.url)
const FIRST = {
  goalscorer: 'goalscorer-v1-of-earlier-packs',
  'rising-star': 'rising-star-v1',
  starplayer: 'starplayer-v1',
  superclub: 'superclub-v1',
  'title-chase': 'title-chase-v1',
}

t.test('every ruleset has its packs by id, title and version, and offers them so', async (t) => {
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

t.test(
  'a pack that was stored in an earlier shape is played on with, and keeps its hash',
  async (t) => {
    const node = await startServices(t)
    const later = await startNode(t, node.url)
    const ann = await guest(later, 'Ann')

    for (const [ruleset, log] of Object.entries(FIRST)) {
      const [line = ''] = readFileSync(new URL(`${log}.ndjson`, FOLDER), 'utf8').split('\n')
      const { contentPack } = logHeader.parse(JSON.parse(line))
      const hash = packHashOf(ruleset, contentPack.content)
      const content = JSON.stringify(contentPack.content)
      await node.store.packs.keep([{ hash, ruleset, name: 'house', content, brought: false }])
      const seats = Array.from({ length: registry[ruleset]!.seats.min }, () => ({ kind: 'bot' }))

      const terms = { ruleset, contentPack: hash, seats, visibility: 'public' }
      const { answer } = await later.services.games.create(ann, createGameInput.parse(terms))
      const reason = {}
      const { ok } = await deskOf(later.services).verify(node.admin, answer.id, reason)
      const shown = await later.services.rulesets.pack(ruleset, hash)

      t.same({ ok, hash: answer.contentPack }, { ok: true, hash }, ruleset)
      t.same(shown.content, contentPack.content, 'byte for byte')
    }
  },
)

t.test('names of packs are plain, and each is that of one pack', async (t) => {
  const node = await startServices(t)
  const [house] = registry.goalscorer!.packs as [Record<string, unknown>]
  const startWith = (content: unknown) => {
    const file = { path: 'own.json', ruleset: 'goalscorer', name: 'own', content }
    return startNode(t, node.url, { parts: { packFiles: [file] } })
  }

  await t.rejects(startWith({ ...house, id: 'My pack' }), {
    message: 'own.json: /id: not a plain name, such as my-pack',
  })
  await t.rejects(startWith({ ...house, title: 'Other' }), {
    message: 'own.json: /id: another pack of goalscorer is called goalscorer-house',
  })
  const odd = await startWith({ ...house, id: 'own', title: 'Own' })
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
