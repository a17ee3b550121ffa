import t from 'tap'
import { seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { housePack } from '../../../../src/engine/rulesets/rising-star/content/house.ts'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import type { Options } from '../../../../src/engine/rulesets/rising-star/options.ts'
import { refusalOf, refused, sitDown } from '../../../../src/package/sitting.ts'
import { pluck } from '../../../support/pluck.ts'
import {
  A,
  B,
  C,
  D,
  deck,
  faces,
  type Game,
  only,
  player,
  position,
  roll,
  types,
} from './position.ts'

/** Random draws for a shuffle that keeps the order of the cards. */
const unshuffled = (cards: number): number[] =>
  Array.from({ length: cards - 1 }, (_, taken) => cards - 1 - taken)
const DECKS = [24, 28, 40, 24].flatMap(unshuffled)
/**
 * Random draws that deal the contract k-black-5 to seat 1 and leave all decks in the order of the
 * pack.
 */
const DEAL = [5, 1, 3, 2, 1, ...DECKS]

const start = (seats: number, options: Partial<Options> = {}): Game =>
  sitDown(risingStar, { seats, options })

const choose = (token: string) => ({ type: 'choose-token' as const, token })

function chosenByFour(...opening: number[]): Game {
  const game = start(4)
  game.move(A, choose('gold'))
  game.move(B, choose('green'))
  game.move(C, choose('orange'))
  game.move(D, choose('purple'), [...DEAL, ...faces(...opening)])
  return game
}

t.test(
  'RS-S1 RS-101 RS-103 RS-104 RS-105 RS-106 RS-107 RS-108 RS-109 RS-110 RS-111 RS-113 ' +
    'RS-114 RS-115 RS-116 RS-117 RS-R4 four seats choose, and get their cards and money',
  async (t) => {
    const game = start(4)
    t.same(game.asked(), ['0 choose-token'])
    t.same(deck(game, 'contract'), [])
    game.move(A, choose('gold'))
    t.same(game.asked(), ['1 choose-token'])
    game.move(B, choose('green'))
    t.same(game.refuses(C, choose('gold')), refused('token-taken', 'RS-103'))
    t.same(game.refuses(C, choose('red')), refused('unknown-token', 'RS-103'))
    t.same(
      game.legal(C).map((move) => 'token' in move && move.token),
      ['orange', 'purple', 'teal', 'white'],
    )
    game.move(C, choose('orange'))
    const events = game.move(D, choose('purple'), [...DEAL, ...faces(5, 4, 2, 1)])

    t.same(types(events), [
      'token.chosen',
      ...Array.from({ length: 4 }, () => 'contract.dealt'),
      'contracts.boxed',
      ...Array.from({ length: 4 }, () => 'deck.shuffled'),
      ...Array.from({ length: 4 }, () => 'cash.received'),
      'opening.rolled',
      'opening.decided',
      'turn.started',
    ])
    t.same(
      game.game.state.shared.seats.map(({ contract, cash }) => [contract, cash]),
      [
        ['k-black-1#1', 20_000],
        ['k-black-5#1', 30_000],
        ['k-black-3#1', 25_000],
        ['k-black-4#1', 25_000],
      ],
    )
    for (const seat of game.game.state.shared.seats) {
      t.match(seat, { fame: 10, points: 0, position: 0, status: 'active', seasonsCompleted: 0 })
      t.match(seat, { agent: null, sponsorships: { boot: null, clothing: null, product: null } })
      t.same(seat.magicSponges, [])
    }
    t.same(game.game.state.secret.hands, [[], [], [], []])
    t.same(game.game.state.shared.box, ['k-black-2#1', 'k-black-6#1'])
    const { contract, agent, dayToDay, press } = game.view('spectator').deckCounts
    t.same([contract, agent, dayToDay, press], [24, 28, 40, 24])
    t.notOk(deck(game, 'contract').some((card) => card.startsWith('k-black')))
  },
)

t.test(
  'RS-S2 RS-118 RS-119 RS-201 RS-206 RS-R2 RS-R3 RS-R5 the highest roll begins, ties ' +
    'roll again, and the other seats follow in order',
  async (t) => {
    const game = chosenByFour(5, 5, 2, 1, 3, 6)
    const opening = only(game.commits.at(-1)!.events, 'opening.rolled')

    t.same(opening, [
      {
        type: 'opening.rolled',
        round: 1,
        rolls: [
          { seat: A, value: 5 },
          { seat: B, value: 5 },
          { seat: C, value: 2 },
          { seat: D, value: 1 },
        ],
      },
      {
        type: 'opening.rolled',
        round: 2,
        rolls: [
          { seat: A, value: 3 },
          { seat: B, value: 6 },
        ],
      },
    ])
    t.equal(game.game.state.shared.firstSeat, B)
    const order: string[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      order.push(...game.asked())
      // A roll of 5 leads to an agent tile, which opens no decision if the top card of the deck is
      // an Agent.
      roll(game, game.game.state.shared.turn!.seat, turn < 4 ? 5 : 2)
    }
    t.same(order, ['1 roll', '2 roll', '3 roll', '0 roll', '1 roll'])
  },
)

t.test('RS-R4 RS-R21 the last of six tokens is assigned without a question', async (t) => {
  const game = start(6)
  for (const [seat, token] of ['white', 'teal', 'purple', 'orange'].entries())
    game.move(seat, choose(token))
  const events = game.move(4, choose('green'), seededLuck(1))
  t.match(events.slice(0, 2), [
    { type: 'token.chosen', seat: 4, token: 'green', auto: false },
    { type: 'token.chosen', seat: 5, token: 'gold', auto: true },
  ])
  t.same(only(events, 'contracts.boxed'), [], 'six seats leave no black card for the box')
})

t.test('RS-R4 assigned tokens follow the seats, and the first question is a roll', async (t) => {
  const options = { tokenSelection: 'assigned' as const }
  const game = sitDown(risingStar, { seats: 3, options }, seededLuck(3))
  t.same(pluck(game.game.state.shared.seats, 'token'), ['gold', 'green', 'orange'])
  t.match(game.commits[0]!.events.slice(0, 3), [{ auto: true }, { auto: true }, { auto: true }])
  t.match(game.asked(), [/^\d roll$/])
})

t.test('RS-101 RS-120 RS-901 RS-R6 RS-R52 tables out of range are refused', async (t) => {
  const build = (seats: number, options: unknown = {}) =>
    refusalOf(() => buildTable(risingStar, { seats, options }))
  t.same(build(1), refused('invalid-seat-count'))
  t.same(build(7), refused('invalid-seat-count'))
  for (const options of [
    { seasons: 0 },
    { seasons: 16 },
    { seasons: 2.5 },
    { tokenSelection: 'drawn' },
    { physioFeeTiming: 'never' },
    { shortfall: 'loan' },
    { cupCardWindow: 'always' },
    { autoRoll: 'yes' },
    { turnCap: 5, seasons: 3 },
    { seats: 4 },
  ])
    t.same(build(2, options), refused('invalid-option'), JSON.stringify(options))
  for (const seasons of [1, 2, 3, 5, 10, 14, 15])
    t.equal(buildTable(risingStar, { seats: 2, options: { seasons } }).options.seasons, seasons)
  const { options } = buildTable(risingStar, { seats: 2 })
  t.same(options, {
    seasons: 3,
    tokenSelection: 'choose',
    physioFeeTiming: 'third-failed-roll',
    shortfall: 'write-off',
    cupCardWindow: 'normal-time',
    reshuffle: false,
    autoRoll: false,
  })
})

t.test('RS-102 the house pack is the printed material', async (t) => {
  const { board, tokens, contracts, agentCards, dayToDayCards, pressCards } = housePack
  const copies = (cards: readonly { copies: number }[]) =>
    cards.reduce((sum, card) => sum + card.copies, 0)
  t.same([board.length, tokens.length, contracts.length, agentCards.length], [40, 6, 30, 28])
  t.same([copies(dayToDayCards), copies(pressCards)], [40, 24])
})

t.test('RS-112 RS-R1 RS-501 RS-502 every change of a score is an engine event', async (t) => {
  const game = position({ players: [{ position: 35, contract: 'k-14' }] })
  const events = roll(game, A, 3, 2, 9)
  t.same(events.slice(-4, -1), [
    { type: 'points.awarded', seat: A, points: 10, reason: 'cup-final' },
    { type: 'fame.changed', seat: A, delta: 10, reason: 'cup-final' },
    { type: 'cash.received', seat: A, amount: 19_000, reason: 'matchday-fee' },
  ])
  t.match(player(game, A), { points: 10, fame: 20, cash: 19_000 })
})
