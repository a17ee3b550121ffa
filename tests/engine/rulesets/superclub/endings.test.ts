import t from 'tap'
import { at } from '../../../../src/engine/kernel/define.ts'
import { housePack } from '../../../../src/engine/rulesets/superclub/content/house.ts'
import { refused } from '../../../../src/package/sitting.ts'
import {
  club,
  dice,
  eleven,
  faces,
  idleTurn,
  one,
  type Place,
  type Placed,
  type Position,
  position,
  secrets,
  types,
} from './position.ts'

/** Plays the last round of a season, so that the next answer ends the season. */
function seasonEnds(clubs: Place[], draws: number[], rest: Partial<Position> = {}): Placed {
  const game = position({ phase: 'close', clubs, ...rest })
  const { state } = game.game
  Object.assign(state.shared, { phase: 'season', round: 99, matches: [] })
  for (const [seat, one] of clubs.entries())
    Object.assign(state.shared.managers[seat] ?? {}, { marker: one.marker ?? 0 })
  game.resign(clubs.length - 1, draws)
  return game
}

/** The smallest squad that can play 4-4-2. */
const SMALL = 'G2 2xD2 2xM2 A2 2xD1 2xM1 A1'

const endWith = (markers: number[], draws: number[] = [], rest: Partial<Position> = {}) =>
  seasonEnds(
    [...markers.map((marker) => ({ marker, squad: SMALL })), { squad: SMALL }],
    draws,
    rest,
  )

const events = (game: Placed) => game.commits.at(-1)?.events ?? []

t.test(
  'SC-S35 SC-052 SC-220 SC-221 SC-222 SC-223 SC-224 SC-225 SC-226 SC-R50 the season is scored',
  async (t) => {
    const game = endWith([88, 88, 71, 60], dice(3, 5))
    t.same(game.view(0).shared.ranking, [1, 0, 2, 3, 4])
    t.same(
      [0, 1, 2, 3].map((seat) => club(game, seat).boost),
      [2, 1, 3, 4],
    )
    t.same([club(game, 1).titles, secrets(game).collections[1]?.length], [1, 1])
    t.same(
      game.seen(1).find((event) => event?.type === 'supercup.card-won'),
      { type: 'supercup.card-won', seat: 1 },
    )
    t.same(game.view(1).counts.collections, [0, 1, 0, 0, 0])
    t.same([game.view(0).shared.first, game.asked()[0]], [1, '1 training'])
    t.equal(club(game, 2).status, 'mid-table')
  },
)

t.test('SC-S36 SC-034 SC-035 SC-230 SC-R2 SC-R40 SC-R42 only one on a hundred wins', async (t) => {
  const game = endWith([100, 99, 20])
  t.same(game.view(0).shared.result, { winner: 0, ranking: [0, 1, 2, 3], reason: 'points' })
  t.notOk(types(events(game)).includes('supercup.card-won'))
  t.same(game.asked(), [])
  t.equal(game.refuses(0, { type: 'market-ready' }).refused, 'game-over')
  t.ok(game.view('spectator').secret, 'the end reveals everything')
})

const superDuper = (options = {}) => endWith([108, 104, 30], [], { options })

t.test('SC-S37 SC-231 SC-232 SC-233 SC-234 SC-R43 the best play the Super-Duper-Cup', async (t) => {
  const game = endWith([108, 90, 104, 104], dice(2, 6))
  const [match] = game.view(0).shared.matches
  t.same([match?.kind, match?.sides[0].seat, match?.sides[1].seat], ['superDuper', 0, 3])
  t.same(game.asked(), ['0 final-line-up', '3 final-line-up'])
  const boosted = eleven(at(game.squads, 0), '4-4-2', 'attack')
  t.same(game.refuses(0, boosted), refused('bad-boost', 'SC-232'))
})

t.test(
  'SC-231 SC-232 SC-239 SC-R24 SC-R44 SC-R45 a final has neither windows nor cards',
  async (t) => {
    const game = superDuper()
    Object.assign(game.game.state.secret, { hands: [['gc-26.1'], [], [], []] })
    game.move(0, eleven(at(game.squads, 0)))
    const played = game.move(1, eleven(at(game.squads, 1)), faces(6, 6, 1, 2, 5, 6, 1, 2))
    t.notOk(types(played).includes('game-changer.drawn'))
    t.same(one(played, 'final.decided').winner, 0)
    t.equal(game.view(0).shared.result?.reason, 'superDuper')
  },
)

t.test('SC-R44 an injury in a final is replaced, and leaves no mark', async (t) => {
  const game = superDuper()
  game.move(0, eleven(at(game.squads, 0)))
  const played = game.move(1, eleven(at(game.squads, 1)), faces(2, 2, 5, 6, 1, 2, 5, 6))
  t.equal(one<{ type: string; lasting: boolean }>(played, 'player.injured').lasting, false)
  t.notOk(club(game, 0).squad.some(({ injured }) => injured))
})

