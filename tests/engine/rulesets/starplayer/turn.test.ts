import t from 'tap'
import { sellBackPrice } from '../../../../src/engine/rulesets/starplayer/content/book.ts'
import {
  active,
  asked,
  but,
  cash,
  cashOf,
  club,
  dice,
  eventOf,
  given,
  holding,
  kicks,
  M,
  on,
  owing,
  paidIn,
  state,
  tray,
} from './support.ts'

const last = (space: number) => asked('turn-end', space)

t.test(
  'SP-201 SP-202 SP-203 SP-210 SP-R3 SP-R8 turns pass clockwise, and two dice move the pawn',
  async (t) => {
    const game = given({ seats: 3 }, on(0, 47))

    game.move(0, { type: 'roll' }, dice(2, 3))
    t.equal(club(game, 0).position, 4, 'past Kick Off, which pays nothing')
    t.same(cashOf(game), [150, 150, 150])
    t.same(game.asked(), ['0 purchase'], 'the space says what may be done')
    game.move(0, { type: 'decline' })
    for (const seat of [1, 2]) game.move(seat, { type: 'pass-tackle' })
    game.move(0, { type: 'end-turn' })
    t.same(game.asked(), ['1 roll'])
    t.equal(state(game).turn.no, 2)
  },
)

t.test('W3 SP-204 SP-205 SP-206 SP-322 SP-R7 a double pays and gives another roll', async (t) => {
  const game = given({ seats: 2, options: { cupMatchSpace: 'must' } })

  const events = game.move(0, { type: 'roll' }, [...dice(3, 3), ...dice(4, 5, 1, 2)])
  t.same(paidIn(events), ['official 0 3'])
  t.same(club(game, 0).wins, ['win-red-1'], 'the match of space 6, without a card')
  t.equal(club(game, 0).matchCards.length, 2)
  t.same(game.asked(), ['0 roll'])
  game.move(0, { type: 'roll' }, dice(6, 6))
  t.equal(cashOf(game)[0], 150 + 3 + 6)
  t.same(game.asked(), ['0 roll'], 'a third roll')
})

t.test('W7 SP-311 SP-R47 a star gets its royalty, then the purchase follows', async (t) => {
  const game = given({}, holding(1, 'blue-09'), on(0, 40))

  game.move(0, { type: 'roll' }, dice(1, 2))
  t.same(cashOf(game), [149.5, 150.5, 150, 150])
  t.same(game.asked(), ['0 purchase'])
  const other = given({}, holding(1, 'blue-10'), on(0, 40))
  other.move(0, { type: 'roll' }, dice(1, 2))
  t.same(cashOf(other), [150, 150, 150, 150], 'another star of the squad is not shown there')
})

const allBlue = holding(1, 'blue-01', 'blue-07', 'blue-09', 'blue-10')

t.test('W8 SP-312 SP-313 all four stars of a squad double its royalty', async (t) => {
  const game = given({}, allBlue, on(0, 40))
  game.move(0, { type: 'roll' }, dice(1, 2))
  t.same(cashOf(game).slice(0, 2), [149, 151])

  const own = given({}, allBlue, active(1), on(1, 8))
  own.move(1, { type: 'roll' }, dice(1, 2))
  t.equal(cashOf(own)[1], 151, 'the Official pays for the player’s own star')
  const one = given({}, holding(1, 'blue-01'), active(1), on(1, 8))
  one.move(1, { type: 'roll' }, dice(1, 2))
  t.equal(cashOf(one)[1], 150.5)
})

t.test('W9 SP-R14 an option doubles the royalty for all stars', async (t) => {
  for (const [royaltyDoubling, paid] of [
    ['squad', 149.5],
    ['all', 149],
  ] as const) {
    const game = given({ options: { royaltyDoubling } }, allBlue, holding(1, 'red-04'), on(0, 13))
    game.move(0, { type: 'roll' }, dice(1, 2))
    t.equal(cashOf(game)[0], paid)
  }
})

t.test('W10 SP-316 gate receipts are paid once, for passing or landing', async (t) => {
  const from = (space: number, ...faces: number[]) => {
    const game = given({}, holding(0, 'stadium-blue'), on(0, space))
    game.move(0, { type: 'roll' }, dice(...faces))
    return cashOf(game)[0]
  }
  t.equal(from(17, 4, 5), 152)
  t.equal(from(17, 1, 3), 152)
  t.equal(from(21, 2, 3), 150)
})

