import t from 'tap'
import type { Session } from '../../../src/api/mcp/session.ts'
import { tools } from '../../../src/api/mcp/tools.ts'
import type { Caller } from '../../../src/app/core/caller.ts'
import { createLimits } from '../../../src/app/core/rate-limits.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { adminOf } from '../../support/admin.ts'
import { errorOf } from '../../support/players.ts'
import { guest, startServices } from '../../support/service.ts'

t.test('an agent sees the packs that it may choose, and plays with one', async (t) => {
  const node = await startServices(t)
  const { services } = node
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const use = async (caller: Caller | null, name: string, input: object) => {
    const { signal } = new AbortController()
    const limits = createLimits(null)
    const session: Session = {
      service: services,
      limits,
      caller,
      address: '::1',
      origin: 'http://localhost',
      board: null,
      signal,
      log: console,
    }
    const tool = tools.find((one) => one.name === name)!
    return (await tool.run(session, { ...input })).text
  }
  const packsFor = async (caller: Caller | null): Promise<string[]> => {
    const { rulesets } = JSON.parse(await use(caller, 'list', { mine: false }))
    return rulesets.find(({ id }: { id: string }) => id === 'goalscorer').packs
  }
  const create = (caller: Caller, contentPack: string) =>
    use(caller, 'create_game', { ruleset: 'goalscorer', contentPack, bots: 1, open: 0 })
  const [builtIn] = registry.goalscorer!.packs as [Record<string, unknown>]

  const content = { ...builtIn, id: 'village-green' }
  const { name } = await services.packs.upload(ann, { content })

  t.same(await packsFor(ann), ['goalscorer-house', name])
  t.same([await packsFor(bob), await packsFor(null)], [['goalscorer-house'], ['goalscorer-house']])
  t.match(await create(ann, name), /^game /m)
  t.match(await errorOf(create(bob, name)), { code: 'pack-unknown' })
  await services.packs.share(ann, name, { shared: true })
  t.same(await packsFor(bob), ['goalscorer-house', name])
  t.match(await create(bob, name), /^game /m)
  await adminOf(services).withdraw(node.admin, name, 'a test')
  t.same(await packsFor(ann), ['goalscorer-house'])
})
