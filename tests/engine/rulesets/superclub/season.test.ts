import t from 'tap'
import { at } from '../../../../src/engine/kernel/define.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { housePack } from '../../../../src/engine/rulesets/superclub/content/house.ts'
import { superclub } from '../../../../src/engine/rulesets/superclub/index.ts'
import { autoLineUp, worthIn } from '../../../../src/engine/rulesets/superclub/read/line-ups.ts'
import {
  chemistryOf,
  rowStrength,
} from '../../../../src/engine/rulesets/superclub/read/strength.ts'
import { refusalOf, refused } from '../../../../src/package/sitting.ts'
import {
  beforeMatch,
  club,
  Deck,
  dice,
  eleven,
  entry,
  faces,
  kickOff,
  one,
  type Place,
  type Placed,
  position,
  types,
  withPosition,
} from './position.ts'

const HOUSE = { table: buildTable(superclub, { seats: 2 }) }

function begin(clubs: Place[], draws: number[], rest = {}): Placed {
  const game = position({ phase: 'close', clubs, ...rest })
  const last = clubs.length - 1
  for (const seat of clubs.keys())
    game.move(seat, { type: 'market-ready' }, seat === last ? draws : [])
  return game
}

t.test(
  'SC-S23 SC-034 SC-035 SC-036 SC-155 SC-156 SC-157 SC-158 SC-R29 a SIM roll decides a match',
  async (t) => {
    const after = (squad: string, token: number) => {
      const game = begin([{ squad }, {}], dice(4, 5, 1, 1))
      const events = game.commits.at(-1)?.events ?? []
      t.equal(club(game, 0).token, token)
      t.equal(types(events).filter((type) => type === 'sim.rolled').length, 2)
      t.notOk(types(events).includes('game-changer.drawn'), 'a double changes nothing')
      const { band, result, points } = one(events, 'sim.rolled')
      return [band, result, points, club(game, 0).marker, club(game, 0).seasonPoints]
    }
    const strong = 'G5 G5 D5 D5/6 M5 A5 U5'
    t.same(after(`${strong} G4`, 39), ['newly-promoted', 'draw', 2, 41, 2])
    t.same(after(`${strong} A5/6`, 40), ['established', 'win', 6, 46, 6])
  },
)

t.test('SC-126 SC-158 a match analyst adds to the roll, at most to twelve', async (t) => {
  const rolled = (...pair: [number, number]) =>
    one(
      begin([{ staff: ['st-23'] }, {}], dice(...pair, 1, 1)).commits.at(-1)?.events ?? [],
      'sim.rolled',
    ).total
  t.same([rolled(3, 4), rolled(6, 6)], [8, 12])
})

t.test('SC-S24 SC-150 SC-152 SC-153 SC-255 SC-R27 SC-R28 two managers meet twice', async (t) => {
  const game = begin([{}, {}], dice(6, 6, 6, 6))
  t.same(one(game.commits.at(-1)?.events ?? [], 'season.started').fixtures, housePack.fixtures[2])
  t.same([club(game, 0).seasonPoints, club(game, 0).marker - club(game, 0).token], [6, 6])
  t.same(game.asked(), ['0 line-up', '1 line-up'])
  const [first] = game.view(0).shared.matches
  t.same([first?.round, first?.sides[0].seat, first?.sides[1].seat], [2, 0, 1])
  for (const [home, away] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const wins = (seat: number) => (seat === 0 ? dice(6, 5) : dice(1, 2))
    game.move(0, eleven(at(game.squads, 0)))
    const third = [...wins(home), ...wins(away)]
    const sims = dice(6, 6, 6, 6)
    game.move(1, eleven(at(game.squads, 1)), [...third, ...third, ...sims])
  }
  t.equal(club(game, 0).lastRank, 1)
  t.equal(club(game, 0).seasonPoints, 30)
})

t.test('SC-255 SC-R27 two managers cannot choose home and away', async (t) => {
  const options = { homeAndAway: true }
  const setUp = (seats: number) => refusalOf(() => buildTable(superclub, { seats, options }))
  t.same(setUp(2), refused('bad-game-setup', 'SC-R27'))
  t.ok(buildTable(superclub, { seats: 3, options }))
})

