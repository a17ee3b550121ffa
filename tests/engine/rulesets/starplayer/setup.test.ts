import t from 'tap'
import { seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { house } from '../../../../src/engine/rulesets/starplayer/content/house.ts'
import { squads } from '../../../../src/engine/rulesets/starplayer/content/schema.ts'
import { starplayer } from '../../../../src/engine/rulesets/starplayer/index.ts'
import { refusalOf, refused, sitDown } from '../../../../src/package/sitting.ts'
import { pluck } from '../../../support/pluck.ts'
import { dice, M, state, tray } from './support.ts'

const start = (seats: number, options = {}) =>
  sitDown(starplayer, { seats, options }, seededLuck(3))

t.test(
  'W1 SP-101 SP-105 SP-110 SP-111 SP-112 SP-113 SP-114 SP-116 SP-118 SP-R49 the table is set up',
  async (t) => {
    const game = start(4)

    for (const [seat, club] of state(game).clubs.entries()) {
      t.equal(club.cash, 150 * M)
      t.equal(club.position, 0)
      t.equal(club.pawn, squads[seat])
      t.same(club.matchCards, [`cup-match-${2 * seat + 1}`, `cup-match-${2 * seat + 2}`])
      t.same(club.tackles, [`tackle-${seat + 1}`])
      t.equal(club.windowCards.length, 2)
    }
    t.same(
      ['red', 'blue', 'yellow', 'white'].map((deck) => state(game).decks[deck as 'red'].length),
      [12, 12, 12, 12],
    )
    t.ok(state(game).decks.red.includes('bogus-red'))
    t.same(
      ['manager', 'stadium', 'wild', 'win', 'yellow', 'red-card', 'trophy'].map(
        (prefix) => tray(game, prefix).length,
      ),
      [4, 4, 12, 20, 4, 1, 4],
    )
    t.same(
      ['tackle', 'cup-match', 'transfer'].map((prefix) => tray(game, prefix).length),
      [0, 0, 0],
    )
    const two = start(2)
    t.same(
      ['tackle', 'cup-match', 'transfer'].map((prefix) => tray(two, prefix).length),
      [2, 4, 4],
    )
    const { clubs } = two.view('spectator')
    const lying = clubs.map(({ side, aim, ...club }) => club)
    t.same(lying, state(two).clubs, 'all cards of a seat lie face up')
    t.same(
      refusalOf(() => buildTable(starplayer, { seats: 5 })),
      refused('invalid-seat-count'),
    )
  },
)

t.test('SP-108 SP-115 SP-R1 SP-R2 the engine is the Official, money is a number', async (t) => {
  const game = start(2)
  const notes = [4 * 0.5, 6 * 1, 6 * 2, 6 * 5, 5 * 10, 1 * 50]

  t.equal(state(game).clubs.length, 2, 'no seat is the Official')
  t.equal(notes.reduce((sum, worth) => sum + worth, 0) * M, state(game).clubs[0]?.cash)
  const { seat } = state(game).turn
  const [card = ''] = state(game).clubs[seat]!.windowCards
  game.move(seat, { type: 'play-transfer-window', card })
  const sides = { give: { cards: [], money: M }, take: { cards: ['wild-01'], money: 0 } }
  const answer = game.refuses(seat, { type: 'offer', to: 'official', ...sides })
  t.equal(answer.refused, 'invalid-parameters', 'the Official never negotiates')
})

t.test('SP-103 SP-104 SP-109 no seat is the Official, and all are treated alike', async (t) => {
  const game = start(4)
  const { seat } = state(game).turn
  const plain = state(game).clubs.map((club) => ({
    cash: club.cash,
    cards: [club.tackles.length, club.matchCards.length, club.windowCards.length],
    position: club.position,
  }))

  t.same(game.asked(), [`${seat} roll`], 'the first question of all is a roll')
  t.equal(new Set(plain.map((one) => JSON.stringify(one))).size, 1)
  t.same(
    game.game.open.map(({ shownTo = 'all' }) => shownTo),
    ['all'],
  )
})

t.test('SP-106 SP-107 the tray gives only what the rules say, and the score is kept', async (t) => {
  const game = start(2)
  const { seat } = state(game).turn
  const other = 1 - seat
  const trayed = (card: string) => game.refuses(seat, { type: 'sell-back', cards: [card] }).refused
  t.same(
    ['manager-1', 'wild-01', 'win-red-1', 'red-card'].map(trayed),
    Array(4).fill('card-not-owned'),
  )

  const [card = ''] = state(game).clubs[seat]!.matchCards
  const events = game.move(
    seat,
    { type: 'play-cup-match', opponent: other, card },
    dice(6, 5, 1, 2),
  )
  const decided = events.find(({ type }) => type === 'match.decided')
  t.match(decided, { goals: [11, 3], winner: seat })
  t.equal(state(game).clubs[seat]!.wins.length, 1, 'the winner gets the card')
})

t.test('W2 SP-117 SP-R4 SP-R3 SP-R5 the highest roll begins, and ties roll again', async (t) => {
  const luck = seededLuck(3)
  let drawn = 0
  const decks = 4 * 11 + 17 + 16 + 15
  const rolls = dice(4, 5, 6, 3, 1, 3, 3, 3, 4, 4)
  const game = sitDown(starplayer, { seats: 3 }, (count, limit) => {
    drawn += 1
    return drawn <= decks ? luck(count, limit) : (rolls.shift() ?? 0)
  })
  const rolled = game.commits[0]!.events.filter(({ type }) => type === 'starter.rolled')

  t.same(
    rolled.map((event) => 'round' in event && [event.seat, event.round]),
    [
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
      [1, 2],
    ],
  )
  t.equal(state(game).turn.seat, 1)
  t.same(pluck(state(game).clubs, 'cash'), [150 * M, 150 * M, 150 * M])
})

t.test(
  'W38 SP-911 SP-912 SP-913 SP-914 SP-915 SP-916 SP-917 SP-R37 the Short Game starts as printed',
  async (t) => {
    const game = start(4, { mode: 'short' })
    const { clubs, decks } = state(game)

    for (const club of clubs) {
      t.equal(club.footballers.length, 7)
      t.equal(new Set(club.footballers.map(({ got }) => got)).size, 1, 'dealt together')
      t.ok(club.manager !== null && club.stadium !== null)
      t.equal(club.cash, 70 * M)
      t.same([club.tackles.length, club.windowCards.length, club.matchCards.length], [1, 2, 2])
    }
    t.equal(
      squads.reduce((sum, squad) => sum + decks[squad].length, 0),
      44 - 28 + 4,
    )
    t.same([tray(game, 'manager'), tray(game, 'stadium')], [[], []])
    const none = start(2, { mode: 'short', shortCupMatchCards: 0, squadRule: 'system' })
    t.same(pluck(state(none).clubs, 'matchCards'), [[], []])
    t.equal(tray(none, 'cup-match').length, 8)
  },
)

t.test('SP-922 SP-923 SP-924 SP-925 SP-R40 5-a-side begins with 120M, without bogus', async (t) => {
  const game = start(3, { mode: 'five-a-side' })

  t.same(pluck(state(game).clubs, 'cash'), [120 * M, 120 * M, 120 * M])
  t.same(
    squads.map((squad) => state(game).decks[squad].length),
    [11, 11, 11, 11],
  )
  t.equal(state(game).clubs[0]!.matchCards.length, 2)
})

t.test('SP-R39 a formation of five is undefined, and pawns of SP-116 differ', async (t) => {
  const five = { seats: 2, options: { mode: 'five-a-side', squadRule: 'system' } }
  const same = { seats: 2, choices: [{ pawn: 'red' }, { pawn: 'red' }] }

  t.same(
    refusalOf(() => buildTable(starplayer, five)),
    refused('mode-combination', 'SP-R39'),
  )
  t.same(
    refusalOf(() => buildTable(starplayer, same)),
    refused('pawn-taken', 'SP-116'),
  )
  const wish = { seats: 3, choices: [{}, { pawn: 'red' }] }
  const game = sitDown(starplayer, wish, seededLuck(1))
  t.same(pluck(state(game).clubs, 'pawn'), ['blue', 'red', 'yellow'])
  const formations = { seats: 2, options: { formations: ['4-4-2', '4-4-2'] } }
  t.same(
    refusalOf(() => buildTable(starplayer, formations)),
    refused('invalid-option'),
  )
  t.same(
    refusalOf(() => buildTable(starplayer, { seats: 2, options: { maxTurns: 9 } })),
    refused('invalid-option'),
  )
})

t.test('SP-R15 set-up pays an All-6 Bonus of the deal, in seat order', async (t) => {
  const wanted = [
    ['red-01', 'red-04', 'red-07', 'red-09', 'red-10', 'red-11', 'red-02'],
    ['blue-01', 'blue-03', 'blue-06', 'blue-07', 'blue-09', 'blue-10', 'blue-02'],
  ].flat()
  const ids = house.footballers.map(({ id }) => id)
  const goal = [...wanted, ...ids.filter((id) => !wanted.includes(id))]
  const script: number[] = []
  const lying = [...ids]
  for (let last = lying.length - 1; last > 0; last -= 1) {
    const other = lying.indexOf(goal[last]!)
    script.push(other)
    lying[other] = lying[last]!
    lying[last] = goal[last]!
  }
  const luck = seededLuck(3)
  const game = sitDown(
    starplayer,
    { seats: 2, options: { mode: 'short', claims: 'manual' } },
    (count, limit) => script.shift() ?? luck(count, limit),
  )

  t.same(
    state(game).clubs.map(({ cash }) => cash / M),
    [85, 78],
  )
  t.same(pluck(state(game).clubs, 'all6Rank'), [1, 2])
})
