import t from 'tap'
import { refused } from '../../../../src/package/sitting.ts'
import {
  A,
  B,
  bottom,
  decline,
  faces,
  type Game,
  handOf,
  only,
  type Position,
  play,
  position,
  roll,
  sheet,
  types,
} from './position.ts'

const cup = (given: Position & { hand?: string[] } = {}): Game =>
  position({
    players: [{ contract: 'k-14', position: 35, matchEvents: given.hand ?? [] }],
    ...given,
  })

t.test(
  'RS-S29 RS-303 RS-732 RS-733 RS-734 RS-740 RS-741 RS-742 a card decides the Cup Final',
  async (t) => {
    const won = cup({ hand: ['me-counter'] })
    const events = roll(won, A, 3, 9, 8)
    t.match(only(events, 'match.started'), [
      { kind: 'cup-final', home: { club: 'rising-star-fc' }, away: { seat: A } },
    ])
    t.same(won.asked(), ['0 match-card'])
    const ended = won.move(A, play('me-counter'))
    t.match(ended.slice(2, -1), [
      {
        type: 'match.ended',
        winner: 'away',
        decidedBy: 'normal-time',
        score: { home: 9, away: 10 },
      },
      { type: 'points.awarded', points: 10, reason: 'cup-final' },
      { type: 'fame.changed', delta: 10, reason: 'cup-final' },
      { type: 'cash.received', amount: 19_000, reason: 'matchday-fee' },
    ])
    t.same(sheet(won)[A], [10, 20, 19])

    const lost = cup()
    roll(lost, A, 3, 9, 8)
    t.same(sheet(lost)[A], [0, 10, 19])
  },
)

t.test('RS-S30 RS-735 RS-R36 RS-R37 a level Cup Final is decided in extra time', async (t) => {
  const game = cup({ hand: ['me-header'] })
  roll(game, A, 3, 6, 6)
  const events = game.move(A, decline, faces(3, 8))
  t.match(events, [
    { type: 'match.card-declined', side: 'away', stage: 'extra-time' },
    {
      type: 'match.extra-time-rolled',
      red: 3,
      blue: 8,
      score: { home: 3, away: 8 },
      aggregate: { home: 9, away: 14 },
      stage: 'over',
    },
    {
      type: 'match.ended',
      winner: 'away',
      decidedBy: 'extra-time',
      score: { home: 6, away: 6 },
      extraTime: { home: 3, away: 8 },
      penalties: null,
      aggregate: { home: 9, away: 14 },
    },
  ])
  t.same(handOf(game, A), ['me-header#1'], 'one chance, before extra time')
})

t.test('RS-S31 RS-736 RS-737 RS-738 RS-739 RS-R38 sudden death is played by rounds', async (t) => {
  const game = cup()
  const kicks = [5, 5, 2, 9, 3, 10, 7, 7]
  const events = roll(game, A, 3, 6, 6, 4, 4, ...kicks)
  t.same(
    only(events, 'match.penalty-taken').map(({ type: _, ...kick }) => kick),
    [
      {
        match: 1,
        round: 1,
        side: 'away',
        red: 5,
        blue: 5,
        scored: false,
        tally: { home: 0, away: 0 },
      },
      {
        match: 1,
        round: 1,
        side: 'home',
        red: 2,
        blue: 9,
        scored: false,
        tally: { home: 0, away: 0 },
      },
      {
        match: 1,
        round: 2,
        side: 'away',
        red: 3,
        blue: 10,
        scored: true,
        tally: { home: 0, away: 1 },
      },
      {
        match: 1,
        round: 2,
        side: 'home',
        red: 7,
        blue: 7,
        scored: false,
        tally: { home: 0, away: 1 },
      },
    ],
  )
  t.match(only(events, 'match.ended'), [
    {
      winner: 'away',
      decidedBy: 'penalties',
      score: { home: 6, away: 6 },
      extraTime: { home: 4, away: 4 },
      penalties: { round: 2, home: 0, away: 1 },
      aggregate: { home: 10, away: 10 },
    },
  ])
  const bothScore = cup()
  const more = roll(bothScore, A, 3, 6, 6, 4, 4, 1, 2, 9, 8, 2, 1, 3, 1)
  t.same(
    only(more, 'match.penalty-taken').map((kick) => 'scored' in kick && kick.scored),
    [true, true, false, true],
    'both kicks of a round are rolled, also when one of them decides',
  )
  t.match(only(more, 'match.ended'), [{ winner: 'home', penalties: { home: 2, away: 1 } }])
  t.same(sheet(bothScore)[A], [0, 10, 19])
})

