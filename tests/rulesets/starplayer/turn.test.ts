import t from 'tap'
import { refused } from '../../support/sitting.ts'
import {
  active,
  asked,
  bare,
  but,
  cash,
  cashOf,
  club,
  dice,
  given,
  holding,
  kicks,
  M,
  on,
  paidIn,
  state,
  top,
  tray,
} from './support.ts'

const last = (space: number) => asked('turn-end', space)
const phaseOf = (game: ReturnType<typeof given>) => state(game).turn.phase

t.test(
  'SP-201 SP-202 SP-203 SP-210 SP-R3 SP-R8 turns go round, two dice move the pawn',
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
  const game = given({ seats: 2 })

  const events = game.move(0, { type: 'roll' }, [...dice(3, 3), ...dice(4, 5, 1, 2)])
  t.same(paidIn(events), ['official 0 3'])
  t.same(club(game, 0).wins, ['win-red-1'], 'the match of space 6, without a card')
  t.equal(club(game, 0).matchCards.length, 2)
  t.same(game.asked(), ['0 roll'])
  game.move(0, { type: 'roll' }, dice(6, 6))
  t.equal(cashOf(game)[0], 150 + 3 + 6)
  t.same(game.asked(), ['0 roll'], 'a third roll')
})

t.test('W7 SP-311 SP-R47 the royalty of a star, and the purchase after it', async (t) => {
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
  t.equal(cashOf(own)[1], 151, 'from the Official on the own star')
  const one = given({}, holding(1, 'blue-01'), active(1), on(1, 8))
  one.move(1, { type: 'roll' }, dice(1, 2))
  t.equal(cashOf(one)[1], 150.5)
})

t.test('W9 SP-R14 whether the doubled royalty is for all stars', async (t) => {
  for (const [royaltyDoubling, paid] of [
    ['squad', 149.5],
    ['all', 149],
  ] as const) {
    const game = given({ options: { royaltyDoubling } }, allBlue, holding(1, 'red-04'), on(0, 13))
    game.move(0, { type: 'roll' }, dice(1, 2))
    t.equal(cashOf(game)[0], paid)
  }
})

t.test('W10 SP-316 gate receipts for passing or landing, once', async (t) => {
  const from = (space: number, ...faces: number[]) => {
    const game = given({}, holding(0, 'stadium-blue'), on(0, space))
    game.move(0, { type: 'roll' }, dice(...faces))
    return cashOf(game)[0]
  }
  t.equal(from(17, 4, 5), 152)
  t.equal(from(17, 1, 3), 152)
  t.equal(from(21, 2, 3), 150)
})

t.test(
  'W11 SP-315 SP-317 SP-R46 an opponent’s stadium costs, and another can be bought',
  async (t) => {
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
  },
)

