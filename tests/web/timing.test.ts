import t from 'tap'
import type { Beat, Show, Weight } from '../../src/engine/kernel/beats.ts'
import { type Planning, plannedTimes, wishedTime } from '../../web/src/play/beats/timing.ts'

const beat = (seat: number | null, weight: Weight, show: Show = { kind: 'note' }): Beat => ({
  ...{ from: 0, to: 1, seat, weight, show },
  says: [],
})
const card = (seat: number): Show => ({
  ...{ kind: 'card', seat, deck: 'Press', card: 'p1', title: 'A card', text: '' },
  hidden: false,
})
const calm: Planning = { mine: 0, speed: 'normal', clock: null }
const sum = (times: readonly number[]) => times.reduce((one, other) => one + other, 0)
const many = (count: number, one: Beat) => Array.from({ length: count }, () => one)

t.test('a few beats take the time that they wish, those of others less', async (t) => {
  const pawn: Show = {
    ...{ kind: 'move', seat: 0, thing: 'pawn:0', from: 'space:1', to: 'space:4' },
    path: ['space:2', 'space:3', 'space:4'],
  }
  t.same(plannedTimes([beat(0, 1, pawn), beat(1, 1)], calm), [700, 600])
  t.equal(wishedTime(beat(0, 2, card(0)), { mine: 0, speed: 'fast' }), 950)
  t.equal(wishedTime(beat(0, 2, card(0)), { mine: 0, speed: 'slow' }), 1_900 * 1.6)
})

t.test('a match that a seat plays is its own, whoever acts', async (t) => {
  const show: Show = {
    ...{ kind: 'match', id: 'm1', stage: 'result', title: 'Cup', home: 1, away: 0 },
    score: [1, 0],
  }
  t.equal(wishedTime(beat(1, 3, show), { mine: 0, speed: 'normal' }), 1_900)
  t.equal(wishedTime(beat(1, 3, show), { mine: 2, speed: 'normal' }), 1_425)
})

t.test('own beats shrink alike into their budget, and never below their least time', async (t) => {
  const times = plannedTimes(many(12, beat(0, 2, card(0))), calm)
  t.ok(Math.abs(sum(times) - 14_000) < 20)
  t.equal(new Set(times).size, 1)
  const full = plannedTimes(many(30, beat(0, 2, card(0))), calm)
  t.same(new Set(full), new Set([600]))
})

t.test('small beats of others leave the screen before great ones do', async (t) => {
  const beats = [...many(30, beat(1, 1)), ...many(4, beat(1, 3, card(1)))]
  const times = plannedTimes(beats, calm)
  t.same(new Set(times.slice(0, 30)), new Set([0]))
  t.ok(times.slice(30).every((time) => time >= 900))
  t.ok(sum(times) <= 6_000)
})

t.test('with a clock the queue takes a fifth of the time left, own beats first', async (t) => {
  const beats = [...many(8, beat(0, 2, card(0))), ...many(8, beat(1, 2))]
  for (const clock of [20_000, 5_000, 300, 0]) {
    const times = plannedTimes(beats, { ...calm, clock })
    t.ok(sum(times) <= clock / 5 + 1, `${sum(times)} of ${clock}`)
    t.same(new Set(times.slice(8)), new Set([0]), 'the beats of others go first')
  }
})

t.test('an answer shortens what is left', async (t) => {
  const times = plannedTimes(many(20, beat(0, 3, card(0))), { ...calm, most: 1_500 })
  t.ok(sum(times) <= 1_501)
})

t.test('a spectator sees beats for at most ten seconds, and nothing when it is off', async (t) => {
  const beats = many(40, beat(1, 2, card(1)))
  t.ok(sum(plannedTimes(beats, { ...calm, mine: null })) <= 10_001)
  t.same(new Set(plannedTimes(beats, { ...calm, speed: 'off' })), new Set([0]))
})
