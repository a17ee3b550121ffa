import t from 'tap'
import { Refusal } from '../../../src/engine/kernel/refusal.ts'
import { buildTable, parseChoice } from '../../../src/engine/kernel/table.ts'
import { refusalOf, refused } from '../../../src/package/sitting.ts'
import { auction } from './rulesets/auction.ts'
import { duel } from './rulesets/duel.ts'
import { race } from './rulesets/race.ts'
import { rounds } from './rulesets/rounds.ts'
import { season } from './rulesets/season.ts'

t.test('a table has the options requested, and defaults for the rest', async (t) => {
  t.same(buildTable(race, { seats: 3 }), {
    seats: 3,
    options: { goal: 12 },
    choices: [{}, {}, {}],
    content: null,
    decisionSeconds: null,
  })
  t.same(buildTable(season, { seats: 2, choices: [{ team: 'Elm' }] }).choices, [
    { team: 'Elm' },
    { team: null },
  ])
  t.equal(buildTable(race, { seats: 2, decisionSeconds: 60 }).decisionSeconds, 60)
})

t.test('invalid-seat-count refuses a number of seats that the rules do not allow', async (t) => {
  for (const seats of [0, 1, 5, 2.5, -2, Number.NaN, Number.POSITIVE_INFINITY])
    t.same(
      refusalOf(() => buildTable(race, { seats })),
      refused('invalid-seat-count'),
      `${seats}`,
    )
})

t.test('invalid-option refuses unknown and invalid options', async (t) => {
  for (const options of [{ goal: 7 }, { goal: '12' }, { goals: 12 }, null, [], 'goal', 3])
    t.same(
      refusalOf(() => buildTable(race, { seats: 2, options })),
      refused('invalid-option'),
      JSON.stringify(options),
    )
  for (const decisionSeconds of [0, -1, 0.5, Number.NaN, 30 * 24 * 3600 + 1])
    t.same(
      refusalOf(() => buildTable(race, { seats: 2, decisionSeconds })),
      refused('invalid-option'),
      `${decisionSeconds}`,
    )
})

t.test('a malformed option is named', async (t) => {
  t.throws(
    () => buildTable(auction, { seats: 2, options: { lots: 1, cash: 'much' } }),
    new Refusal('invalid-option', null, {
      errors: [{ pointer: '/options/cash', message: 'must be a number' }],
    }),
  )
})

t.test('invalid-choice refuses unknown and repeated choices', async (t) => {
  for (const choices of [[{ club: 'albion' }], [{ pawn: 'hat' }], ['rovers'], [{}, {}, {}], [[]]])
    t.same(
      refusalOf(() => buildTable(rounds, { seats: 2, choices })),
      refused('invalid-choice'),
      JSON.stringify(choices),
    )
  t.same(parseChoice(rounds, { club: 'city' }), { club: 'city' })
  t.same(parseChoice(rounds, undefined), { club: null })
})

t.test('invalid-content-pack refuses unknown and malformed packs', async (t) => {
  const short = { cards: ['one', 'two'] }
  const twice = { cards: Array.from({ length: 8 }, () => 'ace') }
  for (const content of [short, twice, {}, null, { cards: 'all' }, { ...duel.packs[0], more: 1 }])
    t.same(
      refusalOf(() => buildTable(duel, { seats: 2, content })),
      refused('invalid-content-pack'),
      JSON.stringify(content),
    )
  const own = { cards: Array.from({ length: 8 }, (_, one) => `own-${one}`) }
  t.same(buildTable(duel, { seats: 2, content: own }).content, own)
  t.equal(buildTable(duel, { seats: 2 }).content, duel.packs[0], 'the house pack is not copied')
})

t.test('the parts of a table must fit together', async (t) => {
  const elmTwice = [{ team: 'Elm' }, { team: 'Elm' }]
  const cases: readonly [() => unknown, string, string][] = [
    [() => buildTable(rounds, { seats: 3 }), 'odd-number-of-seats', 'RO-1'],
    [() => buildTable(season, { seats: 2, choices: elmTwice }), 'team-taken', 'SN-2'],
    [() => buildTable(season, { seats: 2, choices: [{ team: 'Fir' }] }), 'unknown-team', 'SN-1'],
    [() => buildTable(auction, { seats: 2, options: { lots: 4 } }), 'more-lots-than-pack', 'AU-1'],
    [
      () => buildTable(season, { seats: 3, content: { teams: ['Ash', 'Elm'] } }),
      'more-seats-than-teams',
      'SN-3',
    ],
  ]
  for (const [act, code, clause] of cases) t.same(refusalOf(act), refused(code, clause))
})
