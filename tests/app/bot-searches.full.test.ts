import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import type { ThinkWorker } from '../../src/app/bot-thinking/question.ts'
import type { ThinkWorkers } from '../../src/app/bot-thinking/thinking-pool.ts'
import { TimedSearch } from '../../src/app/bot-thinking/timed-search.ts'
import { ThinkWorkerHandle } from '../../src/app/bot-thinking/worker-handle.ts'
import type { Caller } from '../../src/app/core/caller.ts'
import { createGameInput } from '../../src/app/games/schema.ts'
import { PackLibrary } from '../../src/app/packs/packs.ts'
import { verifyStoredGame } from '../../src/app/verification/verify-game.ts'
import { judgeFile } from '../../src/cli/judge-file.ts'
import { triesOf } from '../../src/engine/bots/levels.ts'
import { listMoves } from '../../src/engine/kernel/sampling.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { adminOf } from '../support/admin.ts'
import { againstBot, observe, waitFor } from '../support/players.ts'
import { guest, type Node, type Served, startNode, startServices } from '../support/service.ts'

const sharpAndSteady = createGameInput.parse({
  ruleset: 'goalscorer',
  options: { turnLimit: 5 },
  seats: [{ kind: 'bot', level: 'sharp' }, { kind: 'bot' }],
})

async function playOut(t: Test, node: Served, watcher: Node, ann: Caller) {
  const { answer } = await node.services.games.create(ann, sharpAndSteady)
  await observe(watcher, ann, answer.id)
  while ((await waitFor(watcher, ann, answer.id)).reason !== 'over');
  const file = path.join(t.testdir(), 'game.ndjson')
  const lines: string[] = []
  for await (const line of await node.services.games.export(ann, answer.id))
    lines.push(Buffer.from(line).toString())
  writeFileSync(file, lines.join(''))
  const terms = { receipts: [], keys: new Map(), chainOnly: false, bots: true }
  const judged = []
  for await (const one of judgeFile(file, terms)) judged.push(one)
  return { answer, judged: judged[0]! }
}

const threads = (
  start: () => ThinkWorker = () => new ThinkWorkerHandle(),
): { thinkWorkers: ThinkWorkers } => ({ thinkWorkers: { count: 1, start } })

t.test('two nodes, one without threads, search alike; anyone can repeat it', async (t) => {
  const node = await startServices(t, { parts: threads() })
  const other = await startNode(t, node.url, { settings: { sweepMilliseconds: 20 } })
  const ann = await guest(node, 'Ann')

  const { answer, judged } = await playOut(t, node, other, ann)

  t.same(
    answer.seats.map(({ level }) => level),
    ['sharp', 'steady'],
  )
  t.match(judged, { fault: null, bots: { unjudged: 0, others: [] } })
  t.ok(judged.bots!.same > 5)
})

t.test('a built-in bot that deviates from its search is found out', async (t) => {
  const cheat: ThinkWorker = {
    ready: Promise.resolve(),
    isAlive: true,
    async think({ question }) {
      const [move = null] = listMoves(question.decisionView.spaces, 1_000) ?? []
      return { move, tries: 400, isCut: false }
    },
    async close() {},
  }
  const node = await startServices(t, { parts: threads(() => cheat) })
  const ann = await guest(node, 'Ann')

  const { judged } = await playOut(t, node, node, ann)

  t.match(judged.fault, /the repeated search of the bot of seat \d differs after version \d+/)
  t.match(await adminOf(node.services).verify(node.admin, judged.game!, {}), { ok: true })
  const judging = { ports: node.store, packs: new PackLibrary(registry, [], node.store) }
  const stored = await verifyStoredGame(judging, judged.game!, { chain: false, bots: true })
  t.match(stored, { fault: judged.fault, bots: judged.bots }, 'in a file, and in the database')
})

/** Simulates a machine on which a bot's complete search takes many seconds. */
const slow = (): ThinkWorker => ({
  ready: Promise.resolve(),
  isAlive: true,
  async think(request) {
    const thought = new TimedSearch(registry[request.question.ruleset]!, request)
    for (;;) {
      await sleep(TRY_MILLISECONDS)
      const answer = thought.next()
      if (answer) return answer
    }
  },
  async close() {},
})
const TRY_MILLISECONDS = 20

t.test('a deadline limits a search to half the remaining time', async (t) => {
  const begun = Date.now()
  // The test's clock stands still, so the decision cannot have timed out and the bot must have
  // answered it.
  const node = await startServices(t, { clock: { now: () => begun }, parts: threads(slow) })
  const ann = await guest(node, 'Ann')
  const seats = [{ kind: 'bot' as const, level: 'sharp' as const }, { kind: 'me' as const }]
  const { id } = await againstBot(node, ann, { seats, decisionSeconds: 1 })

  const { reason } = await waitFor(node, ann, id)
  await node.services.games.resign(ann, id)

  const { items } = await adminOf(node.services).log(node.admin, id, { after: 0, limit: 100 })
  const thoughts = items.flatMap(({ cause }) => ('thought' in cause ? [cause.thought] : []))
  t.equal(reason, 'turn')
  t.match(thoughts[0], {
    level: 'sharp',
    tries: triesOf(registry.goalscorer!, 'sharp'),
    cutAfter: Number,
  })
  t.ok(Object(thoughts[0]).cutAfter <= 500 / TRY_MILLISECONDS)
  const judging = { ports: node.store, packs: new PackLibrary(registry, [], node.store) }
  const judged = await verifyStoredGame(judging, id, { chain: false, bots: true })
  t.match(judged, { fault: null, bots: { shortened: thoughts.length, others: [] } })
})

t.test('threads that die while thinking block no game', async (t) => {
  const problems: string[] = []
  let lost = 0
  const mortal = () => {
    const thread = new ThinkWorkerHandle()
    const think = thread.think.bind(thread)
    thread.think = (request) => {
      const thought = think(request)
      lost += 1
      if (lost % 2 === 1) void thread.close()
      return thought
    }
    return thread
  }
  const report = (problem: string) => void problems.push(problem)
  const node = await startServices(t, { parts: { ...threads(mortal), report } })
  const ann = await guest(node, 'Ann')

  const { judged } = await playOut(t, node, node, ann)

  t.match(
    judged,
    { fault: null, bots: { unjudged: 0, others: [] } },
    'missing searches are reported',
  )
  t.ok(judged.bots!.shortened > 0)
  // On a slow machine, a bot search may time out even if its thread was not closed.
  t.ok(problems.length >= Math.ceil(lost / 2))
  t.match(problems[0], /a bot search of goalscorer did not end in time/)
})