t.test('SC-S40 SC-253 SC-254 SC-R28 home and away play ten rounds at 3, 1 and 0', async (t) => {
  const game = begin([{}, {}, {}, {}], [], { options: { homeAndAway: true } })
  const winRound = (sims: number[]) => {
    const { matches } = game.view(0).shared
    for (const [place, { sides }] of matches.entries()) {
      const [home, away] = [sides[0].seat ?? 0, sides[1].seat ?? 0]
      game.move(home, eleven(at(game.squads, home)))
      const third = (seat: number) => (seat === 0 ? dice(6, 5) : dice(1, 2))
      const both = [...third(home), ...third(away)]
      const isLast = place === matches.length - 1
      const more = home === 0 || away === 0 ? [] : both
      game.move(away, eleven(at(game.squads, away)), [
        ...both,
        ...both,
        ...more,
        ...(isLast ? sims : []),
      ])
    }
  }
  const sims = dice(6, 6, 1, 1, 1, 1, 1, 1)
  winRound(sims)
  t.same([club(game, 0).seasonPoints, game.view(0).shared.round], [6, 3])
  winRound(sims)
  winRound([])
  const { round, matches } = game.view(0).shared
  t.equal(round, 6)
  t.same(
    matches.map(({ sides }) => [sides[0].seat, sides[1].seat]),
    [
      [3, 0],
      [2, 1],
    ],
  )
})

t.test(
  'SC-S25 SC-037 SC-038 SC-151 SC-154 SC-166 SC-167 SC-168 SC-169 SC-170 SC-171 managers line up',
  async (t) => {
    const ranks = [2, 1, 3, 4]
    const clubs = ranks.map((rank) => ({ lastRank: rank, boost: rank }))
    const game = begin(clubs, [], { year: 2, first: 1 })
    const { matches } = game.view('spectator').shared
    t.same(
      matches.map(({ sides }) => [sides[0].seat, sides[1].seat, sides[0].boost, sides[1].boost]),
      [
        [1, 3, 1, 4],
        [0, 2, 2, 3],
      ],
    )
    t.same(game.asked(), ['1 line-up', '3 line-up', '0 line-up', '2 line-up'])
    const squad = at(game.squads, 0)
    t.same(game.refuses(0, eleven(squad)), refused('bad-boost', 'SC-168'))
    game.move(0, eleven(squad, '4-4-2', 'attack'))
    t.same(game.seen(0)[0], game.commits.at(-1)?.events[0])
    t.same(game.seen(2), [{ type: 'lineup.submitted', match: 'y2-r1-0v2', seat: 0 }])
    const shown = game.view(2).shared.matches[1]?.sides[0]
    t.same([shown?.submitted, shown?.lineUp], [true, null])
    t.same(game.refuses(0, eleven(squad, '4-4-2', 'attack')).refused, 'not-your-decision')
    const events = game.move(2, eleven(at(game.squads, 2), '4-4-2', 'midfield'), faces())
    t.equal(one(events, 'lineup.revealed').match, 'y2-r1-0v2')
    const side = game.view(3).shared.matches[1]?.sides[0]
    t.same([side?.boostThird, side?.boost], ['attack', 2])
  },
)

t.test('SC-S26 SC-160 SC-161 SC-162 SC-163 SC-164 SC-R16 displacement costs stars', async (t) => {
  const deck = new Deck()
  const [m4, m3, a4, u3, a1, d3, hollow] = deck.take('M4 M3 A4 U3 A1 D3 M1/6')
  const hs = (card: typeof m4, row: 'attack' | 'midfield' | 'defence', relief = 0) =>
    worthIn(HOUSE, card ?? { card: '', stars: 0 }, row, relief)
  t.same(
    [hs(m4, 'midfield'), hs(m3, 'midfield'), hs(a4, 'midfield'), hs(u3, 'midfield')],
    [8, 6, 7, 6],
  )
  t.same([hs(m3, 'attack'), hs(m3, 'defence'), hs(d3, 'attack'), hs(a4, 'defence')], [5, 5, 4, 6])
  t.same(
    [hs(a1, 'defence'), hs(u3, 'defence'), hs(u3, 'attack'), hs(hollow, 'midfield')],
    [0, 6, 6, 2],
  )
})

