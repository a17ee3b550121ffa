import t from 'tap'
import { seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { eventContext, eventText } from '../../../../src/engine/kernel/event-text.ts'
import { isBlocking } from '../../../../src/engine/kernel/open-decisions.ts'
import { submit } from '../../../../src/engine/kernel/perform.ts'
import {
  labelOf,
  lineOf,
  questionContext,
  questionOf,
} from '../../../../src/engine/kernel/question-text.ts'
import { listMoves } from '../../../../src/engine/kernel/sampling.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { spacesOf } from '../../../../src/engine/kernel/turn.ts'
import { branch } from '../../../../src/engine/kernel/world.ts'
import { starplayer } from '../../../../src/engine/rulesets/starplayer/index.ts'
import { money } from '../../../../src/engine/rulesets/starplayer/words/names.ts'
import { playBots, testTurnsAreShort } from '../../../support/turn-texts.ts'
import { asked, cash, given, holding, M, owing, top } from './support.ts'

const BUDGET_CHARACTERS = 600
const SEEDS = [1, 2, 3, 4, 5]
const MOVES_LISTED_MAX = 200

const games = SEEDS.map((seed) => ({ seed, seats: 2 + (seed % 3) }))

testTurnsAreShort(starplayer, games, BUDGET_CHARACTERS)

t.test('SP-303 SP-507 SP-807 the price in a label is the price paid', async (t) => {
  let [bought, sold, lost] = [0, 0, 0]
  for (const sat of games.slice(0, 2))
    playBots(starplayer, sat, ({ game, decision }) => {
      const { seat, id: decisionId } = decision
      const ask = questionContext(starplayer, game, decision)
      const spaces = spacesOf(starplayer, game, decision).filter(({ exact }) => exact)
      for (const move of listMoves(spaces, MOVES_LISTED_MAX) ?? []) {
        const label = labelOf(starplayer, move, ask)
        const isPriced = move.type === 'buy' ? move.pick !== undefined : move.type === 'sell-back'
        if (!isPriced && move.type !== 'challenge-final') continue
        const order = { seat, decisionId, move }
        const { events } = submit(starplayer, branch(game), order, seededLuck(sat.seed), 0)
        const due = events.flatMap((one) =>
          one.type === 'cash.paid' && ['price', 'sell-back', 'forfeit'].includes(one.reason)
            ? [one.amount]
            : one.type === 'debt.opened'
              ? [one.debt.rest]
              : [],
        )
        const amount = due.reduce((sum, one) => sum + one, 0)
        if (amount > 0 && !label.includes(money(amount))) t.fail(`${label}: ${money(amount)}`)
        if (move.type === 'buy') bought += 1
        else if (move.type === 'sell-back') sold += 1
        else if (amount > 0) lost += 1
      }
    })
  t.ok(bought > 3 && sold > 10, `${bought} bought, ${sold} sold, ${lost} finals lost`)
})

t.test('an amount is in millions or thousands, or in pounds if it is not round', async (t) => {
  const amounts = [0, 999, 1_000, 500_000, 1_000_001, 1_250_000, 109_000_000]
  t.same(amounts.map(money), ['£0', '£999', '£1K', '£500K', '£1,000,001', '£1.25M', '£109M'])
})

t.test('SP-R9 SP-305 a purchase question has its prices, or the reason for none', async (t) => {
  const question = (game: ReturnType<typeof given>) => {
    const decision = game.game.open.find(isBlocking)!
    return questionOf(starplayer, questionContext(starplayer, game.game, decision))
  }
  t.equal(
    question(given({ seats: 2 }, asked('purchase', 40), top('red-02'))),
    'You are on Comet (red star). Buy the top red card (£4M–£15M or bogus footballer, £1M; ' +
      'Comet is free here; 11 left, you have 0)?',
  )
  t.equal(
    question(given({ seats: 2 }, asked('purchase', 3), holding(0, 'manager-1'))),
    'You are on a Manager space and cannot buy: you already have a manager. ' +
      'Decline, or sell back cards first?',
  )
  t.equal(
    question(given({ seats: 2 }, asked('purchase', 41), cash(49))),
    'You are on the white Stadium and cannot buy: too little money. Decline, or act first?',
  )
  t.equal(
    question(given({ seats: 2 }, cash(0, 9), holding(0, 'red-02'), owing(0, 1, 2))),
    'You owe Blue £2M. What do you sell?',
  )
})

t.test('SP-R30 several sales are asked one by one, each with its cards', async (t) => {
  const game = given(
    { seats: 3 },
    cash(0, 0, 9),
    holding(0, 'wild-01', 'wild-02'),
    holding(1, 'tackle-4'),
    owing(0, 'official', 2),
    owing(1, 'official', 2),
  )
  game.move(0, { type: 'offer-sale', to: 2, cards: ['wild-01', 'wild-02'], price: 2 * M })
  game.move(1, { type: 'offer-sale', to: 2, cards: ['tackle-4'], price: M })
  t.same(
    game.game.open
      .filter(({ suspendedBy, kind }) => suspendedBy === undefined && kind !== 'roll')
      .map((decision) => questionOf(starplayer, questionContext(starplayer, game.game, decision))),
    [
      'Red needs money and offers you 2 Wild Substitutes for £2M. Accept?',
      'Your offer is open: 2 Wild Substitutes for £2M. Withdraw it?',
      'Blue needs money and offers you a Tackle card for £1M. Accept?',
      'Your offer is open: a Tackle card for £1M. Withdraw it?',
    ],
  )
})

t.test('SP-R30 a sale to pay a debt names the buyers, their cash and the cards', async (t) => {
  const game = given(
    { seats: 3 },
    cash(0, 1, 9),
    holding(0, 'wild-01'),
    owing(0, 1, 2),
    owing(2, 0, 2),
  )
  const decision = game.game.open.find(({ seat, kind }) => seat === 0 && kind === 'settle-debt')!
  const all = spacesOf(starplayer, game.game, decision)
  const lineFor = (wanted: string) =>
    lineOf(
      starplayer,
      all.filter(({ type }) => type === wanted),
      questionContext(starplayer, game.game, decision),
    )

  t.match(lineFor('offer-sale'), /^offer-sale to=1 \(up to £1M\)/)
  t.match(lineFor('offer-in-kind'), /credit=\(in £\) up to £2M, yours: wild-01/)
})

t.test('SP-604 an offer’s assets are listed by owner, with the cash', async (t) => {
  const game = given({ seats: 2 }, holding(1, 'blue-09'))
  game.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
  const decision = game.game.open.find(isBlocking)!
  const spaces = spacesOf(starplayer, game.game, decision).filter(({ type }) => type === 'offer')

  const line = lineOf(starplayer, spaces, questionContext(starplayer, game.game, decision))

  t.match(
    line,
    /^offer to=1 give=\{cards, money in £\} take=\{cards, money in £\}, yours: tackle-1 .* £150M/,
  )
  t.match(line, /, 1: blue-09 tackle-2 .* £150M$/)
})

t.test('SP-R35 the label of an offer without a return says so', async (t) => {
  const game = given({ seats: 2 })
  game.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
  const asking = questionContext(starplayer, game.game, game.game.open.find(isBlocking)!)
  const [give, take] = [
    { cards: ['tackle-1'], money: 0 },
    { cards: [], money: 0 },
  ]
  const label = labelOf(starplayer, { type: 'offer', to: 1, give, take }, asking)
  t.equal(label, 'offer Blue a Tackle card for nothing')
})

t.test('SP-806 SP-809 only the challenger wins the Cup Final; the opponent saves it', async (t) => {
  const reader = eventContext(starplayer, buildTable(starplayer, { seats: 2 }), 'spectator')
  const textOf = (kicks: [number, number], winner: number) =>
    eventText(
      starplayer,
      { event: { type: 'final.decided', kicks, winner } as never, masked: false },
      reader,
    )
  t.equal(textOf([3, 2], 0), 'Red wins the Cup Final 3–2 on penalties.')
  t.equal(textOf([2, 3], 1), 'Blue saves the Cup Final 3–2 on penalties.')
})

t.test('SP-R9 SP-401 a Tackle question names the bogus footballer if it is the last', async (t) => {
  const squad = Array.from({ length: 11 }, (_, place) => `blue-${`${place + 1}`.padStart(2, '0')}`)
  const game = given({ seats: 3 }, asked('purchase', 2), holding(1, ...squad))
  game.move(0, { type: 'decline' })
  const decision = game.game.open.find(({ kind }) => kind === 'tackle')!
  t.equal(
    questionOf(starplayer, questionContext(starplayer, game.game, decision)),
    'Red does not buy. Tackle and buy the top blue card (bogus footballer, £1M)?',
  )
})

t.test('SP-R30 a debt names its debtor and its creditor, an offer its two clubs', async (t) => {
  const told = eventContext(starplayer, buildTable(starplayer, { seats: 2 }), 'spectator')
  const said = (event: object) =>
    eventText(starplayer, { event: { type: '', ...event }, masked: false }, told)
  const owed = { debtId: 1, debtor: 1, creditor: 'official' }
  t.equal(said({ type: 'debt.settled', ...owed }), 'Blue settles the debt to the Official.')
  t.equal(
    said({ type: 'debt.written-off', ...owed, paid: 0, cancelled: M }),
    "£1M of Blue's debt to the Official is written off.",
  )
  const rejected = { type: 'offer.rejected', offerId: 1, by: 0, to: 1 }
  t.equal(said({ ...rejected, stale: true }), "Red's offer is no longer possible.")
  t.equal(said({ ...rejected, stale: false }), "Blue rejects Red's offer.")
})
