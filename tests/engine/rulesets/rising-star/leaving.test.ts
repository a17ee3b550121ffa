import t from 'tap'
import { seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import { refused, sitDown } from '../../../../src/package/sitting.ts'
import {
  A,
  B,
  bottom,
  C,
  D,
  deck,
  faces,
  last,
  only,
  player,
  position,
  roll,
  sheet,
  types,
} from './position.ts'

t.test(
  'RS-S41 RS-717 RS-718 RS-R51 a resigned seat is absent at once, and removed after the turn',
  async (t) => {
    const game = position({
      players: [
        {},
        {
          contract: 'k-07',
          agent: 'agent-02',
          sponsors: { clothing: 'spon-cloth-1' },
          magicSponges: ['sponge'],
          matchEvents: ['me-header', 'me-var'],
          cash: 50_000,
        },
      ],
    })
    t.same(
      [deck(game, 'contract').length, deck(game, 'agent').length, deck(game, 'dayToDay').length],
      [23, 26, 37],
    )
    t.same(game.resign(B), [{ type: 'seat.resigned', seat: B, order: 1 }])
    t.same(game.asked(), ['0 roll'])
    t.same(game.refuses(B, { type: 'roll' }), refused('seat-resigned'))

    const events = roll(game, A, 4, 5, 3, 2)

    t.match(only(events, 'match.started'), [{ home: { absent: 'green' }, away: { seat: A } }])
    t.same(types(events).slice(-3), ['cash.paid', 'seat.removed', 'turn.started'])
    t.match(events.at(-3), { due: 50_000, amount: 50_000, reason: 'resignation' })
    t.match(events.at(-2), {
      contract: 'k-07#1',
      contractTo: 'deck-bottom',
      agentCards: ['agent-02#1', 'spon-cloth-1#1'],
      sponges: ['sponge#1'],
      hiddenCount: 2,
    })
    t.same(bottom(game, 'contract'), ['k-07#1'])
    t.same(bottom(game, 'agent', 2), ['agent-02#1', 'spon-cloth-1#1'])
    t.same(bottom(game, 'dayToDay', 3).sort(), ['me-header#1', 'me-var#1', 'sponge#1'])
    t.equal(bottom(game, 'dayToDay', 3)[0], 'sponge#1')
    t.same(
      [deck(game, 'contract').length, deck(game, 'agent').length, deck(game, 'dayToDay').length],
      [24, 28, 40],
    )
    for (const viewer of [A, B, C, 'spectator'] as const) {
      const removed = game.seen(viewer).find((event) => event?.type === 'seat.removed')!
      t.notOk('hiddenCards' in removed, `${viewer} does not learn the hidden cards`)
    }
    t.match(player(game, B), { status: 'resigned', cash: 0, contract: null, points: 0, fame: 10 })
    t.same(game.asked(), ['2 roll'])
  },
)

t.test('RS-S42 RS-R51 a match in progress has no result if one seat is left', async (t) => {
  const game = position({
    seats: 2,
    players: [
      { matchEvents: ['me-header'], points: 0 },
      { position: 1, points: 30 },
    ],
    turn: B,
  })
  roll(game, B, 1, 7, 7)
  t.same(game.asked(), ['0 match-card'])

  const events = game.resign(B)

  t.equal(
    types(events).join(' '),
    'seat.resigned seat.removed scores.computed results.announced hands.revealed game.ended',
  )
  t.match(last(events), { champion: A, reason: 'last-seat' })
  t.same(sheet(game), [
    [0, 10, 0],
    [30, 10, 0],
  ])
  t.same(game.rules.outcome(game.game.state, game.game.table)?.ranking, [[A], [B]])
})

t.test('RS-R51 when a game breaks off, open offers and the drawn card go back', async (t) => {
  const offers = position({
    seats: 2,
    players: [{ position: 26, contract: 'k-07', agent: 'agent-01' }],
    top: { contract: ['k-01', 'k-02'] },
  })
  roll(offers, A, 4)
  t.match(offers.resign(B)[1], { type: 'contract.returned', cards: ['k-01#1', 'k-02#1'] })
  t.equal(player(offers, A).contract, null, 'the remaining seat has sold its contract')
  t.equal(deck(offers, 'contract').length, 24)

  const swap = position({
    seats: 2,
    players: [{ agent: 'agent-01' }],
    top: { agent: ['agent-08'] },
  })
  roll(swap, A, 5)
  t.match(swap.resign(A)[1], { type: 'card.returned', deck: 'agent', card: 'agent-08#1' })
  t.same(bottom(swap, 'agent', 2), ['agent-08#1', 'agent-01#1'])
  t.equal(swap.game.state.shared.result?.champion, B)
})

t.test('RS-R51 a resigned seat’s turn is played out by default, and paid for', async (t) => {
  const game = position({
    players: [{ position: 14, contract: 'k-05' }],
    top: { contract: ['k-12'] },
  })
  const events = game.resign(A, faces(2))
  t.equal(
    types(events).join(' '),
    'seat.resigned die.rolled token.moved contract.offered contract.offers-declined ' +
      'contract.returned seat.removed turn.started',
  )
  const paid = position({ players: [{ position: 8, contract: 'k-05' }] })
  t.match(only(paid.resign(A, faces(1, 2, 2)), 'points.awarded'), [], 'purple plays at home')
  const visited = position({ players: [{ position: 8, contract: 'k-05' }] })
  const played = visited.resign(A, faces(1, 2, 9))
  t.match(only(played, 'points.awarded'), [{ seat: A, points: 3 }])
  t.match(only(played, 'cash.paid'), [{ amount: 6_000, reason: 'resignation' }])
  t.same(sheet(visited)[A], [3, 10, 0], 'points and fame stay on the sheet')
})

t.test('RS-R51 a match in progress is finished and paid with the resigned seat', async (t) => {
  const game = position({
    seats: 3,
    players: [{ matchEvents: ['me-header'] }, { position: 1 }],
    turn: B,
  })
  roll(game, B, 1, 9, 2)
  t.same(game.asked(), ['0 match-card'])
  t.match(game.resign(A), [
    { type: 'seat.resigned', seat: A },
    { type: 'match.card-declined', seat: A },
    { type: 'match.ended', winner: 'home' },
    { type: 'points.awarded', seat: A, points: 3 },
    { type: 'cash.received', seat: A },
    { type: 'cash.received', seat: B },
    { type: 'cash.paid', seat: A, reason: 'resignation' },
    { type: 'seat.removed', seat: A, hiddenCount: 1 },
    { type: 'turn.started', seat: C },
  ])
})

t.test('RS-R40 RS-R51 a choice of rivals is not asked any more once one is left', async (t) => {
  const given = {
    players: [
      { position: 17, contract: 'k-10' },
      {},
      {},
      { status: 'injured' as const, position: 10 },
    ],
  }
  const one = position(given)
  roll(one, A, 3)
  const { id } = one.game.open[0]!
  t.match(one.resign(B, faces(3, 4)).slice(1, 3), [
    { type: 'derby.rival-chosen', rival: C, auto: true },
    { type: 'match.started', kind: 'derby' },
  ])
  t.notOk(one.game.open.some((decision) => decision.id === id))

  const four = position({ ...given, seats: 5, players: [...given.players, {}] })
  roll(four, A, 3)
  four.resign(B)
  t.same(four.asked(), ['0 choose-rival'])
  four.resign(C, faces(6, 2))
  t.same(four.asked(), ['3 physio'], 'seat 4 was the only rival left')
  t.same(sheet(four)[A], [6, 10, 12])
})

t.test(
  'RS-R51 a seat that resigns while choosing a token gets the default and no opening roll',
  async (t) => {
    const game = sitDown(risingStar, { seats: 3 })
    t.same(types(game.resign(B)), ['seat.resigned'])
    t.same(types(game.move(A, { type: 'choose-token', token: 'gold' })), [
      'token.chosen',
      'token.chosen',
    ])
    t.equal(player(game, B).token, 'green', 'answered by default in the same commit')
    const events = game.move(C, { type: 'choose-token', token: 'white' }, seededLuck(5))
    const order = types(events)
    t.ok(order.indexOf('seat.removed') > order.lastIndexOf('deck.shuffled'))
    t.ok(order.indexOf('seat.removed') < order.indexOf('opening.rolled'))
    for (const rolled of only(events, 'opening.rolled'))
      t.notMatch(JSON.stringify(rolled), /"seat":1/)
    t.equal(game.game.state.shared.box.length, 4, 'with the black contract of the seat that left')

    const asked = sitDown(risingStar, { seats: 3 })
    t.same(types(asked.resign(A)), ['seat.resigned', 'token.chosen'])
    t.equal(player(asked, A).token, 'gold')

    const two = sitDown(risingStar, { seats: 2 })
    t.match(last(two.resign(A)), { type: 'game.ended', champion: B, reason: 'last-seat' })
    t.same(two.refuses(B, { type: 'choose-token', token: 'gold' }), refused('game-over'))
  },
)

t.test('RS-804 RS-R51 a retired seat may resign too, and ranks below all others', async (t) => {
  const retired = { status: 'retired' as const, seasonsCompleted: 3 }
  const game = position({
    players: [{ position: 39, seasonsCompleted: 2 }, { ...retired, points: 90 }, retired, retired],
  })
  game.resign(B)
  game.resign(D)
  t.same(game.refuses(B, { type: 'roll' }), refused('seat-resigned'))
  roll(game, A, 1, 5, 2, 3, 4)
  t.same(
    game.game.state.shared.result!.places.map(({ seat, place }) => [seat, place]),
    [
      [B, 4],
      [D, 3],
      [A, 2],
      [C, 1],
    ],
    'the first to leave comes last; the title is played for by those who stayed',
  )
})

t.test(
  'RS-R51 a resignation in the title tie-break means defaults, and the last place',
  async (t) => {
    const game = position({
      seats: 3,
      options: { seasons: 1 },
      players: [
        { position: 39, matchEvents: ['me-header'] },
        { status: 'retired', seasonsCompleted: 1, matchEvents: ['me-var'] },
        { status: 'retired', seasonsCompleted: 1, fame: 3 },
      ],
    })
    roll(game, A, 1, 5, 1, 8, 9)
    t.same(game.asked(), ['0 match-card'])
    t.same(types(game.resign(C)), ['seat.resigned'])
    const declined = game.resign(A)
    t.same(types(declined), ['seat.resigned', 'match.card-declined'])
    t.same(game.asked(), ['1 match-card'])
    t.match(last(game.move(B, { type: 'decline-match-event' })), { champion: B })
    t.same(game.rules.outcome(game.game.state, game.game.table)?.ranking, [[B], [A], [C]])
  },
)

t.test('RS-R51 a finalist that resigns is not champion, whoever wins', async (t) => {
  const game = position({
    seats: 3,
    options: { seasons: 1 },
    players: [
      { position: 39, matchEvents: ['me-header'] },
      { status: 'retired', seasonsCompleted: 1, matchEvents: ['me-var'] },
      { status: 'retired', seasonsCompleted: 1, fame: 3 },
    ],
  })
  roll(game, A, 1, 5, 1, 11, 2)
  game.resign(A)
  const events = game.move(B, { type: 'decline-match-event' })

  t.match(only(events, 'match.ended'), [{ winner: 'home' }])
  t.match(last(events), { champion: B })
  t.same(game.rules.outcome(game.game.state, game.game.table)?.ranking, [[B], [C], [A]])
})

t.test('RS-R27 RS-R51 a debt stays with the seat that leaves', async (t) => {
  const game = position({
    options: { shortfall: 'debt' },
    players: [{ position: 7 }, { cash: -8_000 }],
  })
  game.resign(B)
  const events = roll(game, A, 1)
  t.same(only(events, 'cash.paid'), [])
  t.match(player(game, B), { status: 'resigned', cash: -8_000 })
})

t.test('RS-R51 RS-717 a seat that resigns injured is absent: no walkover, but dice', async (t) => {
  const game = position({
    players: [{ position: 20 }, {}, {}, { status: 'injured', position: 10 }],
  })
  game.resign(D)
  const events = roll(game, A, 4, 9, 2)
  t.match(only(events, 'match.started'), [{ home: { absent: 'purple' }, away: { seat: A } }])
  t.match(only(events, 'match.ended'), [{ winner: 'home', decidedBy: 'normal-time' }])
  t.equal(player(game, D).status, 'resigned')
})

t.test('RS-R51 resigned seats are removed in the order of leaving', async (t) => {
  const game = position({
    players: [
      { position: 7 },
      { contract: 'k-01', agent: 'agent-01' },
      {},
      { contract: 'k-02', agent: 'agent-02' },
    ],
  })
  game.resign(D)
  game.resign(B)
  const events = roll(game, A, 1)
  t.match(only(events, 'seat.removed'), [{ seat: D }, { seat: B }])
  t.same(bottom(game, 'contract', 2), ['k-02#1', 'k-01#1'])
  t.same(bottom(game, 'agent', 2), ['agent-02#1', 'agent-01#1'])
  t.same(game.asked(), ['2 roll'])
})

t.test('RS-R51 both finalists may leave: the final is played out by default', async (t) => {
  const game = position({
    seats: 2,
    options: { seasons: 1 },
    players: [
      { position: 39, matchEvents: ['me-header'] },
      { status: 'retired', seasonsCompleted: 1, matchEvents: ['me-var'] },
    ],
  })
  roll(game, A, 1, 5, 1, 8, 9)
  t.same(types(game.resign(B)), ['seat.resigned'])
  const events = game.resign(A)
  t.equal(
    types(events).slice(0, 4).join(' '),
    'seat.resigned match.card-declined match.card-declined match.ended',
  )
  t.match(
    last(events),
    { champion: A, reason: 'careers-complete' },
    'the last to leave ranks first',
  )
})
