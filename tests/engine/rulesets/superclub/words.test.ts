import t from 'tap'
import { seededChance, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { eventContext, refusalText } from '../../../../src/engine/kernel/event-text.ts'
import { examplesFor } from '../../../../src/engine/kernel/examples.ts'
import type { Game } from '../../../../src/engine/kernel/game.ts'
import type { OpenDecision } from '../../../../src/engine/kernel/open-decisions.ts'
import { submit } from '../../../../src/engine/kernel/perform.ts'
import { labelOf, questionContext } from '../../../../src/engine/kernel/question-text.ts'
import { Refusal } from '../../../../src/engine/kernel/refusal.ts'
import type { Problem } from '../../../../src/engine/kernel/rule.ts'
import { turnFor } from '../../../../src/engine/kernel/turn.ts'
import { branch } from '../../../../src/engine/kernel/world.ts'
import { gameChangerOf } from '../../../../src/engine/rulesets/superclub/content/book.ts'
import { superclub } from '../../../../src/engine/rulesets/superclub/index.ts'
import { problem } from '../../../../src/engine/rulesets/superclub/refusals.ts'
import type { Superclub } from '../../../../src/engine/rulesets/superclub/types.ts'
import { playBots, testTurnsAreShort } from '../../../support/turn-texts.ts'
import { position, SQUAD } from './position.ts'

const BUDGET_CHARACTERS = 700
const OPTIONS = 3
const SEEDS = [1, 2, 3, 4, 5]
const TURNS = 400

type Asks = OpenDecision<Superclub>
const sat = (seed: number, seats: number) => ({
  seed,
  seats,
  most: TURNS,
  options: { unhappyPlayers: true },
})

const optionsOf = (game: Game<Superclub>, decision: Asks) =>
  examplesFor(superclub, game, turnFor(superclub, game, decision, seededChance(1)), OPTIONS)

t.test('a label states the price that is paid', async (t) => {
  const priced = /(?:for|Bid) (\d+)M$/
  const kinds = new Set<string>()
  for (const seed of SEEDS.slice(0, 2))
    playBots(superclub, sat(seed, 3), ({ game, decision }) => {
      const asked = questionContext(superclub, game, decision)
      for (const move of optionsOf(game, decision)) {
        const label = labelOf(superclub, move, asked)
        const [, price] = priced.exec(label) ?? []
        if (price === undefined) continue
        const { seat, id: decisionId } = decision
        const order = { seat, decisionId, move }
        const { events } = submit(superclub, branch(game), order, seededLuck(seed), 0)
        const amounts = events.flatMap((event) => ('amount' in event ? [event.amount] : []))
        if (!amounts.includes(Number(price))) t.fail(`${label}: ${amounts}`)
        kinds.add(move.type)
      }
    })
  for (const kind of ['scout-sign', 'invest-upgrade', 'auction-bid']) t.ok(kinds.has(kind), kind)
})

t.test('a label states the roll that training needs', async (t) => {
  let rolls = 0
  playBots(superclub, sat(1, 2), ({ game, decision }) => {
    const asked = questionContext(superclub, game, decision)
    for (const move of optionsOf(game, decision)) {
      const [, least] = /needs (\d)\+$/.exec(labelOf(superclub, move, asked)) ?? []
      if (least === undefined) continue
      const order = { seat: decision.seat, decisionId: decision.id, move }
      const { events } = submit(superclub, branch(game), order, seededLuck(rolls), 0)
      const rolled = events.find((event) => event.type === 'training.rolled')
      if (rolled && rolled.to > rolled.from !== rolled.die >= Number(least))
        t.fail(`${least} or better: ${rolled.die} brings ${rolled.from} to ${rolled.to}`)
      rolls += 1
    }
  })
  t.ok(rolls > 10, `${rolls} rolls`)
})

t.test('matches and off-seasons of other clubs are asides', async (t) => {
  const asides = new Set<string>()
  playBots(superclub, sat(1, 4), ({ lines }) => {
    for (const { text } of lines) if (typeof text === 'object' && text) asides.add(text.of)
  })
  t.same([...asides].sort(), ['events of other clubs', 'events of other matches'])
})

t.test('a refusal states the rule with its facts', (t) => {
  const { game } = position({ phase: 'training', clubs: [{ squad: SQUAD }, {}] })
  const reader = eventContext(superclub, game.table, 0)
  const said = (refusal: Problem) =>
    refusalText(superclub, new Refusal(refusal.code, refusal.clause, refusal.facts), reader)
  const sentences = [
    problem('unknown-id', { card: 'pl-x' }),
    problem('unknown-id', { continent: 'moon' }),
    problem('not-enough-cash', { cash: 25, price: 40 }, 'SC-123'),
    problem('not-enough-cash', { demanded: 40, seat: 1, cash: 25 }),
    problem('squad-full', { revealed: 'pl-001' }, 'SC-R60'),
    problem('wrong-window', { gc: 'gc-30.1', window: 'react' }),
  ].map(said)
  t.same(sentences, [
    'There is no player “pl-x”.',
    'There is no continent “moon”.',
    'The price is 40M, but the club can pay only 25M.',
    'The deal costs Azure 40M, but only 25M is free.',
    'Your squad is full. Sell a player abroad to keep Tyler Hollister.',
    `You can play ${gameChangerOf(game.table.content, 'gc-30').name} only after the dice.`,
  ])
  t.end()
})

testTurnsAreShort(
  superclub,
  SEEDS.map((seed) => sat(seed, 1 + seed)),
  BUDGET_CHARACTERS,
)
