import t from 'tap'
import { z } from 'zod'
import { inlineWorker } from '../../../src/app/bot-thinking/inline-worker.ts'
import {
  type Answer,
  questionOf,
  type ThinkWorker,
  type TimedQuestion,
} from '../../../src/app/bot-thinking/question.ts'
import { ThinkingPool, type ThinkRequest } from '../../../src/app/bot-thinking/thinking-pool.ts'
import { ThinkWorkerHandle } from '../../../src/app/bot-thinking/worker-handle.ts'
import { seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import { isBlocking } from '../../../src/engine/kernel/open-decisions.ts'
import { create, submit } from '../../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import type { Schema } from '../../../src/engine/kernel/schema.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { suggestMove } from '../../../src/engine/kernel/turn.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

function* questionsOf(rules: Ruleset, most: number) {
  const table = buildTable(rules, { seats: rules.seats.min })
  const luck = seededLuck(3)
  const chance = seededChance(4)
  const { game } = create(rules, table, luck, 0)
  for (let count = 0; count < most && !game.over; count += 1) {
    const decision = chance.pick(game.open.filter(isBlocking))
    yield questionOf(rules, { game, pack: `pack of ${rules.id}` }, decision, count)
    const { seat, id: decisionId } = decision
    submit(
      rules,
      game,
      { seat, decisionId, move: suggestMove(rules, game, decision, chance) },
      luck,
      0,
    )
  }
}

const goalscorer = registry.goalscorer!
const [question] = [...questionsOf(goalscorer, 1)]
const request: ThinkRequest = {
  question: question!,
  content: goalscorer.packs[0],
  tries: 400,
  milliseconds: 100,
  patienceMilliseconds: 60_000,
}
const slices = () => inlineWorker((id) => registry[id]!)
const none = () => {}

const poolOf = (
  t: { teardown(close: () => unknown): void },
  start: () => ThinkWorker,
  report = none,
) => {
  const pool = new ThinkingPool({ count: 1, start, report })
  t.teardown(() => pool.close())
  return pool
}

const keeps = (schema: Schema) => z.unknown().refine((one) => schema.safeParse(one).success)

t.test('a thread receives exactly what the seat may know', async (t) => {
  for (const rules of Object.values(registry)) {
    const seat = z.int().min(0)
    const schema = z.strictObject({
      ruleset: z.literal(rules.id),
      pack: z.string(),
      table: z.strictObject({
        seats: z.int(),
        options: keeps(rules.options),
        choices: z.array(keeps(rules.choice)),
        decisionSeconds: z.null(),
      }),
      decisionView: z.strictObject({
        seat,
        view: keeps(rules.view),
        decision: z.strictObject({
          kind: z.string(),
          seat,
          moves: z.array(z.string()),
          about: z.record(z.string(), z.int()).optional(),
          standing: z.literal(true).optional(),
        }),
        place: z.int().min(0),
        spaces: z.array(
          z.strictObject({
            type: z.string(),
            exact: z.boolean(),
            fields: z.record(z.string(), z.unknown()),
          }),
        ),
        away: z.array(z.boolean()),
      }),
      seed: z.int().min(0),
    })
    for (const question of questionsOf(rules, 40)) {
      const sent: unknown = structuredClone(question)
      t.equal(schema.safeParse(sent).error, undefined, rules.id)
    }
  }
})

t.test('a thread chooses the same move as a search without one', async (t) => {
  const there = poolOf(t, () => new ThinkWorkerHandle())
  const here = poolOf(t, slices)
  for (const rules of Object.values(registry)) {
    const [, , question] = [...questionsOf(rules, 3)]
    const task = { ...request, question: question!, content: rules.packs[0], tries: 20 }

    const thoughts = await Promise.all([there, here].map((pool) => pool.think(task).thought))

    t.not(thoughts[0], null)
    t.same(thoughts[0], thoughts[1], rules.id)
  }
})

t.test('a cancelled search stops within one simulation, and reports the count', async (t) => {
  for (const start of [slices, () => new ThinkWorkerHandle()]) {
    const pool = poolOf(t, start)
    await pool.think(request).thought
    const { thought, cancel } = pool.think({ ...request, tries: 10_000_000 })
    setImmediate(cancel)
    const { tries, cutAfter } = (await thought)!
    t.equal(tries, 10_000_000)
    t.ok(cutAfter !== undefined && cutAfter < 10_000)
  }
})

t.test('a search whose patience ends plays its best move so far', async (t) => {
  const pool = poolOf(t, slices)
  const { thought } = pool.think({
    ...request,
    tries: 10_000_000,
    milliseconds: 1,
    patienceMilliseconds: 30,
  })
  t.match(await thought, { tries: 10_000_000, cutAfter: Number, move: { type: String } })
})

/** A worker that responds only when the test triggers a response, in the order of the requests. */
function patientWorker() {
  const pending: { readonly question: TimedQuestion; answer(): void }[] = []
  const worker: ThinkWorker = {
    ready: Promise.resolve(),
    isAlive: true,
    think: (one) =>
      new Promise<Answer>((resolve) => {
        const answer = () => resolve({ move: { type: 'any' }, tries: one.tries, isCut: false })
        pending.push({ question: one, answer })
      }),
    async close() {},
  }
  return { worker, pending }
}

t.test('short searches go first; under load all are shortened, down to none', async (t) => {
  const { worker, pending } = patientWorker()
  const pool = poolOf(t, () => worker)
  // The time limits in this test are so long that the speed of the machine does not affect the
  // result.
  const sharp = { ...request, milliseconds: 10_000, patienceMilliseconds: 110_000 }
  const running = pool.think(sharp)
  await new Promise((resolve) => setImmediate(resolve))
  const long = pool.think({ ...sharp, tries: 4_000, milliseconds: 100_000 })
  const short = pool.think({ ...sharp, tries: 300, milliseconds: 9_000 })
  const many = Array.from({ length: 120 }, () => pool.think(sharp).thought)

  t.equal(await many.at(-1), null, 'the last of many is not searched')
  const answers = Promise.all([running.thought, short.thought, long.thought, ...many])
  for (let place = 0; place < pending.length; place += 1) {
    pending[place]!.answer()
    await new Promise((resolve) => setImmediate(resolve))
  }

  const [first, second, third, ...rest] = await answers
  t.match([first, second, third], [{ tries: 400 }, { tries: 150 }, { tries: 4_000 }])
  t.equal(pending.at(-1)!.question.tries, 4_000, 'the longest search goes last')
  const tries = new Set(rest.map((thought) => thought?.tries ?? 0))
  t.same([...tries], [200, 100, 50, 25, 0])
})

t.test('a worker that hangs or is lost is replaced', async (t) => {
  const problems: string[] = []
  const { worker } = patientWorker()
  const report = (problem: string) => void problems.push(problem)
  const lost: ThinkWorker = { ...worker, think: () => Promise.reject(new Error('lost')) }
  const workers = [worker, lost, slices()]
  const pool = new ThinkingPool({ count: 1, start: () => workers.shift()!, report })
  t.teardown(() => pool.close())

  t.equal(await pool.think({ ...request, milliseconds: 1, patienceMilliseconds: 2 }).thought, null)
  t.equal(await pool.think(request).thought, null)
  t.match(await pool.think(request).thought, { tries: 400 }, 'the next worker searches')
  t.equal(problems.length, 2)
})
