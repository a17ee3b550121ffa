import t from 'tap'
import { sameJson } from '../../src/engine/kernel/json.ts'
import { LESSON_WORDS_MAX, type LessonStep } from '../../src/engine/kernel/lesson.ts'
import type { Tagged } from '../../src/engine/kernel/types.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import type { LessonGame } from '../../web/src/engine/lesson-game.ts'
import { lessonIds, lessonOf, startedLesson } from '../../web/src/engine/lessons.ts'

const STEPS_MIN = 8
const STEPS_MAX = 14

function decisionFor(game: LessonGame, { type }: Tagged): string {
  const found = game.seen().decisions.find(({ moves }) => moves.includes(type))
  if (!found) throw new Error(`step "${game.step.ask}" does not ask for ${type}`)
  return found.id
}

/**
 * Completes the lesson's current step with the nth move that the step accepts, or with the last
 * move if the step accepts fewer moves.
 */
function complete(game: LessonGame, { accept }: LessonStep, nth: number): void {
  const move = accept[Math.min(nth, accept.length - 1)]
  const answer = move ? game.play(decisionFor(game, move), move) : 'accepted'
  if (!move) game.next()
  if (answer !== 'accepted') throw new Error(`${game.step.ask}: ${JSON.stringify(answer)}`)
}

t.test('each built-in game has a lesson', async (t) => {
  t.same([...lessonIds].sort(), Object.keys(registry).sort())
  t.equal(await lessonOf('chess'), null)
})

for (const id of lessonIds)
  t.test(`${id}: its lesson`, async (t) => {
    const loaded = await lessonOf(id)
    if (!loaded) throw new Error(`${id} has no lesson`)
    const { steps } = loaded.lesson
    const ways = Math.max(...steps.map(({ accept }) => accept.length))

    t.test('each accepted move is legal and leads to the end', async (t) => {
      for (let nth = 0; nth < ways; nth += 1) {
        const game = startedLesson(loaded)
        for (const step of steps.slice(0, -1)) complete(game, step, nth)
        t.ok(game.isOver, `the accepted moves number ${nth + 1}`)
      }
    })

    t.test('each mistake is refused by the clause that it breaks', async (t) => {
      const game = startedLesson(loaded)
      for (const step of steps.slice(0, -1)) {
        const { wrong } = step
        if (wrong) {
          const refused = game.check(decisionFor(game, wrong.move), wrong.move)
          t.match(refused, { code: wrong.refusal, clause: wrong.clause }, step.ask)
          const { type } = wrong.move
          t.match(game.play(decisionFor(game, { type }), wrong.move), { code: wrong.refusal })
        }
        complete(game, step, 0)
      }
    })

    t.test('a legal move that the step does not accept changes nothing', async (t) => {
      const game = startedLesson(loaded)
      const [before] = game.seen().decisions
      const isAsked = (move: Tagged) => steps[0]?.accept.some((one) => sameJson(one, move))
      const other = before?.examples.find((move) => !isAsked(move))
      if (before && other) t.equal(game.play(before.id, other), 'other')
      t.equal(game.seen().version, startedLesson(loaded).seen().version)
      t.equal(game.step, steps[0])
    })

    t.test('it is short, and shows each stretch by frames up to the newest version', async (t) => {
      const words = steps.flatMap(({ ask, say }) => `${ask} ${say}`.split(/\s+/))
      t.ok(words.length <= LESSON_WORDS_MAX, `${words.length} words`)
      t.ok(steps.length >= STEPS_MIN && steps.length <= STEPS_MAX, `${steps.length} steps`)
      const game = startedLesson(loaded)
      for (const step of steps.slice(0, -1)) {
        game.seen()
        complete(game, step, 0)
        const { frames, version, events } = game.seen()
        t.ok(
          frames.every(({ beat, view }) => beat.to <= version && view !== null),
          step.ask,
        )
        t.equal(events.at(-1)?.version ?? version, version)
      }
    })
  })
