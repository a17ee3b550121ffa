import t from 'tap'
import { at } from '../../../../src/engine/kernel/define.ts'
import { refused } from '../../../../src/package/sitting.ts'
import { pluck } from '../../../support/pluck.ts'
import {
  beforeMatch,
  club,
  eleven,
  entry,
  faces,
  kickOff,
  one,
  type Place,
  type Placed,
  secrets,
  types,
  withPosition,
} from './position.ts'

const match = (game: Placed) => {
  const found = game.view('admin').shared.matches[0]
  if (!found) throw new Error('no match is open')
  return found
}

type Decided = { type: string; totals: number[]; winner: number | null; score: number[] }
const thirds = (events: readonly { type: string }[]) =>
  events.filter(({ type }) => type === 'third.decided') as Decided[]

t.test(
  'SC-S28 SC-180 SC-181 SC-182 SC-183 SC-187 SC-188 SC-189 a match has three thirds',
  async (t) => {
    const home = { squad: 'A6 A4 M4> M3< U3 A3 D3> D3 D2< D2', boost: 2, lastRank: 2 }
    const away = { squad: 'G3 A5 A4 M5/6 M4 2xM3 3xD3 D2', staff: ['st-03'], lastRank: 1 }
    const game = beforeMatch([home, away], { year: 2 })
    const [a1 = '', a2 = '', ...rest] = at(game.squads, 0)
    // Seat 0 has the number 2 in the fixture list, so seat 0 plays away in the first match.
    const lineUp = {
      formation: '4-4-2',
      goalkeeper: 'given',
      attack: [a1, a2],
      midfield: rest.slice(0, 4),
      defence: rest.slice(4),
      boostThird: 'midfield' as const,
    }
    game.move(0, { type: 'lineup-submit', lineUp })
    const sides = match(game).sides.map(({ seat }) => seat)
    t.same(sides, [1, 0])
    const laid = { match: match(game).id, seat: 0, attack: 20, midfield: 31, defence: 24 }
    t.same(
      ([0, 1, 'spectator'] as const).map((viewer) => game.view(viewer).strength),
      [[laid], [], []],
      'the strength of a line-up is visible to those who see the line-up',
    )
    const roll = faces(2, 4, 3, 4, 1, 2, 2, 3, 4, 5, 2, 4)
    const events = game.move(1, eleven(at(game.squads, 1)), roll)
    t.same(
      thirds(events).map(({ totals, winner }) => [totals, winner]),
      [
        [[44, 45], 1],
        [[34, 30], 0],
        [[36, 36], null],
      ],
    )
    const { score, points } = one<Ended>(events, 'match.decided')
    t.same(
      [score, points],
      [
        [3, 3],
        [2, 2],
      ],
    )
  },
)

type Ended = { type: string; winner: number | null; score: number[]; points: number[] }

t.test('SC-S29 SC-186 SC-189 two thirds won end the match', async (t) => {
  const game = beforeMatch([{}, {}])
  const before = club(game, 0).marker
  const events = kickOff(game, faces(6, 5, 1, 2, 6, 5, 1, 2))
  t.equal(thirds(events).length, 2)
  t.same(one(events, 'match.decided'), {
    type: 'match.decided',
    match: 'y1-r2-0v1',
    winner: 0,
    score: [4, 0],
    points: [6, 0],
  })
  const points = events.flatMap((event) =>
    event.type === 'sim.rolled' && 'points' in event ? [Number(event.points)] : [],
  )
  t.equal(club(game, 0).marker, before + 6 + (points[0] ?? 0))
})

t.test('SC-S30 SC-182 SC-184 SC-187 SC-188 a drawn midfield: home attacks first', async (t) => {
  const play = (...last: number[]) => {
    const game = beforeMatch([{}, {}])
    const events = kickOff(game, faces(1, 2, 1, 2, 1, 2, 6, 5, ...last))
    const rows = events.flatMap((event) =>
      event.type === 'third.started' && 'rows' in event ? [event.rows] : [],
    )
    t.same(rows, [
      ['midfield', 'midfield'],
      ['attack', 'defence'],
      ['defence', 'attack'],
    ])
    const { winner, score, points } = one<Ended>(events, 'match.decided')
    return [winner, score, points]
  }
  t.same(play(6, 5, 1, 2), [null, [3, 3], [2, 2]])
  t.same(play(1, 2, 6, 5), [1, [1, 5], [0, 6]])
})

