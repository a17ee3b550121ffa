import t from 'tap'
import { developedOf, playerOf } from '../../../../src/engine/rulesets/superclub/content/book.ts'
import { housePack } from '../../../../src/engine/rulesets/superclub/content/house.ts'
import { refused } from '../../../../src/package/sitting.ts'
import {
  club,
  dice,
  entry,
  FULL,
  idleTurn,
  one,
  type Place,
  type Placed,
  position,
  secrets,
  types,
} from './position.ts'

const train = (card = '') => ({ type: 'train-roll', card }) as const
const scout = (continent: string) => ({ type: 'scout-draw', continent }) as const
const guarantee = (card = '') => ({ type: 'train-guarantee', card }) as const
const sellAbroad = (card = '') => ({ type: 'squad-sell-abroad', card }) as const

function finance(clubs: Place[], options = {}, also = {}): Placed {
  const game = position({
    phase: 'supercup-choice',
    year: 1,
    clubs: clubs.map((one, seat) => ({ lastRank: seat + 1, status: 'newly-promoted', ...one })),
    options,
    ...also,
  })
  game.move(0, { type: 'supercup-save' })
  return game
}

const FORTY_SIX = 'G3 4xD3 4xM3 2xA3 D2 M2 A2 U2 D5'

t.test(
  'SC-S7 SC-039 SC-052 SC-053 SC-060 SC-061 SC-063 SC-064 SC-065 SC-066 SC-R55 the off-season pays',
  async (t) => {
    const levels = { training: 1, scouting: 1, stadium: 2 }
    const owner: Place = { squad: FORTY_SIX, cash: 17, status: 'mid-table', lastRank: 2 }
    const game = position({
      phase: 'supercup-choice',
      clubs: [{ ...owner, boost: 2, marker: 60 }, { lastRank: 1 }, { lastRank: 3 }],
      first: 1,
      also: ({ shared }) => {
        const [first] = shared.managers
        if (first) first.levels = levels
        for (const manager of shared.managers) manager.status ??= 'established'
      },
    })
    t.equal(club(game, 0).token, 46)
    const events = game.move(1, { type: 'supercup-save' })
    const own = events.filter((event) => 'seat' in event && event.seat === 0)
    t.same(
      own.map((event) => [
        event.type,
        'reason' in event && event.reason,
        'amount' in event && event.amount,
      ]),
      [
        ['cash.received', 'placement', 90],
        ['cash.received', 'stadium', 60],
        ['cash.paid', 'wages', 46],
      ],
    )
    t.equal(club(game, 0).cash, 121)
    t.same(game.asked()[0], '1 training')
  },
)

t.test('SC-062 places five and six earn 60 and 50', async (t) => {
  const squad = 'M1 D1'
  const game = finance([1, 2, 3, 4, 5, 6].map(() => ({ squad })))
  const income = (seat: number) => club(game, seat).cash - 100 - 20 + club(game, seat).token
  t.same([0, 1, 2, 3, 4, 5].map(income), [100, 90, 80, 70, 60, 50])
})

t.test('SC-126 SC-064 staff change wages, stadium income and the Finance step', async (t) => {
  const game = finance([{ staff: ['st-12', 'st-13', 'st-14'] }, {}])
  const { token } = club(game, 0)
  t.equal(club(game, 0).cash, 100 + 100 + 20 + 4 + 10 - token + Math.floor(token / 5))
})

t.test('SC-R48 a manager who cannot pay wages sells abroad until they can', async (t) => {
  const poor = position({
    phase: 'wages',
    clubs: [
      { squad: 'G2 D1', cash: 6, wagesOwed: 14 },
      { squad: 'G2', cash: 1, wagesOwed: 90 },
    ],
  })
  t.same(poor.asked(), ['0 wages-sale', '1 wages-sale'])
  const [keeper = '', defender = ''] = poor.squads[0] ?? []
  t.same(poor.refuses(0, sellAbroad(poor.squads[1]?.[0])), refused('not-your-player', 'SC-R48'))
  poor.move(0, sellAbroad(defender))
  t.same([club(poor, 0).cash, club(poor, 0).wagesOwed], [11, 14])
  poor.move(0, sellAbroad(keeper))
  t.same([club(poor, 0).cash, club(poor, 0).wagesOwed], [7, null])
  poor.move(1, sellAbroad(poor.squads[1]?.[0] ?? ''))
  t.same([club(poor, 1).cash, club(poor, 1).wagesOwed], [0, null])
  t.equal(poor.view(0).shared.phase, 'training')
})

