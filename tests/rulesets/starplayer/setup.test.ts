import t from 'tap'
import { seededLuck } from '../../../src/kernel/chance.ts'
import { buildTable } from '../../../src/kernel/table.ts'
import { bookOf, sellBackPrice, trayCards } from '../../../src/rulesets/starplayer/book.ts'
import { house } from '../../../src/rulesets/starplayer/content/house.ts'
import {
  type Content,
  contentSchema,
  squads,
} from '../../../src/rulesets/starplayer/content/schema.ts'
import { starplayer } from '../../../src/rulesets/starplayer/index.ts'
import { refusalOf, refused, sitDown } from '../../support/sitting.ts'
import { dice, M, state, tray, typesOf } from './support.ts'

const start = (seats: number, options = {}) =>
  sitDown(starplayer, { seats, options }, seededLuck(3))

t.test('SP-102 the pack has 168 cards, and SP-R50 wilds and WIN cards for everybody', async (t) => {
  const { board: _, decks, footballers, supporting } = house
  const deckCards = Object.values(decks).reduce((sum, deck) => sum + deck.length, 0)
  const others = Object.values(supporting).reduce((sum, count) => sum + count, 0)

  t.equal(footballers.length + house.managers.length + deckCards + others, 168)
  t.equal(supporting.wild, 4 * 3)
  t.equal(supporting.win, 4 * 5)
  t.equal(bookOf(house).cards.size, 168)
})

t.test('W47 SP-310 SP-326 SP-903 values, stars and positions of the house pack', async (t) => {
  for (const squad of squads) {
    const own = house.footballers.filter((one) => one.squad === squad)
    const sum = own.reduce((total, { value }) => total + value, 0)
    t.equal(sum, 84.5 * M)
    t.equal(own.filter(({ star }) => star).length, 4)
    t.same(
      ['GK', 'DEF', 'MID', 'STR'].map(
        (position) => own.filter((one) => one.position === position).length,
      ),
      [1, 4, 3, 3],
    )
  }
  const values = house.footballers.map(({ value }) => value)
  t.equal(Math.min(...values), 4 * M)
  t.equal(Math.max(...values), 15 * M)
  const stars = house.footballers.filter(({ star }) => star).map(({ value }) => value)
  const rest = house.footballers.filter(({ star }) => !star).map(({ value }) => value)
  t.equal(Math.min(...stars), 8.5 * M)
  t.equal(Math.max(...rest), 8 * M)
})

t.test('SP-301 SP-314 SP-315 SP-318 SP-319 SP-320 SP-321 SP-R6 the 48 spaces', async (t) => {
  const count = (type: string) => house.board.filter((space) => space.type === type).length

  t.equal(house.board.length, 48)
  t.same(
    ['footballer', 'manager', 'stadium', 'chairman', 'referee', 'starplayer-bonus'].map(count),
    [24, 4, 4, 4, 4, 1],
  )
  t.same(['wild-substitute', 'kick-off', 'cup-match', 'penalty-spot'].map(count), [2, 1, 3, 1])
  t.same(house.board[43], { type: 'footballer', footballerId: 'blue-09' })
  t.same(house.board[41], { type: 'stadium', colour: 'white' })
})

t.test('SP-511 SP-R27 half of the face value, rounded up to half a million', async (t) => {
  const halves = [4, 4.5, 5, 5.5, 6.5, 7.5, 8.5, 15, 50].map(
    (value) => sellBackPrice(value * M) / M,
  )

  t.same(halves, [2, 2.5, 2.5, 3, 3.5, 4, 4.5, 7.5, 25])
})

const spoilt = (spoil: (pack: Content) => void): string[] => {
  const pack = structuredClone(house)
  spoil(pack)
  const { error } = contentSchema.safeParse(pack)
  return error ? error.issues.map(({ message }) => message) : []
}

