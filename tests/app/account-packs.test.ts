import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { createGameInput } from '../../src/app/games/schema.ts'
import { PackLibrary } from '../../src/app/packs/packs.ts'
import { listPacksInput } from '../../src/app/packs/schema.ts'
import { packHashOf } from '../../src/engine/luck/log.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { adminOf } from '../support/admin.ts'
import { errorOf, playOne, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type Node, sharedServices, startNode, startServices } from '../support/service.ts'

const [builtIn] = registry.goalscorer!.packs as [Record<string, unknown>]
const packNamed = (id: string, title = 'Village green') => ({ ...builtIn, id, title, version: '1' })

const upload = ({ services }: Node, by: Caller, id: string, shared?: boolean) =>
  services.packs.upload(by, { content: packNamed(id), shared })
const play = (node: Node, by: Caller, contentPack: string) => {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const terms = createGameInput.parse({ ruleset: 'goalscorer', contentPack, seats })
  return node.services.games.create(by, terms)
}
const listed = async ({ services }: Node, by: Caller, request: object = {}) => {
  const { items } = await services.packs.list(by, listPacksInput.parse({ limit: 100, ...request }))
  return items.map(({ name }) => name)
}
const codeOf = async (call: Promise<unknown>) => (await errorOf(call))?.code
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ code, message, facts }) => ({ code, message, facts }),
  )

t.test('a game selects an uploaded pack as account/name or by hash', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')

  const { name, hash, warnings, ...pack } = await upload(node, ann, 'village-green')

  const { id: account } = ann.account
  t.match(pack, { id: 'village-green', title: 'Village green', version: '1', shared: false })
  t.same(
    { name, hash, warnings },
    {
      name: `${account}/village-green`,
      hash: packHashOf('goalscorer', packNamed('village-green')),
      warnings: [],
    },
  )
  for (const way of [name, hash])
    t.equal((await play(node, ann, way)).answer.contentPack, hash, way)
  t.same(await listed(node, ann, { mine: true }), [name])
  const { content } = await node.services.rulesets.pack('goalscorer', name, ann)
  t.same(content, packNamed('village-green'))
})

t.test('an unshared pack is invisible to others, also by hash', async (t) => {
  const node = await sharedServices()
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const pack = await upload(node, ann, 'secret-green')
  const { answer: game } = await play(node, ann, pack.name)
  await node.services.games.join(bob, game.id, {})
  const nowhere = `${ann.account.id}/nowhere`
  const noHash = 'f'.repeat(64)

  for (const [existing, absent] of [
    [pack.name, nowhere],
    [pack.hash, noHash],
  ] as const) {
    const attempts = (name: string) => [
      refusalOf(play(node, bob, name)),
      refusalOf(node.services.rulesets.pack('goalscorer', name, bob)),
      refusalOf(node.services.rulesets.pack('goalscorer', name)),
    ]
    const missing = await Promise.all(attempts(absent))
    t.same(
      await Promise.all(attempts(existing)),
      missing.map((answer) => ({ ...answer, facts: { contentPack: existing } })),
    )
  }
  for (const name of ['secret-green', pack.name, pack.hash]) {
    t.equal(await codeOf(node.services.packs.remove(bob, name)), 'pack-unknown')
    const share = node.services.packs.share(bob, name, { shared: true })
    t.equal(await codeOf(share), 'pack-unknown')
  }
  t.notOk((await listed(node, bob)).includes(pack.name))
})

t.test('the owner shares a pack, and stops sharing it', async (t) => {
  const node = await sharedServices()
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { name, hash } = await upload(node, ann, 'common-green')

  const pack = await node.services.packs.share(ann, 'common-green', { shared: true })

  t.equal(pack.shared, true)
  for (const way of [name, hash])
    t.equal((await play(node, bob, way)).answer.contentPack, hash, way)
  t.ok((await listed(node, bob)).includes(name))
  t.notOk((await listed(node, bob, { mine: true })).includes(name))
  t.notOk((await listed(node, bob, { ruleset: 'superclub' })).includes(name))
  const again = await upload(node, ann, 'common-green')
  t.equal(again.shared, true, 'a replacement keeps its visibility')
  await node.services.packs.share(ann, name, { shared: false })
  t.equal(await codeOf(play(node, bob, name)), 'pack-unknown')
  t.notOk((await listed(node, bob)).includes(name))
})