t.test('W11 SP-315 SP-317 SP-R46 an opponent’s stadium costs; another is for sale', async (t) => {
  const game = given({}, holding(1, 'stadium-red'), on(0, 45))

  game.move(0, { type: 'roll' }, dice(5, 6))
  t.same(cashOf(game).slice(0, 2), [148, 152])
  t.same(game.asked(), ['0 purchase'])
  game.move(0, { type: 'buy', pick: 'stadium-white' })
  t.equal(cashOf(game)[0], 98)
  t.equal(club(game, 0).stadium, 'stadium-white')
  const passing = given({}, holding(1, 'stadium-red'), on(0, 5))
  passing.move(0, { type: 'roll' }, dice(1, 3))
  t.same(cashOf(passing).slice(0, 2), [150, 150], 'passing costs nothing')
  const bought = given({}, on(0, 2))
  bought.move(0, { type: 'roll' }, dice(2, 4))
  bought.move(0, { type: 'buy', pick: 'stadium-red' })
  t.equal(cashOf(bought)[0], 100, 'ownership begins after the landing')
})

t.test('SP-R46 a roll onto the player’s own stadium pays its owner', async (t) => {
  const game = given({}, holding(0, 'stadium-red'), on(0, 5))
  game.move(0, { type: 'roll' }, dice(1, 2))
  t.equal(cashOf(game)[0], 152)
})

t.test('SP-318 SP-R25 SP-R50 a Wild space gives a wild, but no fourth', async (t) => {
  const game = given({}, on(0, 37))
  game.move(0, { type: 'roll' }, dice(2, 3))
  t.same(club(game, 0).wilds, ['wild-01'], 'the lowest number first')

  const full = given({}, on(0, 37), holding(0, 'wild-01', 'wild-02', 'wild-03'))
  full.move(0, { type: 'roll' }, dice(2, 3))
  t.equal(club(full, 0).wilds.length, 3)
  t.equal(tray(full, 'wild').length, 9)
})

t.test('W33 SP-323 SP-324 SP-509 SP-R28 each opponent pays for a Penalty Spot goal', async (t) => {
  const setting = [on(0, 9), cash(150, 150, 0.5, 1), holding(2, 'red-02')] as const
  const game = given({}, ...setting)

  game.move(0, { type: 'roll' }, [...dice(1, 2), ...kicks('g')])
  t.same(cashOf(game), [152, 149, 0.5, 0])
  t.same(game.asked(), ['2 settle-debt'], 'the debt comes before all else')
  game.move(2, { type: 'sell-back', cards: ['red-02'] })
  t.same(cashOf(game), [153, 149, 1.5, 0])
  t.same(game.asked(), ['0 turn-end'])

  const missed = given({}, ...setting)
  missed.move(0, { type: 'roll' }, [...dice(1, 2), ...kicks('m')])
  t.same(cashOf(missed), [150, 150, 0.5, 1])
})

t.test('SP-208 SP-209 SP-R44 windows and matches are open at any point of a turn', async (t) => {
  for (const point of [asked('roll', null, 1), asked('purchase', 1), last(1)]) {
    const game = given({ seats: 2 }, point)
    const before = game.asked()
    game.move(0, { type: 'play-cup-match', opponent: 1, card: 'cup-match-1' }, dice(6, 5, 1, 2))
    game.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
    t.same(game.asked(), ['0 negotiate'], 'all else waits for the open window')
    t.same(
      game.refuses(0, { type: 'sell-back', cards: ['red-01'] }).refused,
      'wrong-move-for-decision',
    )
    game.move(0, { type: 'pass-window' })
    game.move(1, { type: 'pass-window' })
    t.same(game.asked(), before, 'back to the same question')
  }
})

t.test('SP-211 SP-R41 a missed turn is skipped and counted', async (t) => {
  const game = given(
    { seats: 3 },
    last(2),
    but((draft) => {
      draft.clubs[1]!.missTurns = 2
    }),
  )

  const events = game.move(0, { type: 'end-turn' })
  t.match(eventOf(events, 'turn.skipped'), { seat: 1, no: 2, missTurns: 1 })
  t.same(game.asked(), ['2 roll'])
  t.equal(state(game).turn.no, 3)
})

t.test('SP-507 SP-511 SP-R27 half a price is rounded up, in a turn and in a debt', async (t) => {
  for (const millions of [4, 4.5, 5, 5.5, 6, 50]) {
    const half = (millions * M) / 2
    const nearest = Math.floor(half / (0.5 * M) + 0.5) * 0.5 * M
    t.equal(sellBackPrice(millions * M), nearest, `${millions}`)
  }
  const sold = (...debts: ReturnType<typeof owing>[]) => {
    const game = given({ seats: 2 }, cash(0, 0), holding(0, 'red-02'), ...debts)
    return game.move(0, { type: 'sell-back', cards: ['red-02'] })
  }
  const priceIn = (events: readonly object[]) =>
    (events as { type: string; price?: number }[]).find(({ type }) => type === 'card.sold-back')
      ?.price
  t.equal(priceIn(sold()), priceIn(sold(owing(0, 1, 20))), 'Rule 24 and Rule 25 pay the same')
})
