import t from 'tap'
import { isComplete } from '../../../../src/engine/rulesets/starplayer/read/club-set.ts'
import { refused } from '../../../../src/package/sitting.ts'
import {
  active,
  asked,
  bare,
  but,
  cash,
  cashOf,
  club,
  clubSet,
  dice,
  given,
  holding,
  kicks,
  M,
  on,
  state,
  top,
  tray,
  typesOf,
  wins,
} from './support.ts'

const match = (opponent: number, card?: string) =>
  ({ type: 'play-cup-match', opponent, ...(card === undefined ? {} : { card }) }) as const

t.test(
  'W28 SP-207 SP-701 SP-702 SP-703 SP-704 SP-705 SP-710 SP-711 a match may have a shoot-out',
  async (t) => {
    const game = given({ seats: 2 })
    const five = 'gg gm gg mg mm'

    game.move(0, match(1, 'cup-match-1'), [...dice(4, 4, 6, 2), ...kicks(`${five} gg gm`)])
    t.same(club(game, 0).wins, ['win-red-1'])
    t.equal(cashOf(game)[0], 150, 'a double pays nothing in a match')
    t.ok(state(game).tray.includes('cup-match-1'), 'SP-R21 the card goes to the tray')
    t.same(game.asked(), ['0 roll'])
    const decided = game.commits.at(-1)?.events.find(({ type }) => type === 'match.decided')
    t.match(decided, { goals: [8, 8], shootOut: [5, 4], winner: 0 })
  },
)

t.test('W29 SP-706 SP-708 SP-R18 SP-R22 the winner gets its own next round', async (t) => {
  const lost = given({ seats: 2 }, active(1), wins(0, 5), wins(1, 2))
  lost.move(1, match(0, 'cup-match-3'), dice(2, 2, 5, 4))
  t.equal(club(lost, 0).wins.length, 5, 'a complete seat gains nothing, but must play')
  const won = given({ seats: 2 }, active(1), wins(0, 5), wins(1, 2))
  won.move(1, match(0, 'cup-match-3'), dice(5, 4, 2, 2))
  t.same(club(won, 1).wins.at(-1), 'win-blue-3', 'the first colour that is left')
  const complete = given({ seats: 2 }, wins(0, 5))
  complete.move(0, match(1, 'cup-match-1'), dice(5, 4, 2, 2))
  t.equal(club(complete, 0).wins.length, 5, 'its own card may be played')
})

t.test('W30 SP-709 SP-R19 SP-R42 a complete seat plays on a Cup Match space', async (t) => {
  const rest = [wins(0, 5), wins(1, 5), on(0, 26)] as const
  const game = given({}, ...rest, wins(2, 3), wins(3, 4))
  game.move(0, { type: 'roll' }, dice(1, 3))
  t.same(
    game.legal(0),
    [2, 3].map((opponent) => ({ type: 'choose-opponent', opponent })),
  )
  t.same(
    game.refuses(0, { type: 'choose-opponent', opponent: 1 }),
    refused('opponent-not-eligible', 'SP-709'),
  )
  t.same(game.refuses(0, { type: 'skip-match' }), refused('skip-not-allowed', 'SP-R19'))
  const none = given({}, ...rest, wins(2, 5), wins(3, 5))
  none.move(0, { type: 'roll' }, dice(1, 3))
  t.same(none.asked(), ['0 turn-end'], 'there is no match')
  const only = given({}, ...rest, wins(2, 5), wins(3, 4))
  only.move(0, { type: 'roll' }, dice(1, 3, 1, 1, 2, 2))
  t.equal(club(only, 3).wins.length, 5, 'a single opponent needs no question')
})

t.test('W31 SP-707 SP-R20 SP-R48 a complete Club Set plays free without match cards', async (t) => {
  const game = given({ seats: 2 }, clubSet(0, 'blue'), wins(0, 3), bare(0))
  game.move(0, match(1), dice(6, 6, 1, 2))
  t.equal(club(game, 0).wins.length, 4)
  t.same(game.refuses(0, match(1)), refused('no-match-right', 'SP-707'))
  const holder = given({ seats: 2 }, clubSet(0, 'blue'), wins(0, 3))
  t.same(holder.refuses(0, match(1)), refused('no-match-right', 'SP-707'))
  const sold = given({ seats: 2 }, clubSet(0, 'blue'), wins(0, 3), bare(0))
  sold.move(0, { type: 'sell-back', cards: ['blue-08'] })
  t.same(sold.refuses(0, match(1)).refused, 'no-match-right', 'the set was lost')
})