t.test('SC-S47 SC-162 SC-163 a tactics tutor forgives one third', async (t) => {
  const deck = new Deck()
  const [a4, d1] = deck.take('A4 D1')
  const hs = (card: typeof a4, row: 'attack' | 'midfield' | 'defence') =>
    worthIn(HOUSE, card ?? { card: '', stars: 0 }, row, 1)
  t.same([hs(a4, 'midfield'), hs(a4, 'defence'), hs(d1, 'attack')], [8, 7, 1])
})

t.test('SC-S27 SC-165 SC-R17 SC-R18 chemistry counts by pairs, or by neighbours', async (t) => {
  const rowOf = (spec: string) => {
    const deck = new Deck()
    return spec.split('').map((half) => {
      if (half === '-') return null
      const sign = { L: '<', R: '>', B: '=' }[half] ?? ''
      const stars = ['1', '2', '3'].find((one) => {
        try {
          deck.find('M', Number(one), Number(one), sign)
          return true
        } catch {
          return false
        }
      })
      if (!stars) throw new Error(`no ${half}`)
      return [...deck.used].at(-1) ?? null
    })
  }
  const tableWith = (chemistry: string) =>
    buildTable(superclub, { seats: 2, options: { chemistry } })
  const pairs = (spec: string) => chemistryOf(tableWith('pairs'), rowOf(spec))
  const adjacent = (spec: string) => chemistryOf(tableWith('adjacent'), rowOf(spec))
  t.same(['RBL', 'BB', 'LL', 'LRLR', 'B'].map(pairs), [2, 1, 0, 2, 0])
  t.same(['RBL', 'LL', 'RLRL', 'B', 'R-L', 'LR'].map(adjacent), [2, 0, 2, 0, 0, 0])
})

t.test('SC-126 SC-181 SC-185 staff, keeper, chemistry and boost count in their rows', async (t) => {
  const rows = (also: Place) => {
    const own = { staff: ['st-01', 'st-07', 'st-22'], squad: 'G3 4xD1 M2> M2< 2xM1 2xA1', ...also }
    const { game, squads } = position({ phase: 'close', clubs: [own, {}] })
    const boostThird = 'defence' as const
    const lineUp = { ...eleven(at(squads, 0)).lineUp, boostThird }
    const lined = { seat: 0, lineUp, boost: 2, boostThird }
    return (['attack', 'midfield', 'defence'] as const).map((row) => rowStrength(game, lined, row))
  }
  t.same(rows({}), [4 + 2, 12 + 2 + 2, 8 + 6 + 2 + 4])
  t.same(rows({ nextMatch: [{ kind: 'noStaffNextMatch' }] }), [4, 12 + 2, 8 + 6 + 4])
})

t.test('SC-166 SC-R14 SC-R15 an invalid line-up is refused', async (t) => {
  const game = beforeMatch([{ squad: 'G2 G2 5xD1 4xM1 3xA1 U1' }, {}])
  const squad = at(game.squads, 0)
  const { lineUp } = eleven(squad)
  const refusal = (changes: object) =>
    game.refuses(0, { type: 'lineup-submit', lineUp: { ...lineUp, ...changes } }).refused
  const [keeper = '', second = ''] = withPosition(squad, 'G')
  const [first = '', ...defenders] = lineUp.defence
  const [utility = ''] = withPosition(squad, 'U')
  t.equal(refusal({ formation: '5-4-1' }), 'bad-formation')
  t.equal(refusal({ formation: '4-3-3' }), 'bad-formation')
  t.equal(refusal({ defence: [...defenders, 'pl-x'] }), 'unknown-id')
  t.equal(refusal({ defence: [...defenders, game.squads[1]?.[0] ?? ''] }), 'not-your-player')
  t.equal(refusal({ defence: [...defenders, defenders[0]] }), 'duplicate-player')
  t.equal(refusal({ goalkeeper: first, defence: [...defenders, utility] }), 'bad-goalkeeper')
  t.equal(refusal({ goalkeeper: utility }), 'bad-goalkeeper')
  t.equal(refusal({ goalkeeper: keeper, defence: [...defenders, second] }), 'bad-goalkeeper')
  t.equal(refusal({ defence: [...defenders, null] }), 'slot-not-filled')
  t.equal(refusal({ boostThird: 'attack' }), 'bad-boost')
  t.equal(refusal({ goalkeeper: 'given', defence: lineUp.defence.slice(1) }), 'bad-formation')
  game.move(0, { type: 'lineup-submit', lineUp: { ...lineUp, goalkeeper: 'given' } })
})

