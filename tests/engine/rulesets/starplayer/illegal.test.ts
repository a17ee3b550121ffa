import t from 'tap'
import { noLuck } from '../../../../src/engine/kernel/chance.ts'
import { eventContext, refusalText } from '../../../../src/engine/kernel/event-text.ts'
import { submit } from '../../../../src/engine/kernel/perform.ts'
import { Refusal } from '../../../../src/engine/kernel/refusal.ts'
import type { Code } from '../../../../src/engine/rulesets/starplayer/refusals.ts'
import { refusalOf, refused } from '../../../../src/package/sitting.ts'
import {
  asked,
  bare,
  cash,
  clubSet,
  given,
  holding,
  M,
  owing,
  state,
  top,
  wins,
} from './support.ts'

type Game = ReturnType<typeof given>
type Case = [code: Code, clause: string, game: Game, seat: number, move: object]

const two = (...changes: Parameters<typeof given>[1][]) => given({ seats: 2 }, ...changes)
const buy = { type: 'buy' }
const match = (opponent: number, card?: string) =>
  card === undefined
    ? { type: 'play-cup-match', opponent }
    : { type: 'play-cup-match', opponent, card }
const sell = (...cards: string[]) => ({ type: 'sell-back', cards })

const inDebt = () => two(cash(0, 9), holding(0, 'red-02', 'wild-01'), owing(0, 'official', 2))
const owesSeat = () => given({ seats: 3 }, cash(0, 9, 9), holding(0, 'wild-01'), owing(0, 1, 2))
const debtors = () =>
  given({ seats: 3 }, cash(0, 0, 9), holding(0, 'wild-01'), owing(0, 2, 2), owing(1, 2, 1))
