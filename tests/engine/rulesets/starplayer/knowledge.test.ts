import t from 'tap'
import { noLuck, seededChance } from '../../../../src/engine/kernel/chance.ts'
import { submit } from '../../../../src/engine/kernel/perform.ts'
import { Refusal } from '../../../../src/engine/kernel/refusal.ts'
import type { Viewer } from '../../../../src/engine/kernel/types.ts'
import { worldWith } from '../../../../src/engine/kernel/world.ts'
import { squads } from '../../../../src/engine/rulesets/starplayer/content/schema.ts'
import { remember } from '../../../../src/engine/rulesets/starplayer/read/dues.ts'
import type { Turn } from '../../../../src/engine/rulesets/starplayer/state.ts'
import {
  asked,
  cash,
  dice,
  given,
  holding,
  M,
  on,
  owing,
  ranked,
  received,
  type Seated,
  state,
  top,
  wins,
} from './support.ts'

const textOf = (game: Seated, viewer: Viewer = 0): string =>
  game.rules.text(game.view(viewer), viewer, game.game.table)

t.test('the text of a view states all that its reader needs', async (t) => {
  const game = given({ seats: 2 }, holding(0, 'red-09', 'red-02'), wins(0, 2), on(0, 6))
  const text = textOf(game)
  for (const line of [
    'turn 1 of 500: seat 0, roll, rolls owed: 1',
    'aim: 11 of one squad, manager, stadium and 5 WIN cards',
    'seat 0 (red): £150M on 6, side 2/11, WIN 2/5 win-red-1 win-red-2, wilds 0',
    '  red 2: red-02 Brick DEF 4, red-09* Comet STR 15',
    '+1 7 white-04*, +2 8 stadium-red',
    'red 10 (12 10.5 9 7.5 6.5 6 5 5 4)',
    'tray: manager-1',
  ])
    t.ok(text.includes(line), line)
})

t.test('the text covers offers, debts, tackles, cards and the end', async (t) => {
  const window = given({ seats: 2 })
  window.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
  const take = { cards: ['tackle-2'], money: 0 }
  window.move(0, { type: 'offer', to: 1, give: { cards: [], money: 2 * M }, take })
  t.match(textOf(window), /seat 0 negotiates, then seats 1.*seat 0 offers seat 1 £2M for tackle-2/)

  const debt = given({ seats: 2 }, cash(0, 9), holding(0, 'wild-01'), owing(0, 1, 2))
  debt.move(0, { type: 'offer-sale', to: 1, cards: ['wild-01'], price: M })
  t.match(textOf(debt), /debt 1: seat 0 owes seat 1 £2M \(gate\); offers seat 1 wild-01 for £1M/)

  const race = given({ seats: 3 }, asked('purchase', 40))
  race.move(0, { type: 'decline' })
  t.match(
    textOf(race, 'spectator'),
    /declined: 40 red-09\*; may tackle: seats 1,2; for sale: the top red/,
  )

  const match = given({ seats: 3 }, on(0, 2), top('ref-18'))
  match.move(0, { type: 'roll' }, dice(1, 2))
  t.match(textOf(match), /card: Abandoned tie to be played now\./)
  t.match(textOf(match), /Cup Match to be played against seat 1 or 2/)

  const manual = given(
    { seats: 2, options: { claims: 'manual' } },
    holding(1, 'blue-09'),
    on(0, 40),
  )
  manual.move(0, { type: 'roll' }, dice(1, 2))
  manual.move(1, { type: 'claim', kind: 'royalty', space: 43 })
  const told = 'this turn: passed 41 stadium-white; passed 42 wild-substitute;'
  t.ok(textOf(manual).includes(told))
  t.match(textOf(manual), /landed on 43 blue-09\*; seat 1 claimed royalty 43/)

  const end = given({ seats: 2 })
  end.resign(0)
  t.match(textOf(end), /seat 0 \(red\): out of the game/)
  t.match(textOf(end), /game over: only seat 1 is left/)
})

t.test('SP-R9 a refused purchase states the public bound and hides the deck', async (t) => {
  const game = given({ seats: 2 }, asked('purchase', 1), cash(3, 150), top('red-02'))
  const [decision] = game.game.open
  const move = { seat: 0, decisionId: decision?.id ?? '', move: { type: 'buy' } }
  try {
    submit(game.rules, game.game, move, noLuck, 0)
    t.fail('it was accepted')
  } catch (error) {
    t.ok(error instanceof Refusal)
    t.same((error as Refusal).facts, { seat: 0, bound: 15 * M, means: 3 * M })
  }
})

t.test('SP-R31 lists of legal moves name claims without saying which are due', async (t) => {
  const options = { claims: 'manual' } as const
  const played = [holding(1, 'blue-09'), holding(1, 'blue-10')].map((stars) => {
    const game = given({ seats: 2, options }, stars, on(0, 40))
    game.move(0, { type: 'roll' }, dice(1, 2))
    const interject = game.game.open.find(({ seat, standing }) => seat === 1 && standing)!
    return game.rules.legalMoves(game.game.state, interject, game.game.table)
  })
  t.same(played[0], played[1])
})

t.test('SP-504 a wild that came after the visit does not hide its claim', async (t) => {
  const game = given(
    { seats: 2, options: { claims: 'manual' } },
    holding(0, 'wild-01', 'wild-02', 'wild-03'),
  )
  const { board } = game.game.table.content
  const space = board.findIndex(({ type }) => type === 'wild-substitute')
  const steps: NonNullable<Turn['steps']> = [
    { step: 'visited', space, landed: true },
    { step: 'carried', card: 'wild-03', from: 1, to: 0 },
  ]
  state(game).turn.steps = steps
  const { table } = game.game
  const due = remember({ state: game.game.state, table })
  t.same(
    due.map(({ kind, creditor }) => [kind, creditor]),
    [['wild', 0]],
  )
  state(game).turn.steps = steps.toReversed()
  t.same(remember({ state: game.game.state, table }), [], 'a seat with three wilds gets none')
})

t.test('an imagined world holds the unseen cards and hidden ranks', async (t) => {
  const six = ['blue-01', 'blue-03', 'blue-06', 'blue-07', 'blue-09', 'blue-10']
  const game = given(
    { seats: 3, options: { claims: 'manual' } },
    received(1, ...six),
    ranked(1, 1, 'blue', 'unclaimed'),
    ranked(0, 2, 'red'),
  )
  const { table } = game.game
  const view = game.view(2)
  const draft = game.rules.imagine(view, 2, table, seededChance(1))
  const { decks, all6Ranks, nextAll6Rank } = draft.secret

  for (const squad of squads) t.same(decks[squad].toSorted(), state(game).decks[squad].toSorted())
  t.equal(all6Ranks[1]?.rank, 1, 'the gap below the rank that is known')
  t.equal(nextAll6Rank, 3)
  t.same(game.rules.viewFor(worldWith(game.rules, game.game, draft).state, 2, table), view)
  t.equal(game.view(1).secrets, null)
  t.same(game.view('admin').secrets?.decks.red, state(game).decks.red)
})