t.test(
  'SC-S31 SC-041 SC-200 SC-201 SC-202 SC-203 SC-204 SC-R19 SC-R21 SC-R22 an injury ' +
    'in midfield is replaced',
  async (t) => {
    const game = beforeMatch([
      { squad: 'G2 2xD2 2xD1 M4 2xM3 M2 M1 A2 A1' },
      { squad: 'G2 2xD2 2xD1 M3 3xM2 A2 A1' },
    ])
    const squad = at(game.squads, 0)
    const [, second = '', , , sub = ''] = withPosition(squad, 'M')
    const token = club(game, 0).token
    const events = kickOff(game, faces(2, 2, 2, 4))
    t.same(one(events, 'player.injured'), {
      type: 'player.injured',
      match: 'y1-r2-0v1',
      third: 1,
      seat: 0,
      row: 'midfield',
      slot: 2,
      card: second,
      lasting: true,
      substitute: true,
    })
    t.same(game.asked(), ['0 substitute'])
    const refusal = (card: string) => game.refuses(0, { type: 'sub-bring', card }).refused
    t.equal(refusal(second), 'bad-substitute')
    t.equal(refusal('given'), 'bad-substitute')
    t.equal(refusal('pl-x'), 'unknown-id')
    t.equal(refusal(at(at(game.squads, 1), 0)), 'not-your-player')
    t.equal(refusal(at(squad, 0)), 'bad-substitute')
    const after = game.move(0, { type: 'sub-bring', card: sub }, faces())
    const [third] = thirds(after)
    t.same(third?.totals, [20 + 8, 18 + 12])
    t.same([third?.winner, club(game, 0).token], [1, token])
    const marked = at(game.view(1).shared.managers, 0).squad.filter(({ injured }) => injured)
    t.same(pluck(marked, 'card'), [second])
  },
)

t.test(
  'SC-S32 SC-017 SC-201 SC-205 SC-206 SC-R15 SC-R19 SC-R20 the keeper stands in slot one',
  async (t) => {
    const start = (goalkeeper: string) => {
      const game = beforeMatch([{ squad: 'G4 3xD3 D2 4xM1 2xA1' }, {}])
      const squad = at(game.squads, 0)
      const lined = eleven(squad)
      const keeper = goalkeeper === 'given' ? 'given' : at(squad, 0)
      game.move(0, { ...lined, lineUp: { ...lined.lineUp, goalkeeper: keeper } })
      // The away side wins in midfield, so its attack plays against the home defence.
      const draws = faces(1, 2, 6, 5, 1, 1, 1, 2)
      return { game, events: game.move(1, eleven(at(game.squads, 1)), draws) }
    }
    const { game, events } = start('card')
    t.ok(entry(game, 0, at(at(game.squads, 0), 0)).injured)
    t.same(
      [one(events, 'player.injured').slot, one(events, 'player.injured').substitute],
      [1, false],
    )
    t.equal(thirds(events)[1]?.totals[0], 22 + 2 + 4)
    const given = start('given')
    t.notOk(types(given.events).includes('player.injured'))
    t.ok(types(given.events).includes('game-changer.drawn'))
    t.equal(thirds(given.events)[1]?.totals[0], 22 + 2 + 4)
    const six = beforeMatch([{}, {}])
    t.ok(types(kickOff(six, faces(6, 6, 1, 2))).includes('game-changer.drawn'))
  },
)

