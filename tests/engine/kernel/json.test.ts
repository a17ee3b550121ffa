import t from 'tap'
import { copied, sameJson } from '../../../src/engine/kernel/json.ts'

t.test('a copy is equal, in the same order, and shares nothing', async (t) => {
  const pitch = { name: 'home', rows: [[1, null], []], open: true, of: { z: 'last', a: 'first' } }

  const copy = copied(pitch)

  t.equal(JSON.stringify(copy), JSON.stringify(pitch))
  copy.rows[0]?.push(2)
  copy.of.a = 'changed'
  t.same(pitch.rows, [[1, null], []])
  t.equal(pitch.of.a, 'first')
})

t.test('a value that is no record is its own copy', async (t) => {
  for (const one of [null, 0, '', false, 'text']) t.equal(copied(one), one)
})

t.test('records are equal in any order of their fields', async (t) => {
  t.ok(sameJson({ one: 1, two: [{ a: null, b: [] }] }, { two: [{ b: [], a: null }], one: 1 }))
  t.ok(sameJson([], []))
  t.ok(sameJson('x', 'x'))
})

t.test('a missing or extra field, another list order or another type differs', async (t) => {
  const differ: [unknown, unknown][] = [
    [{ one: 1 }, { one: 1, two: 2 }],
    [{ one: 1, two: 2 }, { one: 1 }],
    [{ one: 1 }, { two: 1 }],
    [{ constructor: Object }, {}],
    [{ constructor: Object }, { other: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [[], {}],
    [{ 0: 'a' }, ['a']],
    [null, {}],
    [{}, null],
    [0, false],
    ['1', 1],
    [{ one: null }, { one: 0 }],
  ]
  for (const [one, other] of differ)
    t.notOk(sameJson(one, other), `${JSON.stringify(one)} and ${JSON.stringify(other)}`)
})
