import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import t from 'tap'
import { mcp } from '../../../src/api/mcp/index.ts'
import { createLimits } from '../../../src/app/core/rate-limits.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { miniRulesets } from '../../engine/kernel/rulesets/index.ts'
import { callTool as call, connectAgent } from '../../support/agent.ts'
import { startServices } from '../../support/service.ts'

t.test('a refused option returns the current decision instead of an error', async (t) => {
  const auction: Ruleset = miniRulesets.auction!
  const { services } = await startServices(t, { registry: { auction } })
  const app = Fastify()
  await app.register(mcp, { service: services, limits: createLimits(null), origins: [], hosts: [] })
  await app.listen({ host: '127.0.0.1', port: 0 })
  t.teardown(() => app.close())
  const url = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/mcp`)
  const connect = async (name: string) =>
    connectAgent(t, url, (await services.accounts.signUp({ name, kind: 'agent' })).token)
  const [ann, ben] = [await connect('Ann'), await connect('Ben')]
  const args = { ruleset: 'auction', bots: 0, open: 1 }
  const { game } = (await call(ann, 'create_game', args)).turn
  await call(ben, 'join_game', { game })
  const { text, turn } = await call(ann, 'wait', { game, after: 0, wait: 5 })
  const option = Number(/^(\d)\) .*bid.*\b10\b/m.exec(text)?.[1])
  const seen = await call(ben, 'wait', { game, after: 0, wait: 5 })
  const bid = { type: 'bid', amount: 30 }
  await call(ben, 'play', { game, decisionId: seen.turn.decisionId, move: bid, wait: 0 })

  const refused = await call(ann, 'play', { game, decisionId: turn.decisionId, option, wait: 5 })

  t.notOk(refused.isError, refused.text)
  t.match(
    refused.text,
    /^No \(bid-too-low, AU-3\): The lowest bid is now £40\. Nothing has changed/,
  )
  t.match(refused.turn, { isNumbered: true, isAwaiting: false })
  t.not(refused.turn.decisionId, turn.decisionId, 'it names the version that was read')
  const { decisionId } = refused.turn
  const next = await call(ann, 'play', { game, decisionId, option: 1, wait: 0 })
  t.notOk(next.isError, next.text)

  const late = await call(ann, 'play', { game, decisionId, option: 1, wait: 0 })
  t.notOk(late.isError, 'also if the decision is closed')
  t.match(late.text, /^No \(decision-closed/)
})

t.test('a move with a cursor of a lost branch is not played', async (t) => {
  const { services } = await startServices(t, { registry: { auction: miniRulesets.auction! } })
  const app = Fastify()
  await app.register(mcp, { service: services, limits: createLimits(null), origins: [], hosts: [] })
  await app.listen({ host: '127.0.0.1', port: 0 })
  t.teardown(() => app.close())
  const url = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/mcp`)
  const { token } = await services.accounts.signUp({ name: 'Ann', kind: 'agent' })
  const ann = await connectAgent(t, url, token)
  const { turn } = await call(ann, 'create_game', { ruleset: 'auction', bots: 1 })
  const { game, decisionId } = turn
  const args = { game, decisionId, option: 1, wait: 0 }

  const lost = await call(ann, 'play', { ...args, after: '1.00000000' })

  t.ok(lost.isError)
  t.match(lost.text, /history-rewound/)
  const { text } = await call(ann, 'observe', { game })
  const [cursor = ''] = /\d+\.[0-9a-f]{8}/.exec(text) ?? []
  const played = await call(ann, 'play', { ...args, ...(cursor ? { after: cursor } : {}) })
  t.notOk(played.isError, played.text)
})