t.test('SP-R19 by default a club that lacks WIN cards may decline a Cup Match space', async (t) => {
  const game = given({ seats: 3 }, on(0, 27))
  game.move(0, { type: 'roll' }, dice(1, 2))
  game.move(0, { type: 'skip-match' })
  t.same(game.asked(), ['0 turn-end'])
})

t.test('W48 SP-R19 with `may`, a space’s match can be skipped, a card’s not', async (t) => {
  const setting = { seats: 3, options: { cupMatchSpace: 'may' }, decisionSeconds: 30 } as const
  const card = given(setting, wins(0, 1), on(0, 2), top('ref-18'))
  card.move(0, { type: 'roll' }, dice(1, 2))
  t.same(card.refuses(0, { type: 'skip-match' }).refused, 'skip-not-allowed')
  card.timeOut(dice(6, 6, 1, 2))
  t.equal(club(card, 0).wins.length, 2, 'against the next seat clockwise')

  const space = given(setting, wins(0, 1), on(0, 27))
  space.move(0, { type: 'roll' }, dice(1, 2))
  space.timeOut()
  t.same(space.asked(), ['0 turn-end'])
  const skipped = given(setting, on(0, 27))
  skipped.move(0, { type: 'roll' }, dice(1, 2))
  skipped.move(0, { type: 'skip-match' })
  t.same(skipped.asked(), ['0 turn-end'])
  const two = given({ ...setting, seats: 2 }, on(0, 27))
  two.move(0, { type: 'roll' }, dice(1, 2))
  t.same(two.asked(), ['0 choose-opponent'], 'one opponent and the right to skip')
})

const final = (opponent: number, trophyColour: 'blue' | 'red' = 'blue') =>
  ({ type: 'challenge-final', opponent, trophyColour }) as const
const ready = [clubSet(0, 'blue'), wins(0, 5)] as const

t.test(
  'W34 SP-412 SP-712 SP-801 SP-802 SP-803 SP-804 SP-805 SP-806 SP-809 SP-810 SP-R36 ' +
    'the Cup Final ends the game',
  async (t) => {
    const game = given(
      {},
      ...ready,
      asked('purchase', 2),
      but((draft) => {
        const { footballers } = draft.clubs[0]!
        footballers.splice(
          footballers.findIndex(({ card }) => card === 'blue-08'),
          1,
        )
        draft.decks.blue.unshift('blue-08')
      }),
    )
    t.same(game.refuses(0, final(2)), refused('club-set-incomplete', 'SP-802'))
    game.move(0, { type: 'buy' })
    t.same(game.asked(), ['0 turn-end'], 'eligible within its own turn')
    game.move(0, final(2), kicks('gg gm gg mm mm'))
    t.same(state(game).result, {
      kind: 'trophy',
      winner: 0,
      trophyColour: 'blue',
      opponent: 2,
      kicks: [3, 2],
    })
    t.equal(club(game, 0).trophy, 'trophy-blue')
    const outcome = game.rules.outcome(game.game.state, game.game.table)
    t.same(outcome, { ranking: [[0], [1, 2, 3]], scores: [1, 0, 0, 0], reason: 'trophy' })
  },
)

t.test('W35 SP-807 SP-808 a lost final costs £2M, the roll and the turn', async (t) => {
  const game = given({ seats: 3 }, ...ready, asked('roll', null, 1))
  game.move(0, final(2), kicks('gg mg mm gg mm'))
  t.same(cashOf(game), [148, 150, 152])
  t.same(game.asked(), ['1 roll'])
  t.equal(club(game, 2).wins.length, 0, 'only the challenger can win')
  for (const seat of [1, 2]) {
    game.move(seat, { type: 'roll' }, dice(1, 2))
    game.move(seat, { type: 'decline' })
    for (const other of [0, 1, 2])
      if (game.asked().includes(`${other} tackle`)) game.move(other, { type: 'pass-tackle' })
    game.move(seat, { type: 'end-turn' })
  }
  game.move(0, final(1, 'red'), kicks('gm gm gm gm gm'))
  t.match(state(game).result, { winner: 0, opponent: 1, trophyColour: 'red' })
})