const out = () => {
  const game = given({ seats: 3 })
  game.resign(1)
  return game
}
const raced = () => {
  const game = two(asked('purchase', 40), cash(9, 9), holding(1, 'stadium-red'), top('red-02'))
  game.move(0, { type: 'decline' })
  bare(1)(state(game))
  return game
}
const cases: Case[] = [
  ['debt-open', 'SP-509', inDebt(), 0, { type: 'roll' }],
  ['insufficient-funds', 'SP-304', two(asked('purchase', 1), cash(3, 9)), 0, buy],
  ['pick-required', 'SP-314', two(asked('purchase', 3)), 0, buy],
  ['pick-not-allowed', 'SP-302', two(asked('purchase', 1)), 0, { ...buy, pick: 'red-01' }],
  ['pick-unavailable', 'SP-314', two(asked('purchase', 3)), 0, { ...buy, pick: 'stadium-red' }],
  [
    'pick-unavailable',
    'SP-314',
    two(asked('purchase', 3), holding(1, 'manager-1')),
    0,
    { ...buy, pick: 'manager-1' },
  ],
  ['no-tackle-card', 'SP-402', raced(), 1, { type: 'tackle' }],
  ['card-not-owned', 'SP-209', two(), 0, match(1, 'cup-match-3')],
  ['wrong-card-kind', 'SP-209', two(), 0, match(1, 'tackle-1')],
  ['wrong-card-kind', 'SP-208', two(), 0, { type: 'play-transfer-window', card: 'cup-match-1' }],
  ['unknown-card', 'SP-102', two(), 0, { type: 'play-transfer-window', card: 'cup-match-9' }],
  ['no-match-right', 'SP-707', two(bare(0)), 0, match(1)],
  ['self-target', 'SP-702', two(), 0, match(0, 'cup-match-1')],
  ['unknown-seat', 'SP-702', two(), 0, match(3, 'cup-match-1')],
  ['seat-out', 'SP-702', out(), 0, match(1, 'cup-match-1')],
  ['card-not-sellable', 'SP-414', two(holding(0, 'wild-01')), 0, sell('wild-01')],
  ['card-not-sellable', 'SP-507', two(wins(0, 1)), 0, sell('win-red-1')],
  ['card-not-sellable', 'SP-507', two(), 0, sell('tackle-1')],
  ['card-not-sellable', 'SP-507', two(holding(0, 'yellow-card-1')), 0, sell('yellow-card-1')],
  ['card-not-owned', 'SP-507', two(), 0, sell('red-01')],
  ['duplicate-card', 'SP-507', two(holding(0, 'red-01')), 0, sell('red-01', 'red-01')],
  ['unknown-card', 'SP-102', two(), 0, sell('green-01')],
  [
    'club-set-incomplete',
    'SP-802',
    two(wins(0, 5)),
    0,
    { type: 'challenge-final', opponent: 1, trophyColour: 'red' },
  ],
  [
    'wins-incomplete',
    'SP-802',
    two(clubSet(0, 'red')),
    0,
    { type: 'challenge-final', opponent: 1, trophyColour: 'red' },
  ],
  [
    'target-in-debt',
    'SP-R30',
    debtors(),
    0,
    { type: 'offer-sale', to: 1, cards: ['wild-01'], price: M },
  ],
  [
    'bad-amount',
    'SP-R30',
    owesSeat(),
    0,
    { type: 'offer-in-kind', cards: ['wild-01'], credit: 3 * M },
  ],
  [
    'bad-amount',
    'SP-R30',
    owesSeat(),
    0,
    { type: 'offer-sale', to: 1, cards: ['wild-01'], price: 0 },
  ],
  [
    'bad-amount',
    'SP-R30',
    owesSeat(),
    0,
    { type: 'offer-sale', to: 1, cards: ['wild-01'], price: M / 4 },
  ],
  [
    'insufficient-funds',
    'SP-R30',
    owesSeat(),
    0,
    { type: 'offer-sale', to: 1, cards: ['wild-01'], price: 10 * M },
  ],
  [
    'creditor-not-seat',
    'SP-512',
    inDebt(),
    0,
    { type: 'offer-in-kind', cards: ['wild-01'], credit: M },
  ],
  ['assets-remain', 'SP-R29', inDebt(), 0, { type: 'concede' }],
  [
    'card-not-tradable',
    'SP-R35',
    given({ seats: 2 }, cash(0, 9), holding(0, 'wild-01'), owing(0, 1, 2)),
    0,
    { type: 'offer-in-kind', cards: ['trophy-red'], credit: M },
  ],
]

t.test('SP-414 every illegal move of the table is refused with its code and clause', async (t) => {
  for (const [code, clause, game, seat, move] of cases)
    t.same(game.refuses(seat, move), refused(code, clause), `${code} ${JSON.stringify(move)}`)
})

t.test('SP-R9 SP-507 every illegal move of the table is refused with a sentence', async (t) => {
  for (const [code, , game, seat, move] of cases) {
    const refusal = refusalIn(game, seat, move)
    const says = refusalText(game.rules, refusal, eventContext(game.rules, game.game.table, seat))
    t.match(says, /^[A-Z].*[a-z]\.$|^[A-Z].*”\.$|^£.*\.$|\d\.$|M\.$|\)\.$/, code)
    t.notMatch(says, /\{|undefined|null|\d{6}|\b(?:red|blue)-\d\d\b/, says)
  }
  const says = (game: Game, move: object) =>
    refusalText(game.rules, refusalIn(game, 0, move), eventContext(game.rules, game.game.table, 0))
  t.equal(
    says(two(asked('purchase', 1), cash(3, 9)), buy),
    'This move may cost £15M. Even by selling cards back, Red can pay only £3M.',
  )
  t.equal(
    says(owesSeat(), { type: 'offer-sale', to: 1, cards: ['wild-01'], price: 10 * M }),
    'Blue has £9M, which is less than £10M.',
  )
  t.equal(says(two(), sell('red-09')), 'Red does not have Comet (red star).')
  t.equal(says(two(), sell('green-01')), 'The game has no card “green-01”.')
  t.equal(
    says(two(asked('purchase', 3), holding(1, 'manager-1', 'manager-2')), buy),
    'Choose what you buy: manager-3 or manager-4.',
  )
})