t.test('SP-R46 landing by a roll on the own stadium pays its owner', async (t) => {
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

t.test(
  'W33 SP-323 SP-324 SP-509 SP-R28 a goal at the Penalty Spot: each opponent pays',
  async (t) => {
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
  },
)

t.test('SP-208 SP-209 SP-R44 windows and matches at any point of the own turn', async (t) => {
  for (const point of [asked('roll', null, 1), asked('purchase', 1), last(1)]) {
    const game = given({ seats: 2 }, point)
    const before = game.asked()
    game.move(0, { type: 'play-cup-match', opponent: 1, card: 'cup-match-1' }, dice(6, 5, 1, 2))
    game.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
    t.same(game.asked(), ['0 negotiate'], 'nothing else while the window is open')
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
  t.match(
    events.find(({ type }) => type === 'turn.skipped'),
    { seat: 1, no: 2, missTurns: 1 },
  )
  t.same(game.asked(), ['2 roll'])
  t.equal(state(game).turn.no, 3)
})

t.test('W4 SP-302 SP-303 SP-306 SP-325 the top card of the squad for its face value', async (t) => {
  const game = given({}, on(0, 36), top('red-04'))

  game.move(0, { type: 'roll' }, dice(1, 3))
  game.move(0, { type: 'buy' })
  t.same(
    club(game, 0).footballers.map(({ card }) => card),
    ['red-04'],
  )
  t.equal(cashOf(game)[0], 141)
  t.equal(state(game).decks.red.length, 11)
  t.same(game.asked(), ['0 turn-end'])
})

t.test('W5 SP-305 the very footballer of the space comes free', async (t) => {
  const game = given({}, asked('purchase', 40), top('red-09'))
  game.move(0, { type: 'buy' })
  t.equal(cashOf(game)[0], 150)
  t.equal(club(game, 0).footballers.length, 1)
})

t.test('W6 SP-307 SP-308 SP-309 SP-R10 a bogus card costs £1M and the turn', async (t) => {
  for (const bogusEndsTurn of [true, false]) {
    const game = given({ options: { bogusEndsTurn } }, on(0, 36), top('bogus-red'))
    game.move(0, { type: 'roll' }, dice(2, 2))
    t.equal(cashOf(game)[0], 152)
    game.move(0, { type: 'buy' })
    t.equal(cashOf(game)[0], 151)
    t.equal(state(game).decks.red.length, 12)
    t.equal(state(game).decks.red.at(-1), 'bogus-red')
    t.same(club(game, 0).footballers, [])
    t.same(game.asked(), bogusEndsTurn ? ['1 roll'] : ['0 roll'], 'the owed roll')
  }
})

t.test('W12 SP-314 SP-421 any one manager of the tray for £6M, and only one', async (t) => {
  const game = given({}, asked('purchase', 3), cash(60, 150, 150, 150))
  game.move(0, { type: 'buy', pick: 'manager-2' })
  t.equal(cashOf(game)[0], 54)

  const second = given({}, asked('purchase', 14), holding(0, 'manager-2', 'stadium-red'))
  t.same(second.refuses(0, { type: 'buy', pick: 'manager-1' }), refused('manager-limit', 'SP-119'))
  const stadium = given({}, asked('purchase', 8), holding(0, 'stadium-red'))
  t.same(
    stadium.refuses(0, { type: 'buy', pick: 'stadium-blue' }),
    refused('stadium-limit', 'SP-119'),
  )
})

const declined = (...changes: Parameters<typeof given>[1][]) =>
  given({ seats: 3 }, asked('purchase', 40), top('red-09'), ...changes)

t.test(
  'W13 SP-402 SP-403 SP-404 SP-405 SP-406 SP-407 SP-408 SP-411 a race for the tackle',
  async (t) => {
    const game = declined()
    game.move(0, { type: 'decline' })
    t.same(game.asked(), ['1 tackle', '2 tackle'])
    const late = game.game.open.find(({ seat }) => seat === 1)

    game.move(2, { type: 'tackle' })
    t.equal(club(game, 2).position, 40)
    t.same(club(game, 2).tackles, [])
    t.ok(state(game).tray.includes('tackle-3'))
    t.same(
      club(game, 2).footballers.map(({ card }) => card),
      ['red-09'],
    )
    t.equal(cashOf(game)[2], 150, 'a Free Transfer counts for the tackler too')
    t.notOk(
      game.game.open.some(({ id }) => id === late?.id),
      'the other question is closed',
    )
    t.same(game.asked(), ['0 turn-end'], 'SP-R16 declining was final')
  },
)

t.test('W14 SP-410 SP-R5 SP-R11 sealed calls roll off, and a double pays nothing', async (t) => {
  const game = given(
    { seats: 3, options: { tackle: 'sealed' } },
    asked('purchase', 40),
    top('red-09'),
  )
  game.move(0, { type: 'decline' })
  game.move(1, { type: 'tackle' })
  t.same(game.asked(), ['2 tackle'], 'nothing is decided before all have answered')
  t.same(game.seen(0), [{ type: 'tackle.answered', seat: 1, sealed: true }])
  t.same(game.seen(1), game.seen(0), 'the caller sees no more of it')

  game.move(2, { type: 'tackle' }, dice(4, 4, 5, 2))
  t.same(club(game, 1).tackles, [])
  t.equal(cashOf(game)[1], 150)
  t.same(
    club(game, 1).footballers.map(({ card }) => card),
    ['red-09'],
  )
  t.same(club(game, 2).tackles, ['tackle-3'], 'who loses the roll keeps the card')

  const tied = given(
    { seats: 3, options: { tackle: 'sealed' } },
    asked('purchase', 40),
    top('red-09'),
  )
  tied.move(0, { type: 'decline' })
  tied.move(1, { type: 'tackle' })
  tied.move(2, { type: 'tackle' }, dice(4, 4, 6, 2, 1, 2, 3, 3))
  t.equal(club(tied, 2).footballers.length, 1, 'tied callers roll again')
  const nobody = given({ seats: 3, options: { tackle: 'sealed' } }, asked('purchase', 40))
  nobody.move(0, { type: 'decline' })
  for (const seat of [1, 2]) nobody.move(seat, { type: 'pass-tackle' })
  t.same(nobody.asked(), ['0 turn-end'])
})

t.test('W15 SP-409 a tackler’s bogus card leaves the other seat its extra roll', async (t) => {
  const game = given({ seats: 2 }, asked('purchase', 40, 1), top('bogus-red'))
  game.move(0, { type: 'decline' })
  game.move(1, { type: 'tackle' })
  t.same(cashOf(game), [150, 149])
  t.same(club(game, 1).tackles, [])
  t.same(game.asked(), ['0 roll'])
})

const eleven = Array.from({ length: 11 }, (_, place) => `white-${`${place + 1}`.padStart(2, '0')}`)

t.test('W16 SP-R12 who has no room or no Tackle card is not asked', async (t) => {
  const full = given({ seats: 3 }, asked('purchase', 40), holding(1, ...eleven), bare(2))
  full.move(0, { type: 'decline' })
  t.same(full.asked(), ['0 turn-end'])
  const manager = given({ seats: 3 }, asked('purchase', 3), holding(1, ...eleven), bare(2))
  manager.move(0, { type: 'decline' })
  t.same(manager.asked(), ['1 tackle'])
  t.same(manager.refuses(1, { type: 'tackle' }), refused('pick-required', 'SP-314'))
  manager.move(1, { type: 'tackle', pick: 'manager-3' })
  t.equal(club(manager, 1).manager, 'manager-3')
  const missing = given(
    { seats: 2 },
    asked('purchase', 40),
    but((draft) => {
      draft.clubs[1]!.missTurns = 1
    }),
  )
  missing.move(0, { type: 'decline' })
  t.same(missing.asked(), ['1 tackle'], 'a seat due to miss a turn may tackle')
})

t.test(
  'W17 SP-304 SP-R9 only what surely can be paid is bought; the bound is public',
  async (t) => {
    const game = given({ seats: 2 }, asked('purchase', 1), cash(3, 150))
    t.same(game.refuses(0, { type: 'buy' }), refused('insufficient-funds', 'SP-R9'))
    const bogus = given(
      { seats: 2 },
      asked('purchase', 1),
      cash(1, 150),
      but((draft) => {
        draft.decks.blue.push(...draft.decks.red.filter((card) => card !== 'bogus-red'))
        draft.decks.red = ['bogus-red']
      }),
    )
    bogus.move(0, { type: 'buy' })
    t.equal(cashOf(bogus)[0], 0, '£1M if only the bogus card is left')
  },
)

t.test('W18 SP-510 the stadium pays for a footballer who was taken', async (t) => {
  const game = given(
    { seats: 2 },
    asked('purchase', 1),
    cash(3, 150),
    holding(0, 'stadium-red'),
    top('red-10'),
  )
  game.move(0, { type: 'buy' })
  t.same(game.asked(), ['0 settle-debt'])
  t.equal(state(game).debts[0]?.rest, 12 * M)
  game.move(0, { type: 'sell-back', cards: ['stadium-red'] })
  t.equal(cashOf(game)[0], 16)
  t.same(
    club(game, 0).footballers.map(({ card }) => card),
    ['red-10'],
  )
})

t.test(
  'SP-R13 SP-R45 a tackler’s pawn collects nothing on its way, and both pawns share',
  async (t) => {
    const game = given(
      { seats: 2 },
      asked('purchase', 40),
      on(1, 35),
      holding(0, 'red-09'),
      holding(1, 'blue-07', 'stadium-white'),
      top('red-02'),
    )
    game.move(0, { type: 'decline' })
    game.move(1, { type: 'tackle' })
    t.same(cashOf(game), [150, 146], 'only the price')
    t.same([club(game, 0).position, club(game, 1).position], [40, 40])
  },
)

t.test('SP-R16 SP-R17 where nothing is left to buy nobody is asked', async (t) => {
  const game = given(
    { seats: 2 },
    on(0, 1),
    but((draft) => {
      draft.tray = draft.tray.filter((card) => !card.startsWith('manager'))
    }),
  )
  game.move(0, { type: 'roll' }, dice(1, 1))
  t.equal(phaseOf(game), 'roll')
  const squad = given(
    { seats: 2 },
    on(0, 37),
    but((draft) => {
      draft.decks.blue.push(...draft.decks.red)
      draft.decks.red = []
    }),
  )
  squad.move(0, { type: 'roll' }, dice(1, 2))
  t.equal(phaseOf(squad), 'turn-end')
})
