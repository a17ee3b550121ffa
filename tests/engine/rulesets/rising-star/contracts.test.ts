import t from 'tap'
import { housePack } from '../../../../src/engine/rulesets/rising-star/content/house.ts'
import { refused } from '../../../../src/package/sitting.ts'
import { A, B, bottom, C, copy, deck, only, player, position, roll, types } from './position.ts'

const accept = (card: string) => ({ type: 'accept-offer' as const, card: copy(card) })
const declineOffers = { type: 'decline-offers' as const }

t.test(
  'RS-S7 RS-302 RS-409 RS-410 RS-411 RS-412 RS-601 RS-602 RS-604 RS-605 RS-R17 RS-R18 RS-R19 ' +
    'an Agent of ability 2 brings three offers',
  async (t) => {
    const game = position({
      players: [{ position: 14, contract: 'k-black-3', agent: 'agent-05' }],
      top: { contract: ['k-01', 'k-10', 'k-16'] },
    })
    t.equal(deck(game, 'contract').length, 24)
    const offered = only(roll(game, A, 2), 'contract.offered')
    t.same(offered, [
      {
        type: 'contract.offered',
        seat: A,
        cause: 'contract',
        cards: ['k-01#1', 'k-10#1', 'k-16#1'],
      },
    ])
    t.same(game.view(B).negotiation?.offers, ['k-01#1', 'k-10#1', 'k-16#1'], 'offers are public')
    t.same(game.refuses(A, accept('k-24')), refused('offer-not-available', 'RS-601'))
    t.same(game.legal(A), [accept('k-01'), accept('k-10'), accept('k-16'), declineOffers])

    const events = game.move(A, accept('k-16'))

    t.same(events.slice(0, 3), [
      {
        type: 'contract.released',
        seat: A,
        card: 'k-black-3#1',
        to: 'box',
        cause: 'contract',
      },
      { type: 'contract.signed', seat: A, card: 'k-16#1', cause: 'contract' },
      { type: 'contract.returned', cards: ['k-01#1', 'k-10#1'] },
    ])
    t.equal(player(game, A).contract, 'k-16#1')
    t.ok(game.game.state.shared.box.includes('k-black-3#1'))
    t.same(bottom(game, 'contract', 2), ['k-01#1', 'k-10#1'])
    t.equal(deck(game, 'contract').length, 23)
    t.equal(
      Object.keys(housePack.contracts[0]!).sort().join(' '),
      'black buyoutFee id loyaltyBonus matchdayFee name reservesFee',
    )
  },
)

t.test('RS-S8 RS-601 RS-602 RS-603 an offer on CONTRACT is accepted or refused', async (t) => {
  const given = {
    players: [{}, { position: 14, contract: 'k-05' }],
    turn: B,
    top: { contract: ['k-12'] },
  }
  const declined = position(given)
  t.equal(deck(declined, 'contract').length, 23)
  roll(declined, B, 2)
  t.same(types(declined.move(B, declineOffers)).slice(0, 2), [
    'contract.offers-declined',
    'contract.returned',
  ])
  t.equal(player(declined, B).contract, 'k-05#1')
  t.same([deck(declined, 'contract').length, ...bottom(declined, 'contract')], [23, 'k-12#1'])

  const accepted = position(given)
  roll(accepted, B, 2)
  accepted.move(B, accept('k-12'))
  t.equal(player(accepted, B).contract, 'k-12#1')
  t.same([deck(accepted, 'contract').length, ...bottom(accepted, 'contract')], [23, 'k-05#1'])
})

