import t from 'tap'
import { Unavailable } from '../../src/app/core/ports.ts'
import { createGameInput } from '../../src/app/games/schema.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { miniRulesets } from '../engine/kernel/rulesets/index.ts'
import { adminOf } from '../support/admin.ts'
import { againstBot, observe, readyMove, send, waitFor } from '../support/players.ts'
import { guest, startNode, startServices } from '../support/service.ts'
import { until } from '../support/until.ts'

const botsOnly = createGameInput.parse({
  ruleset: 'goalscorer',
  seats: [{ kind: 'bot' }, { kind: 'bot' }],
})

t.test('two nodes play the bots of many games exactly once per decision', async (t) => {
  const node = await startServices(t, { settings: { sweepMilliseconds: 20 } })
  const other = await startNode(t, node.url, { settings: { sweepMilliseconds: 20 } })
  const ann = await guest(node, 'Ann')

  const games = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { answer } = await node.services.games.create(ann, botsOnly)
      await observe(other, ann, answer.id)
      return answer.id
    }),
  )
  for (const id of games) {
    const ended = await waitFor(other, ann, id, { timeoutSeconds: 60 })
    t.equal(ended.reason, 'over')
    const { items } = await adminOf(node.services).log(node.admin, id, { after: 0, limit: 1000 })
    const answered = items.flatMap(({ cause }) => cause.decisionId ?? [])
    t.equal(new Set(answered).size, answered.length, 'no decision is answered twice')
    t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true })
  }
})

t.test('if a node dies before its bot answers, the next node asks it', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const { id } = await againstBot(node, ann)
  const first = await waitFor(node, ann, id)
  // Simulates a node that crashes after storing the decision and before the bot answers.
  const dying = await startNode(t, node.url, { settings: { sweepMilliseconds: 3_600_000 } })
  const { answer } = await dying.services.games.create(ann, botsOnly)
  await dying.services.close()

  const heir = await startNode(t, node.url, { settings: { sweepMilliseconds: 50 } })
  const ended = await waitFor(heir, ann, answer.id, { timeoutSeconds: 60 })

  t.ok(['turn', 'over'].includes(first.reason))
  t.equal(ended.reason, 'over')
})

t.test('bots that fail to answer in time block no game', async (t) => {
  const market: Ruleset = miniRulesets.market!
  const thoughtful: Ruleset = {
    ...market,
    bot(turn) {
      if (turn.decision.standing !== true) return market.bot(turn)
      const began = performance.now()
      while (performance.now() - began < 25);
      return null
    },
  }
  const node = await startServices(t, { registry: { market: thoughtful } })
  const ann = await guest(node, 'Ann')
  const input = createGameInput.parse({ ...botsOnly, ruleset: 'market' })

  const { answer } = await node.services.games.create(ann, input)

  const { reason } = await waitFor(node, ann, answer.id, { timeoutSeconds: 10 })
  t.equal(reason, 'over')
})

t.test('a person and a bot take turns; bot moves appear only when visible', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const { id } = await againstBot(node, ann)

  let seen = (await observe(node, ann, id)).version
  for (let turns = 0; turns < 6; turns += 1) {
    const { reason, events, version } = await waitFor(node, ann, id, { after: seen })
    t.same(
      events.map((event) => event.version),
      Array.from({ length: version - seen }, (_, place) => seen + place + 1),
      'every event has its number, hidden or not',
    )
    seen = version
    if (reason === 'over') break
    const answer = await send(node, ann, id, await readyMove(node, ann, id))
    seen = Math.max(seen, answer.version)
  }

  t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true })
})

t.test('an outage while a bot loads its game does not pause the game', async (t) => {
  const one = await startServices(t)
  const { id } = await againstBot(one, await guest(one, 'Ann'))
  const two = await startNode(t, one.url)
  const { find } = two.store.games
  let hasFailed = false
  Object.assign(two.store.games, {
    async find(game: string) {
      if (hasFailed) return find(game)
      hasFailed = true
      throw new Unavailable(new Error('the connection is lost'))
    },
  })

  two.services.context.askBots(id)
  await until(() => hasFailed)

  t.equal(two.services.context.failingGames.size, 0)
})