const training = (squad: string, level: number, more: Place = {}): Placed => {
  return position({
    phase: 'training',
    clubs: [{ squad, level, ...more }, {}],
    also: ({ shared }) => {
      shared.turn = idleTurn(0)
    },
  })
}

const rolls = (squad: string, level: number, faces: number[], more: Place = {}) =>
  faces.map((face) => {
    const game = training(squad, level, more)
    const card = game.squads[0]?.[0] ?? ''
    game.move(0, train(card), dice(face))
    return entry(game, 0, card).stars
  })

t.test('SC-S8 SC-094 SC-095 SC-096 a two-star talent trains at the Centre', async (t) => {
  t.same(rolls('M2/6 10xD1', 3, [1, 2, 3, 4, 5, 6]), [2, 2, 3, 4, 5, 5])
})

t.test('SC-S9 SC-097 SC-101 the Complex takes the same talent to six', async (t) => {
  const game = training('M2/6', 4)
  const card = game.squads[0]?.[0] ?? ''
  const events = game.move(0, train(card), dice(6))
  const rolled = one<{ type: string; to: number; developedId: string }>(events, 'training.rolled')
  t.equal(rolled.to, 6)
  const [from] = playerOf(housePack, card).developed ?? [0]
  t.equal(developedOf(housePack, card, 6)?.index, from + 3)
  t.equal(rolled.developedId, developedOf(housePack, card, 6)?.id)
  t.same(types(events), ['training.rolled', 'token.moved'])
})

t.test(
  'SC-S10 SC-090 SC-091 SC-092 SC-093 SC-100 SC-102 the pitch gives one star to one player',
  async (t) => {
    t.same(rolls('M3/5', 1, [2, 3, 4, 6]), [3, 3, 4, 4])
    const game = training('M3/5 M3 D2/4', 1)
    const [talent = '', grown = '', other = ''] = game.squads[0] ?? []
    t.same(game.refuses(0, train(grown)), refused('no-potential', 'SC-102'))
    t.same(game.refuses(0, train(game.squads[1]?.[0])), refused('not-your-player', 'SC-102'))
    t.same(game.refuses(0, train('pl-x')), refused('unknown-id', 'SC-002'))
    game.move(0, train(talent), dice(1))
    const again = train(talent)
    t.same(game.refuses(0, again), refused('already-trained', 'SC-R30'))
    t.same(game.refuses(0, train(other)), refused('no-trainings-left', 'SC-093'))
    t.same(game.refuses(0, guarantee(other)), refused('no-guaranteed-star', 'SC-098'))
    t.same(game.legal(0, 'training'), [{ type: 'train-done' }])
  },
)

t.test('SC-S11 SC-098 SC-099 SC-R31 the guaranteed star comes first, and counts', async (t) => {
  const after = (face: number) => {
    const game = training('M1/6 M2/4 D2/4 D1/4 A1/4', 4)
    const [card = ''] = game.squads[0] ?? []
    game.move(0, guarantee(card))
    t.equal(entry(game, 0, card).stars, 2)
    t.same(game.refuses(0, guarantee(game.squads[0]?.[1])), refused('no-guaranteed-star', 'SC-098'))
    game.move(0, train(card), dice(face))
    return { game, stars: entry(game, 0, card).stars }
  }
  t.same([after(6).stars, after(2).stars], [5, 2])
  const { game } = after(2)
  for (const card of game.squads[0]?.slice(1, 4) ?? []) game.move(0, train(card), dice(1))
  t.same(game.refuses(0, train(game.squads[0]?.[4])), refused('no-trainings-left', 'SC-093'))
  const late = training('M1/6 M2/4', 4)
  const [first = '', second = ''] = late.squads[0] ?? []
  late.move(0, train(first), dice(1))
  t.same(late.refuses(0, guarantee(second)), refused('guarantee-too-late', 'SC-099'))
})

t.test('SC-126 SC-094 a youth coach adds to the die, an academy director a trainee', async (t) => {
  t.same(rolls('M2/6', 3, [2, 6], { staff: ['st-08'] }), [3, 5])
  const game = training('M2/4 D2/4 A1/4', 1, { staff: ['st-09'] })
  const [first = '', second = '', third = ''] = game.squads[0] ?? []
  game.move(0, train(first), dice(1))
  game.move(0, train(second), dice(1))
  t.equal(game.refuses(0, train(third)).refused, 'no-trainings-left')
})

