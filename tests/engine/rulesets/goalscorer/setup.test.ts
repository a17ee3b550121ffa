import t from 'tap'
import { seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { contentSchema } from '../../../../src/engine/rulesets/goalscorer/content/faults.ts'
import { housePack } from '../../../../src/engine/rulesets/goalscorer/content/house.ts'
import type { Pack } from '../../../../src/engine/rulesets/goalscorer/content/schema.ts'
import { goalscorer } from '../../../../src/engine/rulesets/goalscorer/index.ts'
import { ABILITIES, IDENTITIES } from '../../../../src/engine/rulesets/goalscorer/read/counters.ts'
import {
  columnOf,
  pitchOf,
  rowOf,
  squareName,
  type Way,
} from '../../../../src/engine/rulesets/goalscorer/read/pitch.ts'
import { refusalOf, refused, sitDown } from '../../../../src/package/sitting.ts'
import { pluck } from '../../../support/pluck.ts'
import { AWAY, counters, first, HOME, kickOff, listed, seenAs, types, youth } from './position.ts'

const rowsOf = ({ squares }: Way) => [...new Set(squares.map(rowOf))]

t.test('GS-S1 GS-2 GS-3 GS-4 GS-5 GS-6 GS-9 GS-R4 GS-R5 GS-R6 counters are set up', async (t) => {
  const game = kickOff()

  t.equal(
    types(game.commits[0]!.events).join(' '),
    'game.started counters.dealt counters.dealt turn.started',
  )
  t.same(
    counters(HOME).map((id) => `${id} ${seenAs(game, id, 'admin')}`),
    [
      ...['1 1* first-team d1', '9 9* first-team c4', '10 10* first-team e4'],
      ...['y1 2 youth b2', 'y2 3 youth c2', 'y3 4 youth e2', 'y4 5 youth f2'],
      ...['y5 6 youth a3', 'y6 7 youth c3', 'y7 8 youth e3', 'y8 star youth g3'],
      's 11 substitute',
    ].map((one) => `home-${one}`),
  )
  t.same(
    counters(AWAY).map((id) => `${id} ${seenAs(game, id, 'admin')}`),
    [
      ...['1 1* first-team d10', '9 9* first-team e7', '10 10* first-team c7'],
      ...['y1 2 youth f9', 'y2 4 youth e9', 'y3 5 youth c9', 'y4 6 youth b9'],
      ...['y5 7 youth g8', 'y6 8 youth e8', 'y7 11 youth c8', 'y8 star youth a8'],
      's 3 substitute',
    ].map((one) => `away-${one}`),
  )
  t.match(game.view('spectator'), { score: [0, 0], turn: 1, round: 1, seat: HOME, goals: [] })
  t.same(game.asked(), ['0 youth-move'])
})

t.test('GS-1 GS-R6 exactly two seats play, home first', async (t) => {
  for (const seats of [1, 3]) {
    const answer = refusalOf(() => sitDown(goalscorer, { seats }))
    t.same(answer, refused('invalid-seat-count'))
  }
  t.match(kickOff().commits[0]?.events.at(-1), { turn: 1, seat: HOME })
})

t.test('GS-7 GS-8 GS-R7 GS-R8 every deal is equally likely, the two independent', async (t) => {
  const games = 4000
  const substitutes = new Map<string, number>()
  const stars = new Map<string, number>()
  const together = new Map<string, number>()
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  for (let seed = 0; seed < games; seed += 1) {
    const { game } = sitDown(goalscorer, { seats: 2 }, seededLuck(seed))
    const { identities } = game.state
    for (const seat of [0, 12]) {
      count(substitutes, identities[seat + 11]!)
      count(stars, `y${identities.indexOf('star', seat) - seat - 2}`)
    }
    count(together, `${identities[11]} ${identities[23]}`)
  }

  t.same([...substitutes.keys()].sort(), ['11', '2', '3', '4', '5', '6', '7', '8'])
  t.same([...stars.keys()].sort(), ['y1', 'y2', 'y3', 'y4', 'y5', 'y6', 'y7', 'y8'])
  t.equal(together.size, 64)
  for (const [key, found] of [...substitutes, ...stars])
    t.ok(Math.abs(found - games / 4) < 150, `${key} ${found}`)
})

t.test('GS-7 the deal takes 16 draws, and no other draw follows', async (t) => {
  const game = kickOff()
  game.move(HOME, youth('home-y5', 'a4'))
  game.move(HOME, first('home-9', 'c5'))

  t.same(pluck(game.commits, 'drawn'), [16, 16, 16])
})

t.test('GS-12 GS-13 GS-14 GS-15 GS-R1 GS-R2 the Pitch has its printed areas', async (t) => {
  const pitch = pitchOf(10)
  const named = ({ to }: Way) => to.oneOf.join(' ')

  t.equal(pitch.squares, 70)
  t.equal(named(pitch.goalkeeperArea[HOME]!), 'a1 b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2 f2 g2')
  t.equal(named(pitch.goalkeeperArea[AWAY]!), 'a9 b9 c9 d9 e9 f9 g9 a10 b10 c10 d10 e10 f10 g10')
  t.equal(named(pitch.midfieldArea), 'a5 b5 c5 d5 e5 f5 g5 a6 b6 c6 d6 e6 f6 g6')
  t.same([rowOf(69), columnOf(69), squareName(69)], [10, 7, 'g10'])
})

t.test('GS-S39 GS-R3 GS-12 GS-15 a Pitch of 12 rows has its areas', async (t) => {
  const game = kickOff({ rows: 12 })
  const { midfieldArea, goalkeeperArea } = pitchOf(12)

  t.same(rowsOf(midfieldArea), [6, 7])
  t.same(rowsOf(goalkeeperArea[AWAY]!), [11, 12])
  t.equal(seenAs(game, 'away-1', AWAY), '1* first-team d12')
  t.equal(seenAs(game, 'away-9', AWAY), '9* first-team e9')
  t.equal(seenAs(game, 'away-y5', AWAY), '7 youth g10')
  t.equal(listed(game).length, 14)
  game.move(HOME, youth('home-y5', 'a4'))
  t.equal(listed(game).length, 17)
})

t.test('GS-S48 GS-R1 GS-R2 GS-R3 GS-12 GS-13 GS-14 GS-15 14 rows have their areas', async (t) => {
  const game = kickOff({ rows: 14 })
  const { midfieldArea, goalkeeperArea } = pitchOf(14)

  t.same(rowsOf(midfieldArea), [7, 8])
  t.same(rowsOf(goalkeeperArea[AWAY]!), [13, 14])
  t.equal(seenAs(game, 'away-1', AWAY), '1* first-team d14')
  t.equal(seenAs(game, 'away-9', AWAY), '9* first-team e11')
  t.equal(seenAs(game, 'away-10', AWAY), '10* first-team c11')
  t.equal(seenAs(game, 'away-y5', AWAY), '7 youth g12')
  t.equal(listed(game).length, 14)
})

t.test('GS-S39 GS-R3 GS-R9 GS-67 an unknown option is refused', async (t) => {
  const wrong = [
    { rows: 9 },
    { rows: 8 },
    { turnLimit: 4 },
    { turnLimit: 201 },
    { formation: 'x' },
    { goalkeeperCapturable: 1 },
    { decisionTimeLimitSeconds: 4 },
    { variant: true },
  ]
  for (const options of wrong) {
    const answer = refusalOf(() => sitDown(goalscorer, { seats: 2, options }))
    t.same(answer, refused('invalid-option'), JSON.stringify(options))
  }
  t.same(goalscorer.options.parse({}), {
    rows: 10,
    turnLimit: 20,
    formation: 'four-four-two',
    goalkeeperCapturable: true,
    offsideMayRevealSubstitute: false,
    revealReplacedCounter: false,
    decisionTimeLimitSeconds: null,
  })
})

t.test('GS-6 GS-R4 GS-R5 a second formation is built in', async (t) => {
  const game = kickOff({ formation: 'wide-forwards' })

  t.equal(seenAs(game, 'home-9', AWAY), '9* first-team b4')
  t.equal(seenAs(game, 'home-10', AWAY), '10* first-team f4')
  t.equal(seenAs(game, 'away-9', HOME), '9* first-team f7')
  t.equal(seenAs(game, 'away-10', HOME), '10* first-team b7')
  t.equal(seenAs(game, 'away-y8', AWAY), 'star youth a8')
})

t.test('GS-3 GS-55 GS-56 GS-68 the twelve counters have their printed positions', async (t) => {
  t.same(
    housePack.counters.map(({ identity }) => `${identity} ${ABILITIES[identity].position}`),
    [
      '1 Goalkeeper',
      ...['2', '3', '4', '5'].map((number) => `${number} Defender`),
      '6 Defensive Midfield',
      '7 Attacking Midfield',
      ...['8', '9', '10', '11'].map((number) => `${number} Forward`),
      'star Star Player',
    ],
  )
  t.same(ABILITIES['1'].onArrival, { kind: 'none' })
  t.same(ABILITIES['9'].onArrival, { kind: 'debut', area: 'adjacent' })
  const results = IDENTITIES.map((identity) => {
    const { onCapture } = ABILITIES[identity]
    return onCapture.kind === 'award' ? onCapture.award : onCapture.kind
  })
  const count = (kind: string) => results.filter((one) => one === kind).length
  t.same([count('none'), count('penalty'), count('offside'), count('score')], [1, 2, 3, 6])
})

t.test('GS-R4 a content pack may change names, texts and formations, not abilities', async (t) => {
  const [formation] = housePack.formations
  const { squares } = formation!
  const change = (part: Partial<Pack>): unknown => ({ ...housePack, ...part })
  const placed = (part: Partial<typeof squares>): unknown =>
    change({ formations: [{ ...formation!, squares: { ...squares, ...part } }] })
  const counterWith = (part: object): unknown =>
    change({ counters: housePack.counters.map((one) => ({ ...one, ...part })) })

  t.same(contentSchema.parse(housePack), housePack)
  t.ok(contentSchema.safeParse(counterWith({ name: 'A', text: 'B' })).success)
  const wrong: Record<string, unknown> = {
    'a counter missing': change({ counters: housePack.counters.slice(1) }),
    'a counter twice': change({ counters: housePack.counters.with(1, housePack.counters[0]!) }),
    'another movement': counterWith({ movement: 'any-direction' }),
    'another result': counterWith({ onCapture: { kind: 'none' } }),
    'another position': counterWith({ position: 'Sweeper' }),
    'no formation': change({ formations: [] }),
    'a formation twice': change({ formations: [formation!, formation!] }),
    'two on one square': placed({ '9': [5, 4] }),
    'a column too many': placed({ '9': [8, 4] }),
    'rank nought': placed({ '9': [3, 0] }),
    'seven youth squares': placed({ youth: squares.youth.slice(1) }),
    'a Goalkeeper outside': placed({ '1': [4, 3] }),
    'no sure first move': placed({
      '1': [1, 1],
      '9': [2, 1],
      '10': [1, 2],
      youth: [
        [2, 2],
        [3, 1],
        [3, 2],
        [1, 3],
        [2, 3],
        [3, 3],
        [4, 4],
        [5, 4],
      ],
    }),
  }
  for (const [what, pack] of Object.entries(wrong))
    t.notOk(contentSchema.safeParse(pack).success, what)
  const content = wrong['two on one square']
  t.same(
    refusalOf(() => sitDown(goalscorer, { seats: 2, content })),
    refused('invalid-content-pack'),
  )
})

t.test('GS-15 GS-R4 a formation must leave the Midfield Area empty', async (t) => {
  const [formation] = housePack.formations
  const deep = {
    ...formation!,
    squares: { ...formation!.squares, '9': [3, 5] as [number, number] },
  }
  const content = { ...housePack, formations: [deep] }

  const answer = refusalOf(() => sitDown(goalscorer, { seats: 2, content }))
  t.same(answer, refused('invalid-option'))
  const options = { rows: 12 }
  const game = sitDown(goalscorer, { seats: 2, content, options }, seededLuck(1))
  t.equal(seenAs(game, 'home-9', AWAY), '9* first-team c5')
})
