import t from 'tap'
import { seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { eventText, sentenceIn } from '../../../../src/engine/kernel/event-text.ts'
import type { Game } from '../../../../src/engine/kernel/game.ts'
import { submit } from '../../../../src/engine/kernel/perform.ts'
import { labelOf, questionContext } from '../../../../src/engine/kernel/question-text.ts'
import { listMoves } from '../../../../src/engine/kernel/sampling.ts'
import { spacesOf } from '../../../../src/engine/kernel/turn.ts'
import type { Seat } from '../../../../src/engine/kernel/types.ts'
import { branch } from '../../../../src/engine/kernel/world.ts'
import { goalscorer } from '../../../../src/engine/rulesets/goalscorer/index.ts'
import type { Goalscorer } from '../../../../src/engine/rulesets/goalscorer/types.ts'
import { playBots, testTurnsAreShort } from '../../../support/turn-texts.ts'

const BUDGET_CHARACTERS = 400
const SEEDS = [1, 2, 3, 4, 5]

const games = SEEDS.map((seed) => ({ seed, seats: 2 }))

t.test('a label states the effect: captures, debuts, goals, and counters in reach', async (t) => {
  let [captures, reached] = [0, 0]
  for (const sat of games.slice(0, 2))
    playBots(goalscorer, sat, ({ game, decision }) => {
      const asked = questionContext(goalscorer, game, decision)
      for (const move of listMoves(spacesOf(goalscorer, game, decision), 200) ?? []) {
        const label = labelOf(goalscorer, move, asked)
        const after = branch(game)
        const order = { seat: decision.seat, decisionId: decision.id, move }
        const { events } = submit(goalscorer, after, order, seededLuck(sat.seed), 0)
        const captured = events.find(({ type }) => type === 'counter.captured')
        if (/captures/.test(label) !== (captured !== undefined)) t.fail(label)
        const debut = events.some(({ type }) => type === 'goal-line.reached')
        if (/makes its debut/.test(label) !== debut) t.fail(label)
        if (captured) captures += 1
        if (!('counter' in move) || !('to' in move) || after.over || captured) continue
        const isReached = couldBeCaptured(after, decision.seat, move.to)
        if (/in reach/.test(label) !== isReached) t.fail(`${label}: ${isReached}`)
        if (isReached) reached += 1
      }
    })
  t.ok(captures > 10 && reached > 10, `${captures} captures, ${reached} in reach`)
})

t.test('sentences for people name no counter by its id', async (t) => {
  const id = /\by\d|(?<![’'\w])s\b/
  const lines = new Set<string | null>()
  for (const sat of games.slice(0, 2))
    playBots(goalscorer, sat, ({ game, decision }) => {
      const context = questionContext(goalscorer, game, decision, undefined, 'seats')
      for (const line of goalscorer.words.facts(context)) lines.add(line)
      for (const { id: counter } of context.view.counters)
        lines.add(goalscorer.words.named?.(counter, context) ?? null)
      for (const move of listMoves(spacesOf(goalscorer, game, decision), 20) ?? []) {
        lines.add(labelOf(goalscorer, move, context))
        const order = { seat: decision.seat, decisionId: decision.id, move }
        const { events } = submit(goalscorer, branch(game), order, seededLuck(sat.seed), 0)
        for (const event of events)
          lines.add(sentenceIn(eventText(goalscorer, { event, masked: false }, context)))
      }
    })
  t.ok(lines.size > 200, `${lines.size} sentences`)
  t.same(
    [...lines].filter((line) => line !== null && id.test(line)),
    [],
  )
})

function couldBeCaptured(game: Game<Goalscorer>, seat: Seat, square: string): boolean {
  const state = { ...game.state, seat: 1 - seat, step: 'first-teamer-move' as const }
  const decision = { key: '', kind: 'first-teamer-move' as const, seat: 1 - seat }
  const asked = { ...decision, moves: ['move-first-teamer' as const] }
  const spaces = goalscorer.legalMoves(state, asked, game.table)
  return (listMoves(spaces, 200) ?? []).some((move) => 'to' in move && move.to === square)
}

testTurnsAreShort(goalscorer, games, BUDGET_CHARACTERS)