t.test('SP-R36 the forfeit may open a debt before play passes', async (t) => {
  const game = given({ seats: 2 }, ...ready, cash(1, 0))
  game.move(0, final(1), kicks('mg mm mm mm mm'))
  t.same(game.asked(), ['0 settle-debt'])
  game.move(0, { type: 'sell-back', cards: ['blue-08'] })
  t.same(cashOf(game), [1.5, 2])
  t.same(game.asked(), ['1 roll'])
})

t.test('W39 SP-921 a 5-a-side set has five footballers, up to two wilds', async (t) => {
  const setting = { seats: 2, options: { mode: 'five-a-side' } } as const
  const side = (count: number, wilds: string[]) => [
    holding(0, 'manager-1', 'stadium-red', ...wilds),
    holding(0, ...['red-01', 'red-02', 'red-03'].slice(0, count)),
    wins(0, 3),
  ]
  const three = given(setting, ...side(3, ['wild-01', 'wild-02']))
  three.move(0, final(1), kicks('gm gm gm gm gm'))
  t.equal(state(three).result?.kind, 'trophy', 'SP-924 with three WIN cards')
  const two = given(setting, ...side(2, ['wild-01', 'wild-02', 'wild-03']))
  t.same(two.refuses(0, final(1)).refused, 'club-set-incomplete')
})

t.test('W40 SP-901 SP-902 SP-904 SP-905 SP-R38 the System Game has its formations', async (t) => {
  const complete = (seats: number, formations: ('4-4-2' | '4-3-3')[], cards: string[]) => {
    const options = { squadRule: 'system', formations } as const
    const game = given({ seats, options }, holding(0, 'manager-1', 'stadium-red', ...cards))
    return isComplete(game.game, 0)
  }
  const strikers = ['red-09', 'blue-09', 'white-09']
  const back = ['red-01', 'red-02', 'blue-02', 'yellow-02']
  const a = [...back, 'white-02', 'red-06', ...strikers, 'wild-01', 'wild-02']
  const b = [...back, 'red-06', 'blue-06', 'white-06', ...strikers, 'wild-01']

  t.same(
    [3, 4].map((seats) => complete(seats, ['4-3-3'], a)),
    [true, true],
  )
  t.same(
    [3, 4].map((seats) => complete(seats, ['4-3-3'], b)),
    [true, false],
  )
  const four = [...back, 'red-06', 'blue-06', 'white-06', 'red-07', 'red-09', 'blue-09', 'wild-01']
  t.ok(complete(4, ['4-4-2'], four), 'in 4-4-2 wilds fill any place')
  t.ok(complete(4, ['4-3-3', '4-4-2'], four), 'any listed formation counts')
  t.notOk(complete(4, ['4-3-3'], four))
})

t.test('SP-R26 SP-802 too few WIN cards or too many footballers are refused', async (t) => {
  const few = given({ seats: 2 }, clubSet(0, 'blue'), wins(0, 4))
  t.same(few.refuses(0, final(1)), refused('wins-incomplete', 'SP-802'))
  const red = ['red-01', 'red-02', 'red-03', 'red-04']
  const many = given({ seats: 2, options: { squadLimit: 'audited' } }, ...ready, holding(0, ...red))
  t.same(many.refuses(0, final(1)), refused('squad-over-limit', 'SP-R26'))
})

t.test('W46 SP-R41 at the turn cap, progress and then net worth decide', async (t) => {
  const blue = ['01', '02', '03', '04', '05', '06', '07', '08', '10', '11']
  const change = but((draft) => {
    draft.turn.no = 20
  })
  const setting = { seats: 2, options: { maxTurns: 20 } } as const
  const clubs = [
    holding(0, 'red-01', 'red-02', 'red-03', 'red-05', 'red-06', 'red-08', 'red-11'),
    holding(0, 'wild-01', 'wild-02', 'manager-1', 'stadium-red'),
    wins(0, 3),
    holding(1, ...blue.map((number) => `blue-${number}`), 'wild-03', 'stadium-blue'),
    wins(1, 2),
    cash(20, 5),
  ]
  const game = given(setting, change, ...clubs, asked('turn-end'))
  game.move(0, { type: 'end-turn' })
  t.same(state(game).result, {
    kind: 'cap',
    ranking: [
      { seat: 1, rank: 1, progress: 14, worth: 125.5 * M, wins: 2 },
      { seat: 0, rank: 2, progress: 14, worth: 114 * M, wins: 3 },
    ],
  })
  const drawn = given(
    { ...setting, options: { maxTurns: 20, capResult: 'draw' } },
    change,
    asked('turn-end'),
  )
  drawn.move(0, { type: 'end-turn' })
  t.same(state(drawn).result, { kind: 'draw' })
  const equal = given(setting, change, asked('turn-end'))
  equal.move(0, { type: 'end-turn' })
  const outcome = equal.rules.outcome(equal.game.state, equal.game.table)
  t.same(outcome?.ranking, [[0, 1]], 'equal keys share a rank')
})

