import t from 'tap'
import { Refusal } from '../../../../src/engine/kernel/refusal.ts'
import { parseContent } from '../../../../src/engine/kernel/table.ts'
import { packHashOf } from '../../../../src/engine/luck/log.ts'
import {
  contentSchema,
  contentWarnings,
} from '../../../../src/engine/rulesets/title-chase/content/faults.ts'
import { house } from '../../../../src/engine/rulesets/title-chase/content/house.ts'
import type { Content } from '../../../../src/engine/rulesets/title-chase/content/schema.ts'
import { titleChase } from '../../../../src/engine/rulesets/title-chase/index.ts'
import { oddsOf, type SideRoll } from '../../../../src/engine/rulesets/title-chase/read/odds.ts'

const { yellow, red } = house.cards
const countBy = (kinds: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
const sumOf = (kind: 'collect' | 'pay', cards: typeof yellow) =>
  cards.reduce((sum, { effect }) => (effect.kind === kind ? sum + effect.amount : sum), 0)

t.test('TC-107 the built-in pack keeps every rule of a pack, and its hash', async (t) => {
  t.same(contentSchema.parse(house), house)
  t.equal(
    packHashOf(titleChase.id, house),
    '3762c0129a95e2d8581fb86c0870c8e9edbba398519eb690b6c013d0efffc925',
  )
})

t.test('TC-310 TC-311 TC-312 the board is the track of the spec', async (t) => {
  const { squares, last } = house.board
  const written = squares.map((one) =>
    one.type === 'match'
      ? `M${one.match}`
      : one.type === 'cup'
        ? `CUP-${one.cupRound}`
        : one.type === 'blue'
          ? one.blue
          : one.type === 'start'
            ? 'START'
            : one.type[0]!.toUpperCase(),
  )
  t.same(
    written.join(', '),
    [
      'START, Y, B01, R, M1, Y, P, B02, M2, Y, R, M3, B03',
      'Y, B04, R, M4, P, Y, B05, M5, R, Y, CUP-R16, P, B06',
      'Y, R, M6, B07, Y, B08, M7, R, P, Y, M8, B09, R',
      'M9, Y, P, B10, Y, M10, R, B11, Y, M11, B12, R, CUP-QF',
      'P, Y, B13, R, M12, Y, P, B14, M13, Y, R, B15, M14',
      'Y, B16, M15, R, P, Y, B17, M16, R, Y, P, M17, B18',
      'Y, CUP-SF, R, B19, Y, B20, M18, R, P, Y, M19, B21, R',
      'Y, M20, P, B22, M21, Y, R, B23, Y, CUP-FINAL, B24, R, P',
      'M22',
    ].join(', '),
  )
  t.equal(last, 104)
  const types = countBy(squares.map(({ type }) => type))
  t.same(types, { start: 1, yellow: 24, blue: 24, red: 18, match: 22, pink: 12, cup: 4 })
  for (const { index } of squares) {
    const greens = squares
      .slice(index + 1, index + 7)
      .filter(({ type }) => type === 'match' || type === 'cup')
    t.ok(greens.length <= 2, `from ${index} a six reaches at most two greens`)
  }
})

t.test('TC-401 TC-402 TC-406 TC-410 the packs have the counts and sums of the spec', async (t) => {
  t.same(countBy(yellow.map(({ effect }) => effect.kind)), {
    collect: 16,
    pay: 12,
    collectPerStar: 2,
    payPerStar: 2,
    rollMoney: 4,
    suspend: 8,
    penalty: 10,
    appeal: 3,
    voucher: 3,
  })
  t.same(countBy(red.map(({ effect }) => effect.kind)), {
    collect: 11,
    pay: 11,
    collectPerStar: 2,
    payPerStar: 2,
    rollMoney: 6,
    suspend: 12,
    loseStar: 4,
    all: 4,
    penalty: 6,
    appeal: 1,
    voucher: 1,
  })
  t.same([sumOf('collect', yellow), sumOf('pay', yellow)], [900_000, 525_000])
  t.same([sumOf('collect', red), sumOf('pay', red)], [1_800_000, 1_650_000])
  t.same(countBy(house.blueSquares.map(({ effect }) => effect.kind)), {
    collect: 5,
    pay: 3,
    rollMoney: 8,
    rollStar: 8,
  })
  const mean = (cards: typeof yellow) => {
    const amounts = cards.flatMap(({ effect }) =>
      effect.kind === 'collect' || effect.kind === 'pay' ? [effect.amount] : [],
    )
    return amounts.reduce((sum, one) => sum + one, 0) / amounts.length
  }
  t.ok(mean(red) > 2 * mean(yellow), 'red risks more')
})

t.test('TC-119 TC-504 TC-602 TC-811 TC-812 TC-903 TC-904 TC-717 the sums of money', async (t) => {
  const { money, stars, points } = house
  t.same(money.gate, { win: 100_000, draw: 75_000, loss: 50_000 })
  t.same(money.cupBonus, {
    QF: 150_000,
    SF: 300_000,
    FINAL: 500_000,
    runnerUp: 200_000,
    winner: 500_000,
  })
  t.equal(
    money.finalPayments.reduce((sum, one) => sum + one, 0),
    4_600_000,
  )
  t.same([money.startingCash, money.doubleBonus], [200_000, 1_000_000])
  t.same(
    stars.map(({ category, fee, copies }) => [category, fee, copies]),
    [
      ['GK', 250_000, 6],
      ['DEF', 500_000, 6],
      ['MID', 750_000, 6],
      ['FOR', 1_000_000, 6],
    ],
  )
  t.same(points, { win: 3, draw: 1, loss: 0 })
})

t.test('TC-R15 with the house pack no pack can run out', async (t) => {
  const passing = ['collect', 'collectPerStar', 'loseStar']
  const never = (cards: typeof yellow) =>
    cards.filter(({ effect }) => passing.includes(effect.kind)).length
  t.same([never(yellow), never(red)], [18, 17])
})

const throwing = (die: 'blue' | 'red', stars = 0, hasPenalty = false): SideRoll => ({
  die,
  stars,
  hasPenalty,
})
function parts(home: SideRoll, away: SideRoll): [number, number, number] {
  const { win, draw, loss, of } = oddsOf(house.dice, home, away)
  return [win / of, draw / of, loss / of]
}

t.test('TC-709 TC-710 TC-810 the dice give the fractions of the spec', async (t) => {
  const lead = (by: number) =>
    parts(throwing('blue', Math.max(0, by)), throwing('red', Math.max(0, -by))).map((part) =>
      Math.round(part * 36),
    )
  t.same([-4, -3, -2, -1, 0, 1, 2, 3, 4].map(lead), [
    ...[
      [0, 2, 34],
      [2, 4, 30],
      [6, 5, 25],
      [11, 7, 18],
      [18, 8, 10],
    ],
    ...[
      [26, 5, 5],
      [31, 2, 3],
      [33, 2, 1],
      [35, 1, 0],
    ],
  ])
  const neutral = (by: number) =>
    parts(throwing('red', by), throwing('red')).map((part) => Math.round(part * 36))
  t.same([0, 1, 2, 3, 4].map(neutral), [
    [13, 10, 13],
    [23, 6, 7],
    [29, 3, 4],
    [32, 2, 2],
    [34, 2, 0],
  ])
})

t.test('TC-706 TC-R47 penalty cards and ties between equals have the expected odds', async (t) => {
  const card = (home: boolean, away: boolean) =>
    parts(throwing('blue', 0, home), throwing('red', 0, away))
  t.same(card(true, false), [145 / 216, 11 / 72, 19 / 108])
  t.same(card(false, true), [25 / 72, 7 / 36, 11 / 24])
  t.same(card(true, true), [659 / 1296, 13 / 72, 403 / 1296])
  const [win, draw, loss] = parts(throwing('blue'), throwing('red'))
  const through = (win + draw * loss) / (1 - draw * draw)
  t.ok(Math.abs(through - 13 / 22) < 1e-12)
})

type Path = readonly (string | number)[]
const changed = (path: Path, value: unknown): unknown => {
  const pack = structuredClone(house) as never
  const last = path.at(-1)!
  let part: Record<string | number, unknown> = pack
  for (const step of path.slice(0, -1)) part = part[step] as typeof part
  part[last] = value
  return pack
}
const squares = house.board.squares
const twice = <T>(items: readonly T[]) => [...items.slice(0, -1), items[0]]
const league = house.leagues[0]!

const BROKEN: readonly (readonly [check: string, path: Path, value: unknown])[] = [
  ['V1', ['board', 'squares'], squares.filter(({ index }) => index !== 50)],
  ['V1', ['board', 'squares', 0], { index: 0, type: 'yellow' }],
  ['V1', ['board', 'squares', 1], { index: 1, type: 'start' }],
  ['V1', ['board', 'squares', 104], { index: 104, type: 'pink' }],
  ['V1', ['board', 'last'], 103],
  ['V2', ['board', 'squares', 4], { index: 4, type: 'match', match: 2 }],
  ['V2', ['board', 'squares', 23], { index: 23, type: 'cup', cupRound: 'QF' }],
  ['V2', ['board', 'squares', 23], { index: 23, type: 'yellow' }],
  ['V3', ['board', 'squares', 2], { index: 2, type: 'blue', blue: 'B99' }],
  ['one of', ['board', 'squares', 2], { index: 2, type: 'green' }],
  ['V4', ['dice', 'white'], [1, 2, 3, 4, 5, 5]],
  ['must be at most 9', ['dice', 'blue'], [0, 1, 1, 2, 3, 10]],
  ['must have exactly 6 items', ['dice', 'red'], [0, 1]],
  ['V5', ['stars', 1, 'fee'], 250_000],
  ['V5', ['stars'], house.stars.toReversed()],
  ['must be at most 12', ['stars', 0, 'copies'], 13],
  ['V6', ['cards', 'red', 0, 'id'], 'Y01'],
  ['must have at least 1 item', ['cards', 'yellow'], []],
  ['one of', ['cards', 'yellow', 0, 'effect'], { kind: 'fly' }],
  ['must be at least 0', ['cards', 'yellow', 0, 'effect', 'amount'], -1],
  ['must be at most 22', ['cards', 'red', 32, 'effect', 'fixtures'], 23],
  ['one of', ['cards', 'red', 48, 'effect', 'effects', 0], { kind: 'penalty' }],
  ['one of', ['blueSquares', 0, 'effect'], { kind: 'voucher', amountOff: 5 }],
  ['one of', ['blueSquares', 0, 'effect'], { kind: 'suspend', category: 'GK', fixtures: 1 }],
  ['V8', ['leagues', 0, 'teams', 0, 'name'], '  BRACKENMOOR rovers '],
  ['V8', ['leagues', 0, 'teams', 0, 'name'], 'x'.repeat(41)],
  ['V8', ['leagues', 0, 'teams', 0, 'name'], ' '],
  ['V8', ['leagues', 0, 'cupExtras', 0, 'id'], 'T00'],
  ['must have exactly 4 items', ['leagues', 0, 'cupExtras'], league.cupExtras.slice(1)],
  ['must have exactly 12 items', ['leagues', 0, 'teams'], league.teams.slice(1)],
  ['V9', ['fixtureTemplate', 'rounds'], twice(house.fixtureTemplate.rounds)],
  ['V9', ['preparedFixtures', 0, 'rounds'], twice(house.preparedFixtures[0]!.rounds)],
  ['V10', ['money', 'finalPayments', 11], 150_000],
  ['must be at least 0', ['money', 'gate', 'win'], -1],
  ['must have exactly 12 items', ['money', 'finalPayments'], [1, 1]],
  ['unknown', ['extra'], true],
]

t.test('a pack that breaks one of V1 to V10 is refused with the place (TC-107)', async (t) => {
  for (const [check, path, value] of BROKEN) {
    try {
      parseContent(titleChase, changed(path, value))
      t.fail(`${check} ${path.join('/')} was accepted`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      t.equal(error.code, 'invalid-content-pack')
      const found = (error.facts.errors as { message: string }[]).map(({ message }) => message)
      t.ok(
        found.some((message) => message.startsWith(check)),
        `${check} ${path.join('/')}: ${found}`,
      )
    }
  }
})

t.test('V11 warns of a die that is no better at home', async (t) => {
  t.same(contentWarnings(house), [])
  const level = changed(['dice', 'blue'], house.dice.red) as Content
  t.equal(contentSchema.parse(level).dice.blue.length, 6)
  t.equal(contentWarnings(level).length, 1)
})