t.test('RS-S43 RS-735 RS-R36 RS-R37 under until-used the window opens once more', async (t) => {
  const options = { cupCardWindow: 'until-used' as const }
  const game = cup({ hand: ['me-counter'], options })
  roll(game, A, 3, 6, 6)
  t.match(game.move(A, decline, faces(8, 7)), [
    { type: 'match.card-declined', stage: 'extra-time' },
    { type: 'match.extra-time-rolled', stage: 'away-card-et' },
  ])
  t.same(game.asked(), ['0 match-card'])
  t.match(game.view(A).previews, [{ score: { home: 8, away: 9 } }])
  const ended = game.move(A, play('me-counter'))
  t.match(ended[0], { period: 'extra-time', score: { home: 8, away: 9 }, stage: 'over' })
  t.match(only(ended, 'match.ended'), [
    {
      winner: 'away',
      decidedBy: 'extra-time',
      score: { home: 6, away: 6 },
      aggregate: { home: 14, away: 15 },
    },
  ])

  const normal = cup({ hand: ['me-counter'] })
  roll(normal, A, 3, 6, 6)
  t.match(only(normal.move(A, decline, faces(8, 7)), 'match.ended'), [{ winner: 'home' }])

  const declinedTwice = cup({ hand: ['me-counter'], options })
  roll(declinedTwice, A, 3, 6, 6)
  declinedTwice.move(A, decline, faces(7, 7))
  const penalties = declinedTwice.move(A, decline, faces(1, 9, 9, 9))
  t.match(types(penalties).slice(0, 3), [
    'match.card-declined',
    'match.penalty-taken',
    'match.penalty-taken',
  ])

  const used = cup({ hand: ['me-header', 'me-header#2'], options })
  roll(used, A, 3, 7, 6)
  t.match(used.move(A, play('me-header'), faces(7, 6))[2], {
    type: 'match.extra-time-rolled',
    stage: 'over',
  })
})

t.test('RS-425 RS-R36 a card that levels the Cup Final brings extra time', async (t) => {
  const game = cup({ hand: ['me-parity', 'me-header'] })
  roll(game, A, 3, 9, 2)
  const events = game.move(A, play('me-parity'), faces(1, 2))
  t.match(events[0], { score: { home: 9, away: 9 }, stage: 'extra-time' })
  t.match(only(events, 'match.ended'), [{ decidedBy: 'extra-time', winner: 'away' }])
  t.same(bottom(game, 'dayToDay'), ['me-parity#1'])
  t.same(game.refuses(B, play('me-header')), refused('wrong-move-for-decision'))
})

t.test('RS-425 RS-R36 RS-R44 under until-used only the unused window opens again', async (t) => {
  const game = position({
    seats: 2,
    options: { seasons: 1, cupCardWindow: 'until-used' },
    players: [
      { position: 39, matchEvents: ['me-header', 'me-counter'] },
      { status: 'retired', seasonsCompleted: 1, matchEvents: ['me-var'] },
    ],
  })
  roll(game, A, 1, 5, 1, 7, 8)
  game.move(A, play('me-header'))
  t.match(game.move(B, decline, faces(4, 4)), [
    { type: 'match.card-declined', stage: 'extra-time' },
    { type: 'match.extra-time-rolled', stage: 'away-card-et' },
  ])
  t.same(game.asked(), ['1 match-card'], 'home has had its card')
  const ended = game.move(B, play('me-var'))
  t.match(ended[0], { score: { home: 3, away: 5 }, period: 'extra-time' })
  t.match(only(ended, 'match.ended'), [{ winner: 'away', decidedBy: 'extra-time' }])
})