function refusalIn({ rules, game }: Game, seat: number, move: object): Refusal {
  const type = (move as { type: string }).type
  const own = game.open.filter((one) => one.seat === seat)
  const open = own.find(({ moves }) => moves.some((one) => one === type)) ?? own[0]
  try {
    submit(rules, game, { seat, decisionId: open?.id ?? '', move }, noLuck, 0)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('it was not refused')
}

const factsOf = (game: Game, seat: number, move: object): unknown =>
  refusalIn(game, seat, move).facts

t.test('SP-R30 SP-R35 a refusal states the card, the limit and the amount', async (t) => {
  const final = { type: 'challenge-final', opponent: 1, trophyColour: 'red' }
  const cards = ['red-01', 'wild-01']
  const sale = (price: number) => ({ type: 'offer-sale', to: 1, cards: ['wild-01'], price })
  const told: [facts: object, game: Game, move: object][] = [
    [{ card: 'wild-01', cards }, two(holding(0, ...cards)), sell(...cards)],
    [{ card: 'tackle-1' }, two(), match(1, 'tackle-1')],
    [{ opponent: 3 }, two(), match(3, 'cup-match-1')],
    [{ pick: 'red-01' }, two(asked('purchase', 1)), { ...buy, pick: 'red-01' }],
    [{ wins: 0, winsRequired: 5 }, two(clubSet(0, 'red')), final],
    [{ to: 1, seat: 1, cash: 9 * M, amount: 10 * M }, owesSeat(), sale(10 * M)],
    [{ to: 1, amount: M / 4, step: M / 2 }, owesSeat(), sale(M / 4)],
    [
      { cards: 1, cash: 0, rest: 2 * M },
      two(cash(0, 9), holding(0, 'red-02'), owing(0, 1, 2)),
      { type: 'concede' },
    ],
  ]
  for (const [facts, game, move] of told)
    t.same(factsOf(game, 0, move), facts, JSON.stringify(move))
})

t.test('the kernel’s codes name the owner, the move and the shape', async (t) => {
  const game = given({ seats: 3 })
  t.equal(game.refuses(1, { type: 'roll' }).refused, 'not-your-decision')
  t.equal(game.refuses(1, sell('red-01')).refused, 'not-your-decision')
  t.equal(game.refuses(0, buy).refused, 'wrong-move-for-decision')
  t.equal(game.refuses(0, { type: 'cheat' }).refused, 'invalid-parameters')
  t.equal(game.refuses(0, { type: 'roll', dice: [6, 6] }).refused, 'invalid-parameters')
  t.equal(game.refuses(0, match(0.5, 'cup-match-1')).refused, 'invalid-parameters')
  t.equal(game.refuses(0, sell()).refused, 'invalid-parameters')
  const manual = given({ seats: 2, options: { claims: 'manual' } })
  t.equal(manual.refuses(1, { type: 'claim', kind: 'gate' }).refused, 'invalid-parameters')
  t.equal(
    manual.refuses(1, { type: 'claim', kind: 'all-6', space: 1 }).refused,
    'invalid-parameters',
  )
  game.resign(1)
  game.resign(2)
  t.equal(game.refuses(0, { type: 'roll' }).refused, 'game-over')
})

t.test('SP-403 SP-606 a late answer is refused with `decision-closed`', async (t) => {
  const game = given({ seats: 3 }, asked('purchase', 40), top('red-02'))
  game.move(0, { type: 'decline' })
  const late = game.game.open.find(({ seat }) => seat === 1)!
  game.move(2, { type: 'tackle' })

  const answer = { seat: 1, decisionId: late.id, move: { type: 'tackle' } }
  const act = () => submit(game.rules, game.game, answer, noLuck, 0)
  t.same(refusalOf(act), refused('decision-closed'))
})
