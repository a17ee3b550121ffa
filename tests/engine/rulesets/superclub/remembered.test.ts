// Tests that the rules keep a player's history when the player changes clubs.
import t from 'tap'
import type { Draft } from '../../../../src/engine/rulesets/superclub/state.ts'
import { refused } from '../../../../src/package/sitting.ts'
import { goods, nothing, propose } from './dealing.ts'
import { club, dice, entry, idleTurn, type Placed, position, SQUAD } from './position.ts'

function hand(game: Placed, from: number, to: number, card: string): void {
  game.move(from, propose(to, goods([card]), nothing))
  game.move(to, { type: 'trade-accept', trade: `2-${from}-${to}-1` })
}

/**
 * Seat B has bid for seat A's five-star player; seat A has no talented players, so no player of
 * seat A can gain a star.
 */
function bidFor(also = (_: Draft) => {}): Placed & { readonly star: string } {
  const game = position({
    phase: 'unhappy',
    year: 2,
    first: 1,
    clubs: [
      { status: 'newly-promoted', squad: `M5 ${SQUAD}` },
      { status: 'title-contender', cash: 300 },
    ],
    options: { unhappyPlayers: true },
    also: (draft) => {
      draft.shared.turn = idleTurn(1)
      also(draft)
    },
  })
  const star = game.squads[0]?.[0] ?? ''
  game.move(1, { type: 'unhappy-bid', card: star })
  return Object.assign(game, { star })
}

const seasonBegins = (game: Placed): void => {
  for (const phase of ['train-done', 'scout-done', 'invest-done'] as const)
    for (const seat of [1, 0]) game.move(seat, { type: phase })
  for (const seat of [1, 0, 1]) {
    game.move(seat, { type: 'deadline-flip', continent: 'asia' })
    for (const bidder of [0, 1]) game.move(bidder, { type: 'auction-pass' })
  }
  for (const seat of [0, 1])
    game.move(seat, { type: 'market-ready' }, seat === 1 ? dice(1, 1, 1, 1) : [])
}

const lineUpWith = (game: Placed, star: string) => {
  const [keeper = '', ...others] = game.squads[0]?.slice(1) ?? []
  const [d1 = '', d2 = '', m1 = '', m2 = '', a1 = '', d3 = '', d4 = '', m3 = '', m4 = ''] = others
  return {
    type: 'lineup-submit',
    lineUp: {
      formation: '4-4-2',
      goalkeeper: keeper,
      defence: [d1, d2, d3, d4],
      midfield: [star, m1, m2, m3],
      attack: [a1, m4],
    },
  }
}

t.test(
  'SC-076 SC-R51 a benched player who is traded and returns does not play for that club',
  async (t) => {
    const game = bidFor()
    game.move(0, { type: 'unhappy-bench' })
    hand(game, 0, 1, game.star)
    t.equal(entry(game, 1, game.star).refuses, false, 'he plays for another club')

    hand(game, 1, 0, game.star)

    t.equal(entry(game, 0, game.star).refuses, true)
    seasonBegins(game)
    t.same(
      game.refuses(0, lineUpWith(game, game.star)),
      refused('player-unavailable', 'SC-079'),
      'in the season, too',
    )
  },
)

t.test('SC-076 SC-R51 a player sold at the bid does not play after return', async (t) => {
  const game = bidFor()
  game.move(0, { type: 'unhappy-sell' })
  t.equal(entry(game, 1, game.star).refuses, false)

  hand(game, 1, 0, game.star)

  t.equal(entry(game, 0, game.star).refuses, true)
})

t.test('SC-076 SC-R51 a player sold abroad and scouted refuses only his old club', async (t) => {
  for (const [scout, refuses] of [
    [0, true],
    [1, false],
  ] as const) {
    const game = bidFor(emptyAsia)
    game.move(0, { type: 'unhappy-bench' })
    game.move(0, { type: 'squad-sell-abroad', card: game.star })
    for (const seat of [1, 0]) game.move(seat, { type: 'train-done' })
    if (scout === 0) game.move(1, { type: 'scout-done' })
    game.move(scout, { type: 'scout-draw', continent: 'asia' })
    game.move(scout, { type: 'scout-sign' })
    t.equal(entry(game, scout, game.star).refuses, refuses)
  }
})

/**
 * Empties the stack of Asia, so that the next player who is sold to Asia becomes the top card of
 * the stack.
 */
function emptyAsia({ secret: { stacks } }: Draft): void {
  stacks.africa?.push(...(stacks.asia ?? []))
  stacks.asia = []
}

t.test('SC-R26 SC-R51 the end of the season clears it', async (t) => {
  const game = position({
    phase: 'season',
    clubs: [{}, {}, {}],
    also: ({ shared }) => {
      shared.round = 5
      shared.refusals = [{ card: 'pl-001', seat: 0 }]
    },
  })

  game.resign(2, dice(3, 2, 1))

  t.same(game.view(0).shared.refusals, [])
})

t.test('SC-R30 a player trains once an off-season, whoever owns him then', async (t) => {
  const game = position({
    phase: 'training',
    year: 2,
    clubs: [{ squad: `M1/6 ${SQUAD}` }, { level: 4, squad: `D1/4 ${SQUAD}` }],
    also: ({ shared }) => {
      shared.turn = idleTurn(0)
    },
  })
  const [talent = ''] = game.squads[0] ?? []
  game.move(0, { type: 'train-roll', card: talent }, dice(1))
  hand(game, 0, 1, talent)
  game.move(0, { type: 'train-done' })

  for (const type of ['train-roll', 'train-guarantee'])
    t.same(game.refuses(1, { type, card: talent }), refused('already-trained', 'SC-R30'))

  const own = game.squads[1]?.[0]
  t.same(game.legal(1, 'training'), [
    { type: 'train-guarantee', card: own },
    { type: 'train-roll', card: own },
    { type: 'train-done' },
  ])
})

t.test('SC-R30 in the next off-season the player trains again', async (t) => {
  const game = position({
    phase: 'close',
    clubs: [{}, {}],
    also: ({ shared }) => {
      shared.trained = ['pl-001']
      shared.scouted = [{ card: 'pl-001', price: 2 }]
    },
  })
  for (const seat of [0, 1])
    game.move(seat, { type: 'market-ready' }, seat === 1 ? dice(1, 1, 1, 1) : [])
  const { trained, scouted } = game.view(0).shared
  t.same([trained, scouted], [[], []])
})

t.test('SC-R62 a player signed cheaply by the field scout sells for no more at once', async (t) => {
  const game = position({
    phase: 'scouting',
    year: 2,
    clubs: [{ cash: 50, staff: ['st-11'] }, {}],
    stacks: { asia: 'M2' },
    also: ({ shared }) => {
      shared.turn = idleTurn(0)
    },
  })
  game.move(0, { type: 'scout-draw', continent: 'asia' })
  game.move(0, { type: 'scout-sign' })
  const card = club(game, 0).squad.at(-1)?.card ?? ''
  t.equal(club(game, 0).cash, 50 - 7)
  hand(game, 0, 1, card)
  const { cash } = club(game, 1)

  game.move(1, { type: 'squad-sell-abroad', card })

  t.equal(club(game, 1).cash, cash + 7, 'a friend cannot buy him either')
  t.same(game.view(0).shared.scouted, [])
})