t.test('RS-S9 RS-305 RS-606 RS-607 RS-608 RS-R21 FREE AGENT signs the next card', async (t) => {
  const game = position({
    players: [{}, { position: 31, contract: 'k-05' }],
    turn: B,
    top: { contract: ['k-12'] },
  })
  const events = roll(game, B, 4)
  t.equal(
    types(events).slice(2).join(' '),
    'contract.released contract.offered contract.signed contract.returned turn.started',
  )
  t.match(player(game, B), { contract: 'k-12#1', cash: 0 })
  t.same([deck(game, 'contract').length, ...bottom(game, 'contract')], [23, 'k-05#1'])

  const withAgent = position({
    players: [
      { contract: 'k-black-2' },
      { position: 31, contract: 'k-black-1', agent: 'agent-01' },
    ],
    turn: B,
    top: { contract: ['k-12', 'k-03'] },
  })
  roll(withAgent, B, 4)
  t.ok(withAgent.game.state.shared.box.includes('k-black-1#1'))
  t.equal(player(withAgent, B).contract, null)
  t.same(withAgent.legal(B), [accept('k-12'), accept('k-03')])
  t.same(withAgent.refuses(B, declineOffers), refused('decline-not-allowed', 'RS-606'))
  withAgent.move(B, accept('k-03'))
  t.equal(player(withAgent, B).contract, 'k-03#1')
  t.same([deck(withAgent, 'contract').length, ...bottom(withAgent, 'contract')], [23, 'k-12#1'])
})

t.test('RS-S10 RS-416 RS-609 RS-610 RS-611 RS-R22 a TRANSFER pays the old buyout', async (t) => {
  const game = position({
    players: [{ position: 26, contract: 'k-07', agent: 'agent-01', cash: 30_000 }],
    top: { contract: ['k-01', 'k-02'] },
  })
  const events = roll(game, A, 4)
  t.match(events.slice(2), [
    { type: 'cash.received', amount: 70_000, reason: 'buyout' },
    { type: 'contract.released', card: 'k-07#1', to: 'deck-bottom', cause: 'transfer' },
    { type: 'contract.offered', cards: ['k-01#1', 'k-02#1'] },
  ])
  t.equal(player(game, A).cash, 100_000)
  t.same(bottom(game, 'contract'), ['k-07#1'])
  t.same(game.refuses(A, declineOffers), refused('decline-not-allowed', 'RS-610'))
  t.same(game.legal(A), [accept('k-01'), accept('k-02')])
  game.move(A, accept('k-02'))
  t.equal(player(game, A).contract, 'k-02#1')
  t.same(bottom(game, 'contract', 2), ['k-07#1', 'k-01#1'], 'the old one first (RS-R18)')
})

t.test('RS-S11 RS-326 RS-609 RS-612 a black contract is sold into the box', async (t) => {
  const game = position({
    players: [{}, {}, { position: 26, contract: 'k-black-6' }],
    turn: C,
    top: { contract: ['k-20'] },
  })
  roll(game, C, 4)
  t.match(player(game, C), { contract: 'k-20#1', cash: 35_000 })
  t.ok(game.game.state.shared.box.includes('k-black-6#1'))
})

t.test('RS-R20 an empty or short Contract deck gives all it has', async (t) => {
  const at = (from: number, contract: string, left: string[], agent: string | null = null) => {
    const game = position({ players: [{ position: from, contract, agent }] })
    Object.assign(game.game.state.secret.decks, { contract: left.map(copy) })
    const steps = [16, 30, 35].find((tile) => tile > from)! - from
    return { game, events: roll(game, A, steps) }
  }
  const nothing = at(14, 'k-05', [])
  t.match(nothing.events[2], { type: 'card.deck-empty', deck: 'contract' })
  t.equal(player(nothing.game, A).contract, 'k-05#1')

  const comesBack = at(31, 'k-05', [])
  t.match(only(comesBack.events, 'contract.signed'), [{ card: 'k-05#1' }])

  const black = at(26, 'k-black-1', [])
  t.match(types(black.events).slice(2), ['cash.received', 'card.deck-empty', 'turn.started'])
  t.match(player(black.game, A), { contract: 'k-black-1#1', cash: 30_000 })

  const short = at(14, 'k-05', ['k-01', 'k-02'], 'agent-10')
  t.match(only(short.events, 'contract.offered'), [{ cards: ['k-01#1', 'k-02#1'] }])
})