t.test('SC-R22 a keeper can be replaced by another, or by Given', async (t) => {
  const game = beforeMatch([{ squad: 'G4 G2 3xD3 D2 4xM1 2xA1 D1' }, {}])
  kickOff(game, faces(1, 2, 6, 5, 1, 1, 1, 2))
  const [, second = ''] = withPosition(at(game.squads, 0), 'G')
  t.same(game.legal(0), [
    { type: 'sub-bring', card: second },
    { type: 'sub-bring', card: 'given' },
  ])
  game.move(0, { type: 'sub-bring', card: 'given' }, faces())
})

t.test('SC-R58 SC-126 immunity and the club doctor cancel injuries', async (t) => {
  const cancelled = (staff: string[], slot: number) => {
    const game = beforeMatch([{ staff }, {}])
    const events = kickOff(game, faces(slot, slot, 1, 2))
    const found = events.find(({ type }) => type === 'injury.cancelled')
    return { by: found && 'by' in found ? found.by : null, events, game }
  }
  t.equal(cancelled(['st-19'], 2).by, 'immunity')
  t.equal(cancelled(['st-19'], 3).by, null)
  const doctor = cancelled(['st-18'], 3)
  t.equal(doctor.by, 'first')
  t.ok(club(doctor.game, 0).firstInjuryUsed)
  t.notOk(types(doctor.events).includes('game-changer.drawn'))
})

const armed = (hand: string[], place: Place = {}, other: Place = {}): Placed => {
  const game = beforeMatch([{ hand, ...place }, other], { year: place.boost ? 2 : 1 })
  kickOff(game)
  return game
}
const weapon = (gc: string, params: object = {}) => ({
  type: 'weapon-play' as const,
  gc,
  params: params as Record<string, never>,
})
const READY = { type: 'third-ready' } as const

t.test('SC-R24 SC-208 the windows open for all holders, whatever they hold', async (t) => {
  const game = armed(['gc-30.1'], {}, { hand: ['gc-26.1'] })
  t.same(game.asked(), ['0 third-prep', '1 third-prep'])
  t.same(game.refuses(0, weapon('gc-30.1')), refused('wrong-window', 'SC-R24'))
  t.same(game.refuses(0, weapon('gc-26.1')), refused('not-your-card', 'SC-R24'))
  t.equal(game.refuses(0, weapon('gc-77.1')).refused, 'unknown-id')
  t.equal(game.refuses(1, weapon('gc-26.1', { third: 'attack' })).refused, 'invalid-parameters')
  const decision = game.game.open.map(({ shownTo }) => shownTo)
  t.same(decision, ['count', 'count'])
  t.same([game.view(1).own?.hand, game.view(0).counts.hands], [['gc-26.1'], [1, 1]])
  game.move(0, READY)
  game.move(1, weapon('gc-26.1'))
  t.same(game.asked(), ['0 third-prep'], 'the play opens the window again, for the other holder')
  const events = game.move(0, READY, faces())
  t.same(types(events).slice(0, 3), ['window.readied', 'dice.rolled', 'dice.rolled'])
  t.same(game.asked(), ['0 third-react'])
  game.move(0, READY, faces())
})

t.test('SC-S34 SC-206 SC-208 SC-R24 SC-R58 a patch cancels one injury', async (t) => {
  const game = armed(['gc-32.1', 'gc-32.2'])
  game.move(0, READY, faces(2, 2, 1, 2))
  t.equal(game.refuses(0, weapon('gc-26.1')).refused, 'not-your-card')
  game.move(0, weapon('gc-32.1'))
  t.same(game.refuses(0, weapon('gc-32.2')), refused('nothing-to-cancel', 'SC-R24'))
  const events = game.move(0, READY, faces())
  t.equal(one(events, 'injury.cancelled').by, 'weapon')
  t.notOk(types(events).includes('game-changer.drawn'))
  t.same(game.view(1).shared.discard, ['gc-32.1'])
  const calm = armed(['gc-32.1'])
  calm.move(0, READY, faces())
  t.equal(calm.refuses(0, weapon('gc-32.1')).refused, 'nothing-to-cancel')
})