t.test('lists are paginated, newest first, each pack once', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')
  for (const id of ['one', 'two', 'three']) await upload(node, ann, id, true)

  const names: string[] = []
  let after: string | null | undefined
  while (after !== null) {
    const input = listPacksInput.parse({ mine: true, limit: 2, after })
    const { items, next } = await node.services.packs.list(ann, input)
    names.push(...items.map(({ id }) => id))
    after = next
  }

  t.same(names, ['three', 'two', 'one'])
  const all = await listed(node, ann)
  t.equal(new Set(all).size, all.length)
})

t.test('plain names are reserved for operators', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')

  const own = await upload(node, ann, 'goalscorer-house')

  const { hash } = await node.services.rulesets.pack('goalscorer', 'goalscorer-house', ann)
  t.not(own.hash, hash)
  t.equal((await play(node, ann, 'goalscorer-house')).answer.contentPack, hash)
  t.equal((await play(node, ann, own.name)).answer.contentPack, own.hash)
  await upload(node, ann, 'plain-green')
  t.equal(await codeOf(play(node, ann, 'plain-green')), 'pack-unknown')
})

t.test('packs per account are limited by number and bytes', async (t) => {
  const content = JSON.stringify(packNamed('pack-1'))
  const settings = { accountPacksMax: 3, accountPackBytesMax: 10 * content.length }
  const node = await startServices(t, { settings })
  const other = await startNode(t, node.url, {
    settings: { accountPacksMax: 9, accountPackBytesMax: 2 * content.length },
  })
  const ann = await guest(node, 'Ann')

  const ids = Array.from({ length: 6 }, (_, place) => `pack-${place}`)
  const came = await Promise.allSettled(ids.map((id) => upload(node, ann, id)))

  const refused = came.filter(({ status }) => status === 'rejected')
  t.equal(refused.length, 3)
  for (const one of refused)
    t.match(one, { reason: { code: 'too-many-packs', facts: { packs: 3, packsMax: 3 } } })
  const [kept = ''] = (await node.services.packs.list(ann, listPacksInput.parse({}))).items.map(
    ({ id }) => id,
  )
  await t.resolves(upload(node, ann, kept), 'as a replacement')
  t.equal(await codeOf(upload(other, ann, 'heavy')), 'too-many-packs')
  await node.services.packs.remove(ann, kept)
  await t.resolves(upload(node, ann, 'light'))
})

t.test('running and ended games keep a deleted pack', async (t) => {
  const node = await startServices(t)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const [ann, bob] = callers
  const { name, hash } = await upload(node, ann, 'short-green')
  const [running, ended] = [
    await twoPlayers(node, ann, bob, { contentPack: name }),
    await twoPlayers(node, ann, bob, { contentPack: hash }),
  ]
  await node.services.games.resign(bob, ended.id)

  await node.services.packs.remove(ann, 'short-green')

  const later = await startNode(t, node.url)
  t.not(await playOne(later, callers, running.id), null)
  for (const { id } of [running, ended])
    t.match(await adminOf(later.services).verify(node.admin, id, {}), { ok: true })
  const lines: string[] = []
  for await (const line of later.services.games.raw(bob, ended.id)) lines.push(line)
  t.match(JSON.parse(lines[0]!).contentPack, { hash, content: packNamed('short-green') })
  for (const way of [name, hash]) t.equal(await codeOf(play(later, ann, way)), 'pack-unknown')
  t.equal(await codeOf(node.services.packs.remove(ann, 'short-green')), 'pack-unknown')
})

