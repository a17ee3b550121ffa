import t from 'tap'
import { seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { starplayer } from '../../../../src/engine/rulesets/starplayer/index.ts'
import type { Move } from '../../../../src/engine/rulesets/starplayer/moves.ts'
import { refused, sitDown } from '../../../../src/package/sitting.ts'
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
  eventOf,
  footballers,
  given,
  holding,
  kicks,
  M,
  on,
  owing,
  state,
  top,
  tray,
  typesOf,
  wins,
} from './support.ts'

const offer: Move = {
  type: 'offer',
  to: 1,
  give: { cards: [], money: M },
  take: { cards: ['tackle-2'], money: 0 },
}

t.test('W50 SP-407 SP-R43 a tackler still buys after the active seat left', async (t) => {
  const setting = [asked('purchase', 40), cash(9, 3, 9), holding(1, 'stadium-red'), top('red-10')]
  const game = given({ seats: 3 }, ...setting, bare(2))
  game.move(0, { type: 'decline' })
  game.move(1, { type: 'tackle' })
  game.resign(0)
  t.same(game.asked(), ['1 settle-debt'])
  game.move(1, { type: 'sell-back', cards: ['stadium-red'] })
  t.equal(cashOf(game)[1], 16)
  t.same(footballers(game, 1), ['red-10'])
  t.same(game.asked(), ['1 roll'])

  const two = given(
    { seats: 2 },
    ...setting.slice(0, 1),
    cash(9, 3),
    holding(1, 'stadium-red'),
    top('red-10'),
  )
  two.move(0, { type: 'decline' })
  two.move(1, { type: 'tackle' })
  two.resign(0)
  t.same(state(two).result, { kind: 'walkover', winner: 1 })
  t.ok(state(two).decks.red.includes('red-10'))
})

t.test('SP-R43 a seat that leaves gives back all it holds', async (t) => {
  const game = given(
    { seats: 3 },
    holding(1, 'red-05', 'blue-02', 'manager-1', 'wild-01', 'bon-04', 'yellow-card-1'),
    wins(1, 2),
    but((draft) => {
      draft.clubs[1]!.missTurns = 1
    }),
  )
  game.resign(1)
  const left = club(game, 1)
  t.same(
    [left.status, left.cash, left.footballers, left.wins, left.missTurns],
    ['out', 0, [], [], 0],
  )
  t.equal(state(game).decks.red.at(-1), 'red-05')
  t.equal(state(game).decks.bonus.at(-1), 'bon-04')
  for (const prefix of ['manager-1', 'wild-01', 'win-blue-1', 'tackle-2', 'yellow-card-1'])
    t.equal(tray(game, prefix).length, 1, prefix)
  t.same(game.asked(), ['0 roll'], 'the others play on')
  t.same(
    game.refuses(0, { type: 'play-cup-match', opponent: 1, card: 'cup-match-1' }),
    refused('seat-out', 'SP-702'),
  )
  game.move(0, { type: 'roll' }, dice(1, 2))
  game.move(0, { type: 'decline' })
  t.same(game.asked(), ['2 tackle'])
  game.move(2, { type: 'pass-tackle' })
  game.move(0, { type: 'end-turn' })
  t.same(game.asked(), ['2 roll'])
})

t.test('SP-R43 a leaving seat pays with its cards, its claims are cancelled', async (t) => {
  const game = given(
    { seats: 3 },
    cash(150, 1, 0),
    holding(1, 'red-02', 'red-03'),
    owing(1, 2, 4),
    owing(2, 1, 3),
  )
  const events = game.resign(1)
  t.same(cashOf(game).slice(1), [0, 4])
  t.same(state(game).debts, [])
  t.ok(typesOf(events).includes('debt.cancelled'))
  const short = given({ seats: 3 }, cash(150, 1, 0), owing(1, 2, 4), owing(1, 0, 1))
  short.resign(1)
  t.same(cashOf(short), [150, 0, 1], 'oldest first; what cash cannot cover is cancelled')
  const exact = given({ seats: 3 }, cash(150, 1, 0), owing(1, 2, 1))
  const paid = typesOf(exact.resign(1))
  t.ok(paid.includes('debt.settled'), 'cash that just covers a debt settles it')
  t.notOk(paid.includes('debt.written-off'))
})

t.test('SP-R43 offers, sales, queues and choices continue without a leaving seat', async (t) => {
  const window = given({ seats: 3 })
  window.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
  window.move(0, offer)
  const events = window.resign(1)
  t.match(eventOf(events, 'offer.rejected'), { stale: true })
  t.same(window.asked(), ['2 negotiate'], 'the negotiation has ended without a deal')
  const queue = given({ seats: 3 })
  queue.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
  queue.resign(1)
  queue.move(0, { type: 'pass-window' })
  t.same(queue.asked(), ['2 negotiate'])

  const sale = given({ seats: 3 }, cash(0, 9, 9), holding(0, 'wild-01'), owing(0, 2, 1))
  sale.move(0, { type: 'offer-sale', to: 1, cards: ['wild-01'], price: M })
  sale.resign(1)
  t.same(sale.asked(), ['0 settle-debt', '0 roll'])

  const match = given({ seats: 3, options: { cupMatchSpace: 'must' } }, on(0, 27))
  match.move(0, { type: 'roll' }, dice(1, 2))
  t.same(match.asked(), ['0 choose-opponent'])
  match.resign(1, dice(6, 6, 1, 2))
  t.equal(club(match, 0).wins.length, 1, 'the engine chooses the one that is left')

  const race = given(
    { seats: 3, options: { tackle: 'sealed' } },
    asked('purchase', 40),
    top('red-02'),
  )
  race.move(0, { type: 'decline' })
  race.move(1, { type: 'tackle' })
  race.resign(1)
  race.move(2, { type: 'tackle' })
  t.same(footballers(race, 2), ['red-02'], 'the call of a seat that left is void')
})