t.test(
  'content packs are refused where a board, a squad or a deck is not as printed',
  async (t) => {
    const spoils: [string, (pack: Content) => void][] = [
      [
        'the board has a cup-match space',
        (pack) => {
          pack.board = pack.board.map((one) =>
            one.type === 'cup-match' ? { type: 'kick-off' } : one,
          )
        },
      ],
      [
        'no footballer is shown on two spaces',
        (pack) => {
          pack.board[1] = { type: 'footballer', footballerId: 'red-04' }
        },
      ],
      [
        'each stadium colour has one space',
        (pack) => {
          pack.board[8] = { type: 'stadium', colour: 'blue' }
        },
      ],
      [
        'six footballers of red are on the board',
        (pack) => {
          pack.board[1] = { type: 'footballer', footballerId: 'blue-02' }
        },
      ],
      [
        'every star is on the board',
        (pack) => {
          pack.board[9] = { type: 'footballer', footballerId: 'red-02' }
        },
      ],
      [
        'the values of red add up to 84500000',
        (pack) => {
          pack.footballers[1]!.value += 500_000
        },
      ],
      [
        'red has 4 stars',
        (pack) => {
          pack.footballers[0]!.star = true
        },
      ],
      [
        'every star is worth more than every other footballer',
        (pack) => {
          pack.footballers[3]!.value = 8 * M
          pack.footballers[1]!.value = 5 * M
        },
      ],
      [
        'ids of footballers differ',
        (pack) => {
          pack.footballers[1]!.id = 'red-01'
        },
      ],
      [
        'the id begins with the squad',
        (pack) => {
          pack.footballers[1]!.id = 'blue-12'
        },
      ],
      [
        'at least 4 play as GK',
        (pack) => {
          pack.footballers[0]!.position = 'MID'
        },
      ],
      [
        'one card at least gives a WIN card',
        (pack) => {
          for (const card of pack.decks.bonus.slice(0, 2)) card.effects = [{ kind: 'roll-again' }]
        },
      ],
      [
        'one card at least gives a wild',
        (pack) => {
          for (const card of pack.decks.chairman.slice(0, 2))
            card.effects = [{ kind: 'roll-again' }]
        },
      ],
      [
        'one card at least gives a red card',
        (pack) => {
          for (const card of pack.decks.referee.slice(6, 8)) card.effects = [{ kind: 'roll-again' }]
        },
      ],
      [
        'a card at least stays in the deck',
        (pack) => {
          for (const card of pack.decks.bonus) card.effects.push({ kind: 'retain', role: 'tackle' })
        },
      ],
      [
        'the board has no such space',
        (pack) => {
          pack.decks.bonus[0]!.effects = [{ kind: 'move', to: { space: 48 } }]
        },
      ],
      [
        'a card may lead to another only with allowChains',
        (pack) => {
          const onGoal = [{ kind: 'move', to: { nearest: 'referee' } } as const]
          pack.decks.bonus[3]!.effects = [{ kind: 'penalty', onGoal, onMiss: [] }]
        },
      ],
      [
        'this is manager-1',
        (pack) => {
          pack.managers[0]!.id = 'manager-9'
        },
      ],
      [
        'ids of cards differ',
        (pack) => {
          pack.decks.bonus[3]!.id = 'bon-01'
        },
      ],
    ]
    t.same(
      spoilt(() => {}),
      [],
    )
    for (const [message, spoil] of spoils) t.ok(spoilt(spoil).includes(message), message)
    t.not(spoilt((pack) => pack.board.pop()).length, 0, 'counts of spaces are as printed')
    t.not(spoilt((pack) => pack.decks.referee.pop()).length, 0, 'decks have their sizes')
    t.not(
      spoilt((pack) => {
        pack.footballers[0]!.value = 16 * M
      }).length,
      0,
      'values to 15M',
    )
    t.not(
      spoilt((pack) => {
        ;(pack.supporting as { wild: number }).wild = 11
      }).length,
      0,
      'counts',
    )
    t.same(
      spoilt((pack) => {
        pack.allowChains = true
      }),
      [],
      'chains may be allowed',
    )
  },
)

t.test(
  'W1 SP-101 SP-105 SP-110 SP-111 SP-112 SP-113 SP-114 SP-116 SP-118 SP-R49 set-up',
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
    t.same(clubs, state(two).clubs, 'all cards of a seat lie face up')
    t.same(
      refusalOf(() => buildTable(starplayer, { seats: 5 })),
      refused('invalid-seat-count'),
    )
  },
)

t.test(
  'SP-103 SP-104 SP-106 SP-107 SP-108 SP-109 SP-R1 SP-R2 the engine is the Official',
  async (t) => {
    const game = start(2)
    const kinds = new Set(game.game.open.flatMap(({ moves }) => moves))

    t.same(typesOf(game.commits[0]!.events).includes('setup.dealt'), true)
    t.notOk(kinds.has('offer'), 'nobody negotiates with the Official')
    t.equal(state(game).clubs.length, 2, 'no seat is the Official')
    t.ok(trayCards(house).length > 0)
  },
)

t.test(
  'W2 SP-117 SP-R4 SP-R3 SP-R5 the highest roll begins, the tied highest roll again',
  async (t) => {
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
    t.same(
      state(game).clubs.map(({ cash }) => cash),
      [150 * M, 150 * M, 150 * M],
    )
  },
)

t.test('W38 SP-911 SP-912 SP-913 SP-914 SP-915 SP-916 SP-917 SP-R37 the Short Game', async (t) => {
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
  t.same(
    state(none).clubs.map(({ matchCards }) => matchCards),
    [[], []],
  )
  t.equal(tray(none, 'cup-match').length, 8)
})

t.test(
  'SP-922 SP-923 SP-924 SP-925 SP-R40 5-a-side begins with 120M and without bogus',
  async (t) => {
    const game = start(3, { mode: 'five-a-side' })

    t.same(
      state(game).clubs.map(({ cash }) => cash),
      [120 * M, 120 * M, 120 * M],
    )
    t.same(
      squads.map((squad) => state(game).decks[squad].length),
      [11, 11, 11, 11],
    )
    t.equal(state(game).clubs[0]!.matchCards.length, 2)
  },
)

t.test('SP-R39 a formation of five is not defined, and pawns of SP-116 differ', async (t) => {
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
  t.same(
    state(game).clubs.map(({ pawn }) => pawn),
    ['blue', 'red', 'yellow'],
  )
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

t.test('SP-R15 an All-6 Bonus of the deal is paid in set-up, in seat order', async (t) => {
  // Seven dealt in the order in which the shuffled footballers lie: the sixes of red and of blue.
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
  t.same(
    state(game).clubs.map(({ all6Rank }) => all6Rank),
    [1, 2],
  )
})