t.test('SC-R41 a drawn final goes to penalties, orders hidden until both are in', async (t) => {
  const game = superDuper()
  game.move(0, eleven(at(game.squads, 0)))
  game.move(1, eleven(at(game.squads, 1)), faces())
  t.same(game.asked(), ['0 penalty-order', '1 penalty-order'])
  const takers = (seat: number) => at(game.squads, seat).slice(0, 11)
  t.same(
    game.refuses(0, { type: 'penalties-order', takers: takers(0).slice(1) }),
    refused('bad-penalty-order', 'SC-R41'),
  )
  game.move(0, { type: 'penalties-order', takers: takers(0) })
  t.same(game.seen(1)[0], { type: 'penalty.ordered', match: 'y1-super-duper', seat: 0 })
  // In this shoot-out, a penalty taker with one star scores with a six, a penalty taker with two
  // stars scores with a five, and the away side kicks first.
  const kicks = dice(5, 1, 1, 6, 6, 1, 1, 6, 1, 1, 1, 6)
  const played = game.move(1, { type: 'penalties-order', takers: takers(1) }, kicks)
  const taken = played.filter(({ type }) => type === 'penalty.taken')
  t.same(taken.map((event) => 'seat' in event && event.seat).slice(0, 4), [1, 0, 1, 0])
  t.ok(game.view(0).shared.result)
})

t.test('SC-R41 a drawn final may be replayed, ten times at most; then home wins', async (t) => {
  const game = superDuper({ finalDraw: 'replay' })
  game.move(0, eleven(at(game.squads, 0)))
  const played = game.move(1, eleven(at(game.squads, 1)), faces())
  t.equal(types(played).filter((type) => type === 'final.replayed').length, 9)
  t.same(game.view(0).shared.result?.winner, 0)
})

const CUPS = ['su-17', 'su-01']
const third = (place: Place = {}, options = {}, rest: Partial<Position> = {}) =>
  seasonEnds([{ marker: 60, cups: CUPS, ...place }, { marker: 30 }, {}], [], { options, ...rest })

t.test('SC-235 SC-236 SC-240 SC-R26 three cards allow the SuperCup final', async (t) => {
  const game = third()
  t.same(game.asked(), ['0 supercup-choice'])
  t.ok(types(events(game)).includes('flags.cleared'))
  game.move(0, { type: 'supercup-save' })
  t.same([game.view(0).counts.collections[0], game.asked()[0]], [3, '0 training'])
  const two = seasonEnds([{ marker: 60, cups: ['su-01'] }, { marker: 30 }, {}], [])
  t.equal(two.asked()[0], '0 training')
  t.equal(two.refuses(0, { type: 'supercup-play' }).refused, 'wrong-move-for-decision')
})

t.test('SC-252 the quick game needs two SuperCup cards', async (t) => {
  const options = { quickGame: true }
  const game = seasonEnds([{ marker: 60, cups: ['su-01'] }, { marker: 30 }, {}], [], { options })
  t.same(game.asked(), ['0 supercup-choice'])
})

const FINALIST: Place = { squad: 'G5 D5 D5/6 D4 M5/6 M4 M4 M4/5 A6 U5 M5', staff: ['st-07'] }
const finalist = (game: Placed) => {
  const squad = at(game.squads, 0)
  return {
    type: 'lineup-submit' as const,
    lineUp: {
      formation: '3-4-3',
      goalkeeper: at(squad, 0),
      defence: squad.slice(1, 4),
      midfield: squad.slice(4, 8),
      attack: squad.slice(8, 11),
    },
  }
}

t.test(
  'SC-S38 SC-237 SC-238 SC-240 SC-241 SC-R41 SC-R43 SC-R45 SC-R46 SC-R47 the final is played',
  async (t) => {
    const game = third(FINALIST)
    game.move(0, { type: 'supercup-play' })
    t.same(game.asked(), ['0 final-line-up'])
    const draws = [0, ...dice(3, 5, 2, 3, 4, 5, 2, 4, 2, 3, 3, 4)]
    const played = game.move(0, finalist(game), draws)
    t.same(types(played).slice(1, 3), ['lineup.revealed', 'supercup.opponent-revealed'])
    const revealed = one<{ type: string; card: string; attack: number }>(
      played,
      'supercup.opponent-revealed',
    )
    t.same([revealed.card, revealed.attack], ['su-17', 19])
    const totals = played.flatMap((event) => ('totals' in event ? [event.totals] : []))
    t.same(totals, [
      [50, 50],
      [49, 48],
      [50, 52],
    ])
    t.same(game.asked(), ['0 penalty-order'])
    const squad = at(game.squads, 0)
    const order = [at(squad, 4), at(squad, 5), at(squad, 6), at(squad, 7)]
    const takers = [...order, ...squad.filter((card) => !order.includes(card))]
    const kicks = dice(1, 4, 3, 2, 5, 6, 1, 4, 1)
    const shot = game.move(0, { type: 'penalties-order', takers }, kicks)
    const taken = shot.filter(({ type }) => type === 'penalty.taken')
    t.equal(taken.length, 9, 'decided before the fifth kick of the home side')
    t.same(game.view(0).shared.result, { winner: 0, ranking: [0, 1, 2], reason: 'superCup' })
  },
)