t.test('SC-S42 SC-052 SC-R30 SC-R61 a turn ends only when its manager says so', async (t) => {
  const game = training('M2/4 D2/4 A1/4 D1/4', 2)
  const [first = '', second = '', third = ''] = game.squads[0] ?? []
  game.move(0, train(first), dice(1))
  game.move(0, train(second), dice(1))
  t.equal(game.refuses(0, train(third)).refused, 'no-trainings-left')
  t.equal(game.asked()[0], '0 training')
  game.move(0, { type: 'train-done' })
  t.equal(game.asked()[0], '1 training')
  game.move(1, { type: 'train-done' })
  t.equal(game.asked()[0], '0 scout-draw')
})

const inTurn = (phase: 'scouting' | 'invest', place: Place, stacks = {}, also = {}): Placed =>
  position({
    phase,
    clubs: [place, {}],
    stacks,
    also: (draft) => {
      draft.shared.turn = idleTurn(0)
      Object.assign(draft.secret, also)
    },
  })

t.test(
  'SC-S12 SC-110 SC-111 SC-112 SC-113 SC-R32 drawn players are signed or declined one by one',
  async (t) => {
    const game = inTurn('scouting', { cash: 50, level: 2 }, { asia: 'M2/6', africa: 'D1' })
    const before = club(game, 0).token
    t.same(game.refuses(0, scout('moon')), refused('unknown-id', 'SC-002'))
    const events = game.move(0, scout('asia'))
    t.equal(one<{ type: string; price: number }>(events, 'scout.revealed').price, 16)
    game.move(0, { type: 'scout-sign' })
    t.same([club(game, 0).cash, club(game, 0).token], [34, before + 2])
    const card = one<{ type: string; card: string }>(
      game.move(0, scout('africa')),
      'scout.revealed',
    )
    game.move(0, { type: 'scout-decline' })
    t.same(game.view(1).shared.inactive, [card.card])
    t.same(game.refuses(0, scout('asia')), refused('no-draws-left', 'SC-113'))
  },
)

t.test('SC-111 SC-126 a signing needs cash; scouts draw more and pay less', async (t) => {
  const poor = inTurn('scouting', { cash: 4 }, { asia: 'D1' })
  poor.move(0, scout('asia'))
  t.same(poor.refuses(0, { type: 'scout-sign' }), refused('not-enough-cash', 'SC-111'))
  const staff = ['st-10', 'st-11']
  const game = inTurn('scouting', { cash: 4, staff }, { asia: 'D1 D1' })
  game.move(0, scout('asia'))
  game.move(0, { type: 'scout-sign' })
  t.equal(club(game, 0).cash, 2)
  game.move(0, scout('asia'))
  game.move(0, { type: 'scout-decline' })
  t.equal(game.refuses(0, scout('asia')).refused, 'no-draws-left')
})

t.test('SC-R9 an empty continent cannot be drawn from, Inactive players refill it', async (t) => {
  const empty = Object.fromEntries(housePack.regions.map((region) => [region, [] as string[]]))
  const game = position({
    phase: 'scouting',
    clubs: [{ level: 4 }, {}],
    also: ({ shared, secret }) => {
      shared.turn = idleTurn(0)
      shared.inactive = [...(secret.stacks.asia ?? []).slice(0, 8)]
      secret.stacks = { ...empty, asia: (secret.stacks.asia ?? []).slice(8, 9) }
    },
  })
  t.same(game.refuses(0, scout('europe')), refused('continent-empty', 'SC-R9'))
  game.move(0, scout('asia'))
  const events = game.move(
    0,
    { type: 'scout-decline' },
    Array.from({ length: 8 }, () => 0),
  )
  t.same(types(events), ['scout.declined', 'stacks.refilled'])
  t.same(Object.values(game.view(0).counts.stacks), [2, 2, 2, 1, 1, 1])
  t.same(game.view(0).shared.inactive, [])
})

