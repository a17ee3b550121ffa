// A game is bound to the package that contains its rules. If the service does not find the package,
// the game pauses and other games continue.
import t from 'tap'
import { packageWarnings } from '../../src/app/packs/game-pin.ts'
import { register } from '../../src/engine/kernel/define.ts'
import { logHeader } from '../../src/engine/luck/log.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { spotKick } from '../../template/src/index.ts'
import { adminOf } from '../support/admin.ts'
import { errorOf, observe, playOne, twoPlayers } from '../support/players.ts'
import { guest, startNode, startServices } from '../support/service.ts'

const pin = { name: '@me/spot-kick', version: '1.2.0', integrity: `sha256-${'A'.repeat(43)}` }
const manifest = { kernel: 1, game: './g.js', rulebook: './r.md', guide: './u.md', pages: {} }
const packages = new Map([['spot-kick', { ...pin, folder: '/nowhere', manifest }]])
const withPackage = {
  registry: { ...registry, 'spot-kick': register(spotKick) },
  parts: { packages },
}

t.test('a game waits while its package is not loaded, and other games go on', async (t) => {
  const node = await startServices(t, withPackage)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers, { ruleset: 'spot-kick' })
  const other = await twoPlayers(node, ...callers)
  const without = await startNode(t, node.url)

  const error = await observe(without, callers[0], id).catch((error: unknown) => error)

  t.match(error, {
    code: 'ruleset-not-loaded',
    facts: { package: pin.name, version: pin.version },
  })
  await playOne(without, callers, other.id)
  const { items } = await without.services.games.list(callers[0], { mine: true, limit: 50 })
  t.same(items.map((one) => one.id).sort(), [id, other.id].sort())
  t.same((await node.store.games.find(id))!.package, pin)
  await playOne(node, callers, id)
  t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true })
})

t.test('the header of a log names the package, and that of a built-in game has none', async (t) => {
  const node = await startServices(t, withPackage)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const headerOf = async (ruleset: string) => {
    const { id } = await twoPlayers(node, ...callers, { ruleset })
    await node.services.games.resign(callers[0], id)
    for await (const line of await node.services.games.raw(callers[0], id))
      return logHeader.parse(JSON.parse(line))
    return null
  }

  t.match(await headerOf('spot-kick'), { formatVersion: 2, package: pin })
  t.notMatch(await headerOf('goalscorer'), { package: {} })
  t.match(await headerOf('goalscorer'), { formatVersion: 1 })
})

t.test('the list of games names the package and the addresses of its parts', async (t) => {
  const node = await startServices(t, withPackage)
  const shown = (await node.services.rulesets.list()).find(({ id }) => id === 'spot-kick')
  t.match(shown, {
    line: 'Hide a shot, guess a corner, roll one die.',
    package: { ...pin, board: null },
  })
  t.equal((await node.services.rulesets.show('goalscorer')).package, null)
  t.same(await errorOf(node.services.rulesets.show('chess')), {
    code: 'ruleset-unknown',
    kind: 'unknown',
  })
})

t.test('the start warns of packages that are missing or have changed', async (t) => {
  const node = await startServices(t, withPackage)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  await twoPlayers(node, ...callers, { ruleset: 'spot-kick' })
  await twoPlayers(node, ...callers)
  const inUse = await node.store.games.packagesInUse()
  const told = (integrity: string) => ({
    ...packages.get('spot-kick')!,
    integrity,
    version: '2.0.0',
  })

  t.same(packageWarnings(inUse, packages), [])
  t.same(packageWarnings(inUse, new Map()), [
    '1 unfinished games of spot-kick started with @me/spot-kick 1.2.0, which is not loaded: ' +
      'they wait (RULESETS)',
  ])
  t.same(packageWarnings(inUse, new Map([['spot-kick', told('sha256-B')]])), [
    `1 unfinished games of spot-kick started with @me/spot-kick 1.2.0 (${pin.integrity}); ` +
      'they continue with 2.0.0 (sha256-B)',
  ])
})
