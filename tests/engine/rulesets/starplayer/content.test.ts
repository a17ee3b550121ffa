import t from 'tap'
import { bookOf, sellBackPrice } from '../../../../src/engine/rulesets/starplayer/content/book.ts'
import { contentSchema } from '../../../../src/engine/rulesets/starplayer/content/faults.ts'
import { house } from '../../../../src/engine/rulesets/starplayer/content/house.ts'
import { type Content, squads } from '../../../../src/engine/rulesets/starplayer/content/schema.ts'
import { M } from './support.ts'

t.test('SP-102 the pack has 168 cards, and SP-R50 enough wilds and WIN cards', async (t) => {
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

const spoils: [string, (pack: Content) => void][] = [
  [
    'P1: the board has a cup-match space',
    (pack) => {
      pack.board = pack.board.map((one) => (one.type === 'cup-match' ? { type: 'kick-off' } : one))
    },
  ],
  [
    'P1: no footballer is shown on two spaces',
    (pack) => {
      pack.board[1] = { type: 'footballer', footballerId: 'red-04' }
    },
  ],
  [
    'P1: each stadium colour has one space',
    (pack) => {
      pack.board[8] = { type: 'stadium', colour: 'blue' }
    },
  ],
  [
    'P1: six footballers of red are on the board',
    (pack) => {
      pack.board[1] = { type: 'footballer', footballerId: 'blue-02' }
    },
  ],
  [
    'P2: every star is on the board',
    (pack) => {
      pack.board[9] = { type: 'footballer', footballerId: 'red-02' }
    },
  ],
  [
    'P2: the values of red add up to 84500000',
    (pack) => {
      pack.footballers[1]!.value += 500_000
    },
  ],
  [
    'P2: red has 4 stars',
    (pack) => {
      pack.footballers[0]!.star = true
    },
  ],
  [
    'P2: every star is worth more than every other footballer',
    (pack) => {
      pack.footballers[3]!.value = 8 * M
      pack.footballers[1]!.value = 5 * M
    },
  ],
  [
    'P2: ids of footballers differ',
    (pack) => {
      pack.footballers[1]!.id = 'red-01'
    },
  ],
  [
    'P2: the id begins with the squad',
    (pack) => {
      pack.footballers[1]!.id = 'blue-12'
    },
  ],
  [
    'P3: at least 4 play as GK',
    (pack) => {
      pack.footballers[0]!.position = 'MID'
    },
  ],
  [
    'P4: one card at least gives a WIN card',
    (pack) => {
      for (const card of pack.decks.bonus.slice(0, 2)) card.effects = [{ kind: 'roll-again' }]
    },
  ],
  [
    'P4: one card at least gives a wild',
    (pack) => {
      for (const card of pack.decks.chairman.slice(0, 2)) card.effects = [{ kind: 'roll-again' }]
    },
  ],
  [
    'P4: one card at least gives a red card',
    (pack) => {
      for (const card of pack.decks.referee.slice(6, 8)) card.effects = [{ kind: 'roll-again' }]
    },
  ],
  [
    'P4: a card at least stays in the deck',
    (pack) => {
      for (const card of pack.decks.bonus) card.effects.push({ kind: 'retain', role: 'tackle' })
    },
  ],
  [
    'P4: a card is kept in one place',
    (pack) => {
      const kept = { kind: 'retain', role: 'tackle' } as const
      const onGoal = [kept]
      pack.decks.bonus[2]!.effects = [kept, { kind: 'penalty', onGoal, onMiss: [] }]
    },
  ],
  [
    'P5: the board has no such space',
    (pack) => {
      pack.decks.bonus[0]!.effects = [{ kind: 'move', to: { space: 48 } }]
    },
  ],
  [
    'P5: a card may lead to another only with allowChains',
    (pack) => {
      const onGoal = [{ kind: 'move', to: { nearest: 'referee' } } as const]
      pack.decks.bonus[3]!.effects = [{ kind: 'penalty', onGoal, onMiss: [] }]
    },
  ],
  [
    'P6: this is manager-1',
    (pack) => {
      pack.managers[0]!.id = 'manager-9'
    },
  ],
  [
    'P4: ids of cards differ',
    (pack) => {
      pack.decks.bonus[3]!.id = 'bon-01'
    },
  ],
]

t.test('a pack is refused if a board, squad or deck differs from the print', async (t) => {
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
})
