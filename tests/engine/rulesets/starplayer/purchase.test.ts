import t from 'tap'
import { refused } from '../../../../src/package/sitting.ts'
import { pluck } from '../../../support/pluck.ts'
import {
  asked,
  bare,
  but,
  cash,
  cashOf,
  club,
  dice,
  given,
  holding,
  M,
  on,
  state,
  top,
} from './support.ts'

const phaseOf = (game: ReturnType<typeof given>) => state(game).turn.phase

t.test('W4 SP-302 SP-303 SP-306 SP-325 the squad’s top card costs its face value', async (t) => {
  const game = given({}, on(0, 36), top('red-04'))

  game.move(0, { type: 'roll' }, dice(1, 3))
  game.move(0, { type: 'buy' })
  t.same(pluck(club(game, 0).footballers, 'card'), ['red-04'])
  t.equal(cashOf(game)[0], 141)
  t.equal(state(game).decks.red.length, 11)
  t.same(game.asked(), ['0 turn-end'])
})

t.test('W5 SP-305 the footballer of the space itself is free', async (t) => {
  const game = given({}, asked('purchase', 40), top('red-09'))
  game.move(0, { type: 'buy' })
  t.equal(cashOf(game)[0], 150)
  t.equal(club(game, 0).footballers.length, 1)
})

t.test('SP-304 SP-314 SP-R44 a purchase is a frame that lists what is for sale', async (t) => {
  const game = given({ seats: 2 }, on(0, 36), top('red-04'))
  const frames = () => state(game).frames
  const text = () => game.rules.text(game.view(1), 1, game.game.table)

  game.move(0, { type: 'roll' }, dice(1, 3))
  t.same(frames(), [{ kind: 'purchase', space: 40 }])
  t.same(game.view(1).frames, frames())
  t.match(text(), /for sale on 40 red-09\*: the top red card, £4M to £15M or the bogus one \(£1M\)/)
  game.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
  t.same(pluck(frames(), 'kind'), ['purchase', 'window'])
  game.move(0, { type: 'pass-window' })
  game.move(1, { type: 'pass-window' })
  t.same(game.asked(), ['0 purchase'], 'it is still for sale')
  game.move(0, { type: 'decline' })
  t.same(frames(), [{ kind: 'tackle', space: 40, waiting: [1] }])
  game.move(1, { type: 'pass-tackle' })
  t.same(frames(), [])

  const manager = given({ seats: 2 }, asked('purchase', 3), holding(1, 'manager-2'))
  t.match(
    manager.rules.text(manager.view(0), 0, manager.game.table),
    'for sale on 3 manager: manager-1 or manager-3 or manager-4 for £6M',
  )
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

t.test('W12 SP-119 SP-314 SP-421 one manager of the tray costs £6M', async (t) => {
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
  'W13 SP-402 SP-403 SP-404 SP-405 SP-406 SP-407 SP-408 SP-411 clubs race to tackle',
  async (t) => {
    const game = declined()
    game.move(0, { type: 'decline' })
    t.same(game.asked(), ['1 tackle', '2 tackle'])
    const late = game.game.open.find(({ seat }) => seat === 1)

    game.move(2, { type: 'tackle' })
    t.equal(club(game, 2).position, 40)
    t.same(club(game, 2).tackles, [])
    t.ok(state(game).tray.includes('tackle-3'))
    t.same(pluck(club(game, 2).footballers, 'card'), ['red-09'])
    t.equal(cashOf(game)[2], 150, 'a Free Transfer counts for the tackler too')
    t.notOk(
      game.game.open.some(({ id }) => id === late?.id),
      'the other question is closed',
    )
    t.same(game.asked(), ['0 turn-end'], 'SP-R16 declining was final')
  },
)

t.test('SP-R11 without a pace a race waits until all have called or passed', async (t) => {
  const game = given({ seats: 3, decisionSeconds: null }, asked('purchase', 40), top('red-09'))
  game.move(0, { type: 'decline' })
  game.wait(365 * 24 * 3600)
  t.same(
    game.game.open.map(({ kind, seat, deadline }) => [kind, seat, deadline]),
    [
      ['tackle', 1, null],
      ['tackle', 2, null],
    ],
  )
  game.move(1, { type: 'pass-tackle' })
  t.same(game.asked(), ['2 tackle'])
  game.move(2, { type: 'pass-tackle' })
  t.same(game.asked(), ['0 turn-end'])
})

t.test('W14 SP-410 SP-R5 SP-R11 sealed calls roll off, and a double pays nothing', async (t) => {
  const game = given(
    { seats: 3, options: { tackle: 'sealed' } },
    asked('purchase', 40),
    top('red-09'),
  )
  game.move(0, { type: 'decline' })
  game.move(1, { type: 'tackle' })
  t.same(game.asked(), ['2 tackle'], 'the race is open until all have answered')
  t.same(game.seen(0), [{ type: 'tackle.answered', seat: 1, sealed: true }])
  t.same(game.seen(1), game.seen(0), 'the caller no longer sees the question')

  game.move(2, { type: 'tackle' }, dice(4, 4, 5, 2))
  t.same(club(game, 1).tackles, [])
  t.equal(cashOf(game)[1], 150)
  t.same(pluck(club(game, 1).footballers, 'card'), ['red-09'])
  t.same(club(game, 2).tackles, ['tackle-3'], 'the loser of the roll keeps the card')

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

t.test('W16 SP-119 SP-R12 a seat without room or Tackle card is not asked', async (t) => {
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

t.test('W17 SP-304 SP-R9 only a surely affordable card is bought, by a public bound', async (t) => {
  const game = given({ seats: 2 }, asked('purchase', 1), cash(3, 150))
  t.same(game.refuses(0, { type: 'buy' }), refused('insufficient-funds', 'SP-304'))
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
})

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
  t.same(pluck(club(game, 0).footballers, 'card'), ['red-10'])
})

t.test('SP-R13 SP-R45 a tackler’s pawn collects nothing, and both pawns share', async (t) => {
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
})

t.test('SP-R16 SP-R17 without anything for sale, no seat is asked', async (t) => {
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