t.test('a withdrawn pack can be neither selected nor uploaded again', async (t) => {
  const node = await startServices(t)
  const { services, admin } = node
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { name, hash } = await upload(node, ann, 'rude-green', true)
  const game = await twoPlayers(node, ann, bob, { contentPack: name })
  t.match(await adminOf(services).pack(admin, name), { hash, content: packNamed('rude-green') })

  await adminOf(services).withdraw(admin, name, 'rude words')

  const withdrawn = { code: 'pack-withdrawn', facts: { reason: 'rude words' } }
  const refused = await Promise.all(
    [
      ...[play(node, ann, name), play(node, ann, hash), upload(node, bob, 'rude-green')],
      services.packs.share(ann, 'rude-green', { shared: true }),
    ].map(refusalOf),
  )
  for (const answer of refused) t.match(answer, withdrawn)
  for (const way of [name, hash]) t.equal(await codeOf(play(node, bob, way)), 'pack-unknown', way)
  t.notOk((await listed(node, bob)).includes(name))
  const { items } = await services.packs.list(ann, listPacksInput.parse({ mine: true }))
  t.match(items, [{ name, withdrawn: 'rude words' }])
  t.not(await playOne(node, [ann, bob], game.id), null, 'the game continues')
  const audits = await adminOf(services).audit(admin, { limit: 10 })
  t.match(
    audits.items.filter(({ action }) => action.startsWith('pack.')),
    [
      { action: 'pack.withdraw', subject: name, reason: 'abuse', outcome: 'done' },
      { action: 'pack.show', subject: name, reason: 'complaint', outcome: 'done' },
    ],
  )
  await services.packs.remove(ann, 'rude-green')
  t.match(await refusalOf(upload(node, ann, 'rude-green')), withdrawn)
  t.equal(await codeOf(adminOf(services).withdraw(bob, name, 'mine')), 'scope-missing')
  t.equal(await codeOf(adminOf(services).withdraw(admin, 'f'.repeat(64), 'none')), 'pack-unknown')
})

t.test('a pack that only games still hold can be withdrawn by its hash', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')
  const { name, hash } = await upload(node, ann, 'gone-green')
  await play(node, ann, name)
  await node.services.packs.remove(ann, 'gone-green')

  await adminOf(node.services).withdraw(node.admin, hash, 'it was copied')

  t.equal(await codeOf(upload(node, ann, 'gone-green')), 'pack-withdrawn')
})

t.test('two nodes see the same packs', async (t) => {
  const node = await startServices(t)
  const other = await startNode(t, node.url)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]

  const { name, hash } = await upload(node, ann, 'far-green')

  t.equal((await play(other, ann, hash)).answer.contentPack, hash)
  t.equal(await codeOf(play(other, bob, name)), 'pack-unknown')
  await other.services.packs.share(ann, 'far-green', { shared: true })
  t.equal((await play(node, bob, name)).answer.contentPack, hash)
  await node.services.packs.share(ann, 'far-green', { shared: false })
  t.equal(await codeOf(play(other, bob, hash)), 'pack-unknown')
  await adminOf(other.services).withdraw(node.admin, hash, 'a test')
  t.equal(await codeOf(play(node, ann, name)), 'pack-withdrawn')
})

t.test('packs are deleted with their account; games keep them', async (t) => {
  const node = await startServices(t)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { name, hash } = await upload(node, ann, 'left-green', true)
  const game = await twoPlayers(node, ann, bob, { contentPack: name })

  await node.services.accounts.leave(ann)

  const later = await startNode(t, node.url)
  for (const way of [name, hash]) t.equal(await codeOf(play(later, bob, way)), 'pack-unknown', way)
  t.same(await listed(later, bob), [])
  const [left] = await queryAt(node.url, 'select 1 from account_packs')
  t.equal(left!.rowCount, 0)
  t.match(await adminOf(later.services).verify(node.admin, game.id, {}), { ok: true })
  t.equal(await codeOf(upload(node, ann, 'late-green')), 'token-invalid')
})

t.test('an operator’s pack is open to all, whoever uploaded it before', async (t) => {
  const node = await startServices(t)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const content = packNamed('club-green')
  const { name, hash } = await upload(node, ann, 'club-green')
  await play(node, ann, name)
  await adminOf(node.services).withdraw(node.admin, hash, 'not yet')
  const file = { path: 'club-green.json', ruleset: 'goalscorer', name: 'club-green', content }

  const offering = await startNode(t, node.url, { parts: { packFiles: [file] } })

  for (const way of ['club-green', hash])
    t.equal((await play(offering, bob, way)).answer.contentPack, hash, way)
  t.equal((await play(node, bob, hash)).answer.contentPack, hash, 'also where it is not offered')
})

t.test('packs outside the registry take bounded memory', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const hashes: string[] = []
  for (let made = 0; made < 12; made += 1) {
    const { name } = await upload(node, ann, `pack-${made}`)
    hashes.push((await play(node, ann, name)).answer.contentPack)
  }
  const most = 3 * JSON.stringify(packNamed('pack-10')).length
  const packs = new PackLibrary(registry, [], node.store, most)

  for (const hash of hashes) t.equal((await packs.byHash('goalscorer', hash))?.hash, hash)

  t.ok(packs.keptCharacters > 0)
  t.ok(packs.keptCharacters <= most, `${packs.keptCharacters} of ${most}`)
})