t.test('SC-242 SC-R46 SC-R47 losing costs all cards', async (t) => {
  const game = third()
  game.move(0, { type: 'supercup-play' })
  const shuffle = Array.from({ length: 23 }, () => 0)
  const events = game.move(0, eleven(at(game.squads, 0)), [
    0,
    ...dice(1, 2, 6, 5, 1, 2, 6, 5),
    ...shuffle,
  ])
  t.same(
    types(events)
      .slice(-3 - 30)
      .includes('supercup.cards-returned'),
    true,
  )
  t.same([secrets(game).collections[0], secrets(game).superCup.length], [[], 24])
})

t.test('SC-R54 at the cap the most titles win, then the better place', async (t) => {
  const options = { maxSeasons: 3 }
  const place = { year: 3, options }
  const game = seasonEnds([{ marker: 60 }, { marker: 30, titles: 2 }, {}], [], place)
  t.same(game.view(0).shared.result, { winner: 1, ranking: [1, 0, 2], reason: 'cap' })
  const level = seasonEnds([{ marker: 60 }, { marker: 30, titles: 1 }, {}], [], place)
  t.equal(level.view(0).shared.result?.winner, 0)
  const outcome = level.rules.outcome(level.game.state, level.game.table)
  t.same(outcome, { ranking: [[0], [1], [2]], scores: [60, 30, 0], reason: 'cap' })
})

t.test('SC-R54 without a limit of seasons the next year starts', async (t) => {
  const options = { maxSeasons: null }
  const game = seasonEnds([{ marker: 60 }, { marker: 30 }, {}], [], { year: 24, options })
  t.same([game.view(0).shared.result, game.view(0).shared.year], [null, 25])
})

t.test('SC-R53 a scouted card is Inactive after a resignation ends the game', async (t) => {
  const game = position({
    phase: 'scouting',
    clubs: [{}, {}],
    also: ({ shared }) => {
      shared.turn = idleTurn(0)
    },
  })
  const [region = ''] = housePack.regions
  const card = at(secrets(game).stacks[region] ?? [], 0)
  game.move(0, { type: 'scout-draw', continent: region })
  game.resign(1)
  const { shared, secret } = game.view('admin')
  t.same([shared.turn, shared.inactive], [null, [card]])
  const cards = [
    ...shared.managers.flatMap(({ squad }) => squad.map((entry) => entry.card)),
    ...Object.values(secret?.stacks ?? {}).flat(),
    ...shared.inactive,
  ]
  t.equal(new Set(cards).size, housePack.players.length)
})

t.test('SC-R53 defaults play for a resigned seat; the last remaining seat wins', async (t) => {
  const game = position({ phase: 'close', clubs: [{}, {}, {}] })
  const [mine = ''] = at(game.squads, 0)
  const nothing = { cash: 0, players: [], staff: [] }
  game.move(0, {
    type: 'trade-propose',
    to: 1,
    give: { ...nothing, players: [mine] },
    take: nothing,
  })
  t.same(types(game.resign(1)), ['seat.resigned', 'trade.expired', 'market.readied'])
  const offer = {
    type: 'trade-propose',
    to: 1,
    give: { ...nothing, players: [mine] },
    take: nothing,
  }
  t.same(game.refuses(0, offer), refused('bad-trade-partner', 'SC-R37'))
  game.resign(0)
  t.same(game.view(2).shared.result, { winner: 2, ranking: [2, 0, 1], reason: 'resigned' })
})

t.test('SC-R53 a resigned manager cannot win with 100 points, and ranks last', async (t) => {
  const game = seasonEnds([{ marker: 60 }, { marker: 30 }, { marker: 104 }], [])
  t.equal(game.view(0).shared.result, null, 'no seat has won')
  t.equal(game.view(0).shared.phase, 'training', 'the next season follows')

  const other = seasonEnds([{ marker: 101 }, { marker: 30 }, { marker: 104 }], [])
  t.same(other.view(0).shared.result, { winner: 0, ranking: [0, 1, 2], reason: 'points' })
  const options = { maxSeasons: 3 }
  const titled = [{ marker: 60 }, { marker: 30 }, { titles: 2 }]
  const cap = seasonEnds(titled, [], { year: 3, options })
  t.same(cap.view(0).shared.result, { winner: 0, ranking: [0, 1, 2], reason: 'cap' })
})

t.test('SC-R53 a finalist that resigns wins no Super-Duper-Cup', async (t) => {
  const game = superDuper()
  game.resign(0)
  const played = game.move(1, eleven(at(game.squads, 1)), faces(6, 6, 1, 2, 5, 6, 1, 2))

  t.same(one(played, 'final.decided').winner, 0)
  t.same(game.view(1).shared.result, { winner: 1, ranking: [1, 2, 0, 3], reason: 'superDuper' })
})