t.test('SP-R43 the active seat may leave in the middle of a card', async (t) => {
  const game = given({ seats: 3 }, on(0, 2), top('ref-18'))
  game.move(0, { type: 'roll' }, dice(1, 2))
  game.resign(0)
  t.equal(state(game).decks.referee.at(-1), 'ref-18')
  t.same(game.asked(), ['1 roll'])
  const buying = given(
    { seats: 3 },
    asked('purchase', 1),
    cash(3, 9, 9),
    holding(0, 'stadium-red'),
    top('red-10'),
  )
  buying.move(0, { type: 'buy' })
  const events = buying.resign(0)
  t.ok(typesOf(events).includes('purchase.voided'))
  t.ok(state(buying).decks.red.includes('red-10'))
  t.same(state(buying).debts, [])
  const manual = given({ seats: 3, options: { claims: 'manual' } })
  manual.resign(0)
  t.same(
    manual.asked().filter((one) => one.endsWith('window')),
    ['1 claim-window', '2 claim-window'],
  )
})

t.test('SP-R41 SP-R43 seats that left rank last, in reverse order of leaving', async (t) => {
  const game = given(
    { seats: 4, options: { maxTurns: 10 } },
    active(2),
    asked('turn-end'),
    but((draft) => {
      draft.turn.no = 10
    }),
  )
  game.resign(1)
  game.resign(0)
  game.move(2, { type: 'end-turn' })
  const { ranking } = game.rules.outcome(game.game.state, game.game.table)!
  t.same(ranking, [[2, 3], [0], [1]])
})

t.test('SP-R43 a seat that left ranks behind the losers of the Cup Final', async (t) => {
  const game = given({ seats: 4 }, clubSet(0, 'blue'), wins(0, 5), asked('turn-end'))
  game.resign(2)
  game.resign(1)
  const challenge = { type: 'challenge-final', opponent: 3, trophyColour: 'blue' } as const
  game.move(0, challenge, kicks('gg gm gg mm mm'))

  t.same(game.rules.outcome(game.game.state, game.game.table)?.ranking, [[0], [3], [1], [2]])
})

t.test('SP-R33 a chain of cards ends after ten, and an empty deck gives none', async (t) => {
  const game = given(
    { seats: 2 },
    on(0, 2),
    but((draft) => {
      draft.decks.referee = []
    }),
  )
  game.move(0, { type: 'roll' }, dice(1, 2))
  t.same(game.asked(), ['0 turn-end'])

  const pack = structuredClone(starplayer.packs[0]!)
  pack.allowChains = true
  const chain = { kind: 'move', to: { nearest: 'referee' } } as const
  pack.decks.referee = pack.decks.referee.map((card, place) => ({
    ...card,
    effects: place < 10 ? [...card.effects.slice(0, 0), chain] : card.effects,
  }))
  for (const card of pack.decks.referee.slice(10)) card.effects = [chain]
  pack.decks.referee[0]!.effects = [chain, { kind: 'caution', colour: 'yellow', target: 'club' }]
  pack.decks.referee[1]!.effects = [chain, { kind: 'caution', colour: 'red', target: 'club' }]
  const chained = sitDown(starplayer, { seats: 2, content: pack }, seededLuck(3))
  const seat = state(chained).turn.seat
  on(seat, 2)(state(chained))
  const events = chained.move(seat, { type: 'roll' }, dice(1, 2))
  t.equal(typesOf(events).filter((type) => type === 'chance-card.drawn').length, 10)
  t.equal(state(chained).decks.referee.length, 18, 'every card is back')
})

t.test('SP-R10 SP-R29 a bogus fee may become a debt, and the turn ends after it', async (t) => {
  const game = given(
    { seats: 2 },
    asked('purchase', 1, 1),
    cash(0, 9),
    holding(0, 'stadium-red'),
    top('bogus-red'),
  )
  game.move(0, { type: 'buy' })
  t.same(game.asked(), ['0 settle-debt'])
  game.move(0, { type: 'sell-back', cards: ['stadium-red'] })
  t.same(game.asked(), ['1 roll'])
  t.equal(cashOf(game)[0], 24)
})

t.test('SP-323 seats that left pay nothing for a goal', async (t) => {
  const game = given({ seats: 3 }, on(0, 9))
  game.resign(2)
  game.move(0, { type: 'roll' }, [...dice(1, 2), ...kicks('g')])
  t.same(cashOf(game), [151, 149, 0])
})