t.test('W42 SP-319 SP-401 SP-413 SP-423 some cards give a wild or a WIN card', async (t) => {
  const bonus = (count: number) => {
    const game = given({ seats: 2 }, wins(0, count), on(0, 20), top('bon-01'))
    game.move(0, { type: 'roll' }, dice(1, 3))
    t.equal(state(game).decks.bonus.at(-1), 'bon-01')
    return club(game, 0).wins.length
  }
  t.same([bonus(2), bonus(5)], [3, 5])
  const full = given(
    { seats: 2 },
    holding(0, 'wild-01', 'wild-02', 'wild-03'),
    on(0, 7),
    top('chr-01'),
  )
  full.move(0, { type: 'roll' }, dice(1, 2))
  t.equal(club(full, 0).wilds.length, 3)
  t.equal(state(full).decks.chairman.at(-1), 'chr-01')
  const wild = given({ seats: 2 }, on(0, 7), top('chr-01'))
  wild.move(0, { type: 'roll' }, dice(1, 2))
  t.same(club(wild, 0).wilds, ['wild-01'])
})

t.test('W41 SP-321 SP-422 SP-R21 SP-R49 a retained card counts as the card it gives', async (t) => {
  const game = given({ seats: 2 }, on(0, 20), top('bon-04'))
  game.move(0, { type: 'roll' }, dice(1, 3))
  t.equal(state(game).decks.bonus.length, 15)
  t.same(club(game, 0).matchCards, ['bon-04', 'cup-match-1', 'cup-match-2'])
  game.move(0, match(1, 'bon-04'), dice(6, 6, 1, 2))
  t.equal(state(game).decks.bonus.at(-1), 'bon-04')
  t.same(tray(game, 'cup-match').length, 4, 'match cards never come from the tray')
  const tackle = given({ seats: 2 }, asked('purchase', 40), holding(1, 'chr-16'), top('red-02'))
  tackle.move(0, { type: 'decline' })
  tackle.move(1, { type: 'tackle' })
  t.same(club(tackle, 1).tackles, ['chr-16'], 'the plain Tackle card is spent first')
})

t.test(
  'W32 W44 SP-320 SP-416 SP-417 SP-418 SP-419 SP-420 SP-R23 SP-R24 cautions add up',
  async (t) => {
    const referee = (...cards: string[]) =>
      given({ seats: 2 }, holding(0, ...cards), on(0, 2), top('ref-01'))
    const first = referee()
    first.move(0, { type: 'roll' }, dice(1, 2))
    t.same([club(first, 0).yellows, club(first, 0).missTurns], [['yellow-card-1'], 0])
    const second = referee('yellow-card-3')
    second.move(0, { type: 'roll' }, dice(1, 2))
    t.same([club(second, 0).yellows, club(second, 0).missTurns], [[], 1])
    t.equal(tray(second, 'yellow').length, 4)
    second.move(0, { type: 'end-turn' })
    t.same(second.asked(), ['1 roll'])

    const red = given({ seats: 2 }, on(0, 45), holding(0, 'yellow-card-1'), top('ref-07'))
    red.move(0, { type: 'roll' }, [...dice(4, 4)])
    t.same(red.asked(), ['0 roll'], 'the current turn continues')
    t.same([club(red, 0).yellows, club(red, 0).missTurns], [[], 1])
    t.ok(state(red).tray.includes('red-card'), 'the red card is shown, never held')
    t.ok(typesOf(red.commits[0]!.events).includes('caution.shown'), 'at once')
  },
)