t.test('SC-079 SC-202 an unavailable player is not lined up', async (t) => {
  const clauses = {
    injured: 'SC-202',
    refuses: 'SC-079',
    outSeason: 'SC-207',
    outMatches: 'SC-207',
  }
  for (const [flag, clause] of Object.entries(clauses)) {
    const game = beforeMatch([{ squad: 'G2 5xD1 4xM1 3xA1' }, {}])
    const hurt = game.game.state.shared.managers[0]?.squad[1]
    Object.assign(hurt ?? {}, { [flag]: flag === 'outMatches' ? 1 : true })
    t.same(game.refuses(0, eleven(at(game.squads, 0))), refused('player-unavailable', clause))
  }
})

t.test('SC-S44 SC-R14 with nine outfield players one row ends with an empty slot', async (t) => {
  const game = beforeMatch([{ squad: '7xG2 4xD1 3xM1 2xA1' }, {}])
  const { lineUp } = eleven(at(game.squads, 0))
  const [one = null, two = null, three = null] = lineUp.midfield
  const submit = (midfield: (string | null)[]) => ({
    type: 'lineup-submit' as const,
    lineUp: { ...lineUp, midfield },
  })
  t.equal(game.refuses(0, submit([one, null, two, three])).refused, 'slot-not-filled')
  game.move(0, submit([one, two, three, null]))
  const events = game.move(1, eleven(at(game.squads, 1)), faces(4, 4, 1, 2))
  t.ok(types(events).includes('game-changer.drawn'))
})

t.test('SC-R53 the automatic line-up keeps the formation, natives, then the best', async (t) => {
  const game = position({
    phase: 'close',
    clubs: [{ squad: 'G2 G4 3xD2 U2 3xM1 M3 2xA3 A1', boost: 2 }, {}],
  })
  const squad = at(game.squads, 0)
  const auto = autoLineUp(game.game, 0, 2)
  t.same([auto.formation, auto.boostThird, auto.goalkeeper], ['4-4-2', 'midfield', squad[1]])
  t.equal(auto.defence[3], withPosition(squad, 'U')[0])
  t.equal(auto.midfield[0], squad[9])
  const empty = autoLineUp(position({ phase: 'close', clubs: [{ squad: '' }, {}] }).game, 0, 0)
  t.same([empty.goalkeeper, empty.attack, empty.boostThird], ['given', [null, null], null])
})

t.test('SC-S45 SC-168 SC-R25 a lost armband waits for the next played match', async (t) => {
  const lost = { boost: 3, lastRank: 3, nextMatch: [{ kind: 'noBoostNextMatch' as const }] }
  const game = begin([lost, { lastRank: 1 }, { lastRank: 2 }], dice(1, 1), { year: 2 })
  const plain = (seat: number) => eleven(at(game.squads, seat))
  const captained = eleven(at(game.squads, 0), '4-4-2', 'attack')
  t.notOk(game.asked().includes('0 line-up'), 'round 1 is simulated for number 3')
  game.move(1, plain(1))
  game.move(2, plain(2), faces())
  t.same(club(game, 0).nextMatch, lost.nextMatch, 'two simulations used nothing up')
  t.same(game.refuses(0, captained), refused('bad-boost', 'SC-168'))
  game.move(0, plain(0))
  game.move(1, plain(1), faces())
  t.same(club(game, 0).nextMatch, [])
  t.same(game.refuses(0, plain(0)), refused('bad-boost', 'SC-168'))
  game.move(0, captained)
})

t.test('SC-033 SC-R58 SC-R59 clubs are public in the season, and money moves', async (t) => {
  const game = beforeMatch([{}, {}])
  t.same(club(game, 0), at(game.view('spectator').shared.managers, 0))
  t.ok(entry(game, 0, at(at(game.squads, 0), 0)))
  t.same(kickOff(game, dice(6, 5, 1, 2, 6, 5, 1, 2, 1, 1, 1, 1)).length > 0, true)
})