t.test('SC-S13 SC-120 SC-121 SC-122 SC-123 SC-R34 two actions go to two departments', async (t) => {
  const game = inTurn('invest', { cash: 100 })
  const upgrade = (department: string) => ({ type: 'invest-upgrade' as const, department })
  game.move(0, upgrade('stadium'))
  t.equal(club(game, 0).cash, 80)
  t.same(game.refuses(0, upgrade('stadium')), refused('department-used', 'SC-121'))
  game.move(0, upgrade('training'))
  t.same([club(game, 0).cash, club(game, 0).levels.training], [65, 2])
  t.same(game.refuses(0, upgrade('scouting')), refused('no-actions-left', 'SC-120'))
  t.same(game.refuses(0, upgrade('canteen')), refused('unknown-id', 'SC-002'))
  const asked = { type: 'invest-upgrade', department: 'scouting', level: 4 }
  t.equal(game.refuses(0, asked).refused, 'invalid-parameters')
  const top = inTurn('invest', { level: 4 })
  t.same(top.refuses(0, upgrade('training')), refused('max-level', 'SC-122'))
  const poor = inTurn('invest', { cash: 10, staff: ['st-17'] })
  t.same(poor.refuses(0, upgrade('stadium')), refused('not-enough-cash', 'SC-123'))
  poor.move(0, upgrade('training'))
  t.equal(club(poor, 0).cash, 0)
})

t.test('SC-R49 no club takes the last investment card from another', async (t) => {
  const game = position({
    phase: 'invest',
    clubs: [
      { cash: 1_000_000, level: 3 },
      { cash: 1_000_000, level: 3 },
    ],
    also: ({ shared }) => {
      shared.turn = idleTurn(0)
    },
  })
  for (const seat of [0, 1]) {
    game.move(seat, { type: 'invest-upgrade', department: 'stadium' })
    game.move(seat, { type: 'invest-upgrade', department: 'training' })
    game.move(seat, { type: 'invest-done' })
  }
  const levels = { training: 4, scouting: 3, stadium: 4 }
  t.same([club(game, 0).levels, club(game, 1).levels], [levels, levels])
})

t.test('SC-S14 SC-124 SC-125 SC-126 SC-127 SC-R33 a manager may hire one of two', async (t) => {
  const staff = ['st-02', 'st-13', ...housePack.keyStaff.map(({ id }) => id).slice(16)]
  const game = inTurn('invest', { cash: 25 }, {}, { staff })
  game.move(0, { type: 'invest-staff' })
  t.same(club(game, 0).offered, ['st-02', 'st-13'])
  const hire = { type: 'staff-hire', staff: 'st-13' }
  t.same(game.refuses(0, hire), refused('not-enough-cash', 'SC-124'))
  t.equal(game.refuses(0, { ...hire, staff: 'st-20' }).refused, 'card-not-available')
  game.move(0, { type: 'staff-decline' })
  t.same(secrets(game).staff.slice(-2), ['st-02', 'st-13'])
  t.same(game.refuses(0, { type: 'invest-staff' }), refused('department-used', 'SC-121'))
  game.move(0, { type: 'invest-upgrade', department: 'stadium' })
  t.equal(
    game.refuses(0, { type: 'invest-upgrade', department: 'training' }).refused,
    'no-actions-left',
  )

  const full = { staff: ['st-01', 'st-03', 'st-05'] }
  const three = inTurn('invest', full, {}, { staff: ['st-13'] })
  three.move(0, { type: 'invest-staff' })
  t.same(club(three, 0).offered, ['st-13'])
  t.same(three.refuses(0, hire), refused('staff-full', 'SC-127'))
  t.equal(three.refuses(0, { ...hire, dismiss: 'st-07' }).refused, 'card-not-available')
  three.move(0, { type: 'staff-hire', staff: 'st-13', dismiss: 'st-03' })
  t.same([club(three, 0).staff, secrets(three).staff], [['st-01', 'st-05', 'st-13'], ['st-03']])
  t.equal(
    three.refuses(0, { type: 'staff-hire', staff: 'st-03' }).refused,
    'wrong-move-for-decision',
  )

  const empty = inTurn('invest', {}, {}, { staff: [] })
  t.same(empty.refuses(0, { type: 'invest-staff' }), refused('staff-stack-empty', 'SC-R33'))
  empty.move(0, { type: 'invest-done' })
  t.equal(empty.asked()[0], '1 invest')
})

t.test('SC-138 a full squad cannot sign a player', async (t) => {
  const game = inTurn('scouting', { squad: FULL }, { asia: 'D1' })
  game.move(0, scout('asia'))
  t.same(game.refuses(0, { type: 'scout-sign' }), refused('squad-full', 'SC-138'))
})