t.test('SC-R24 a reroll voids the dice and the cards played on them', async (t) => {
  const game = armed(['gc-32.1', 'gc-30.1'], {}, { hand: ['gc-31.1', 'gc-31.2'] })
  game.move(0, READY)
  game.move(1, READY, faces(2, 2, 1, 2))
  game.move(0, weapon('gc-32.1'))
  game.move(1, READY)
  game.move(0, weapon('gc-30.1'), faces(5, 6))
  t.same(game.asked(), ['1 third-react'])
  t.same(match(game).third?.dice, [
    [5, 6],
    [1, 2],
  ])
  t.same(match(game).third?.cancelled, [false, false])
  game.move(1, weapon('gc-31.1'), faces(1, 3))
  t.same(match(game).third?.dice[0], [1, 3])
  game.move(1, READY, faces())
})

t.test('SC-R24 cards add stars, win a drawn third, or move the captain', async (t) => {
  const game = armed(
    ['gc-26.1', 'gc-33.1', 'gc-29.1'],
    { boost: 1, lastRank: 1 },
    { boost: 2, lastRank: 2, hand: ['gc-27.1'] },
  )
  const bad = (params: object) => game.refuses(0, weapon('gc-29.1', params)).refused
  t.same([bad({ third: 'midfield' }), bad({})], ['bad-boost', 'invalid-parameters'])
  game.move(0, weapon('gc-29.1', { third: 'attack' }))
  game.move(0, weapon('gc-26.1'))
  game.move(1, weapon('gc-27.1'))
  t.same(match(game).third?.mods, [0, 0])
  t.equal(match(game).sides[0].boostThird, 'attack')
  // Both midfields are equally strong until the away captain adds two stars.
  game.move(0, READY, faces(3, 4, 1, 4))
  const events = game.move(0, weapon('gc-33.1'), faces())
  const [third] = thirds(events)
  t.same([third?.totals[0] === third?.totals[1], third?.winner], [true, 0])
})

t.test('SC-S45 SC-168 SC-R25 without an active boost the captain cannot move', async (t) => {
  const game = armed(['gc-29.1'])
  t.same(game.refuses(0, weapon('gc-29.1', { third: 'attack' })), refused('bad-boost', 'SC-168'))
})

t.test('SC-R24 SC-203 fresh legs swaps two players of a kind', async (t) => {
  const game = armed(['gc-28.1', 'gc-26.1'], { squad: 'G2 G2 4xD1 4xM1 2xA1 U1 A2' })
  const squad = at(game.squads, 0)
  const [first = '', second = ''] = withPosition(squad, 'G')
  const [utility = ''] = withPosition(squad, 'U')
  const [defender = ''] = withPosition(squad, 'D')
  const bad = (out: string, coming: string) =>
    game.refuses(0, weapon('gc-28.1', { out, in: coming })).refused
  t.same(
    [bad(utility, second), bad(defender, second), bad(defender, 'given'), bad(first, utility)],
    ['bad-substitute', 'bad-substitute', 'bad-substitute', 'bad-substitute'],
  )
  game.move(0, weapon('gc-28.1', { out: defender, in: utility }), faces())
  t.equal(match(game).sides[0].lineUp?.defence[0], utility)
})

t.test('SC-126 SC-R25 staff that do not count next match protect no player', async (t) => {
  const game = beforeMatch([{ staff: ['st-19'], nextMatch: [{ kind: 'noStaffNextMatch' }] }, {}])
  const events = kickOff(game, faces(2, 2, 1, 2))
  t.ok(types(events).includes('player.injured'))
})

t.test('SC-R57 an empty stack takes its discards; with none there is no card', async (t) => {
  const game = beforeMatch([{}, {}], {
    also: ({ shared, secret }) => {
      shared.discard = secret.gameChangers.slice(0, 3)
      secret.gameChangers = []
    },
  })
  const events = kickOff(game, faces(6, 6, 1, 2))
  t.ok(types(events).includes('deck.shuffled'))
  const none = beforeMatch([{}, {}], {
    also: ({ secret }) => {
      secret.gameChangers = []
    },
  })
  t.notOk(types(kickOff(none, faces(6, 6, 1, 2))).includes('game-changer.drawn'))
  t.same(secrets(none).faceDown, [])
})
