import t from 'tap'
import { type BeatLine, type Beats, beatsOf } from '../../../src/engine/kernel/beats.ts'
import { patchBetween, patched } from '../../../src/engine/kernel/patch.ts'
import type { Tagged, Types } from '../../../src/engine/kernel/types.ts'

type Pay = Tagged & { readonly seat: number; readonly amount: number }
const beats = {
  events: {
    rolled: { show: { kind: 'note' }, weight: 1 },
    paid: ({ seat, amount }: Pay) => ({
      show: { kind: 'money', seat, amounts: [{ amount, text: `${amount}` }], reason: 'wages' },
      weight: amount > 5 ? 2 : 1,
    }),
    shown: { show: { kind: 'end' }, weight: 3 },
    removed: 'joins',
    drawn: 'leads',
    shuffled: 'quiet',
  },
  masked: { drawn: 'quiet' },
  questions: {},
}
const table = Object.fromEntries(
  Object.entries(beats.events).map(([type, entry]) => [
    type,
    typeof entry === 'object' ? () => entry : entry,
  ]),
)

/**
 * Groups the given events as a spectator sees them. The first event has the game version 11, and
 * the text of each event is its type.
 */
function grouped(
  events: readonly (Tagged | null)[],
  masked = false,
  starts: readonly number[] = [],
) {
  const lines = events.map(
    (event, place): BeatLine => ({
      version: 11 + place,
      event,
      masked,
      begins: starts.includes(11 + place),
      says: event && `${event.type}.`,
    }),
  )
  const told = { table: null, viewer: 'spectator', who: String } as never
  const all = { ...beats, events: table } as unknown as Beats<Types>
  return beatsOf(all, 10, lines, { told, viewAt: (version) => ({ version }) })
}
const types = (...names: string[]) => grouped(names.map((type) => ({ type })))
const spans = (found: ReturnType<typeof grouped>) =>
  found.map(({ from, to, says }) => [from, to, says.join(' ')])

t.test('each beat continues the one before and the last one ends at the last event', async (t) => {
  t.same(spans(types('shuffled', 'rolled', 'removed', 'shuffled', 'drawn', 'shown', 'shuffled')), [
    [10, 14, 'rolled. removed.'],
    [14, 17, 'drawn. shown.'],
  ])
})

t.test('an event that leads no beat belongs to the last one', async (t) => {
  t.same(spans(types('rolled', 'drawn', 'removed')), [[10, 13, 'rolled. drawn. removed.']])
})

t.test('a sentence without a beat to join becomes a beat, and silence does not', async (t) => {
  t.same(spans(types('removed', 'removed')), [[10, 12, 'removed. removed.']])
  t.same(types('shuffled'), [])
})

t.test('a beat ends with its commit, so that later events do not change it', async (t) => {
  const commits = (...starts: number[]) => {
    const all = ['rolled', 'shuffled', 'shuffled', 'shown', 'removed', 'drawn', 'removed']
    return spans(
      grouped(
        all.map((type) => ({ type })),
        false,
        starts,
      ),
    )
  }
  t.same(commits(13, 15, 16), [
    [10, 12, 'rolled.'],
    [12, 14, 'shown.'],
    [14, 15, 'removed.'],
    [15, 17, 'drawn. removed.'],
  ])
})

t.test('payments of two commits are two beats', async (t) => {
  const pay = { type: 'paid', seat: 0, amount: 2 }
  t.same(spans(grouped([pay, pay], false, [12])), [
    [10, 11, 'paid.'],
    [11, 12, 'paid.'],
  ])
})

t.test('a blank and a quiet mask say nothing', async (t) => {
  t.same(spans(grouped([{ type: 'rolled' }, null, { type: 'drawn' }], true)), [[10, 13, 'rolled.']])
})

t.test('payments of one seat are one beat as heavy as the heaviest', async (t) => {
  const pay = (seat: number, amount: number) => ({ type: 'paid', seat, amount })
  const found = grouped([pay(0, 2), pay(0, 7), pay(1, 3)])
  t.match(found, [
    { seat: 0, weight: 2, to: 12, show: { amounts: [{ amount: 2 }, { amount: 7 }] } },
    { seat: 1, weight: 1, to: 13, show: { amounts: [{ amount: 3 }] } },
  ])
})

t.test('an event without an entry is a bug, and the kernel shows its own', async (t) => {
  t.throws(() => types('unknown'), /the event unknown has no beat/)
  t.match(types('game.cancelled'), [{ weight: 3, show: { kind: 'end' } }])
})

t.test('a patch leads from one view to the other and keeps what is the same', async (t) => {
  const before = { a: [1, 2], b: { c: 1, d: 2 }, e: [{ f: 1 }], g: 0, h: [1] }
  const after = { a: [1, 2, 3], b: { c: 1 }, e: [{ f: 2 }], g: null, h: [], i: { j: [] } }
  const patch = patchBetween(before, after)
  t.same(patch, [
    [['a', 2], 3],
    [['b', 'd']],
    [['e', 0, 'f'], 2],
    [['g'], null],
    [['h'], []],
    [['i'], { j: [] }],
  ])
  t.same(patched(before, JSON.parse(JSON.stringify(patch))), after)
  t.same(before.a, [1, 2])
  t.same(patchBetween(after, structuredClone(after)), [])
  const one = { x: { y: 1 }, z: { w: 1 } }
  t.equal((patched(one, [[['z', 'w'], 2]]) as typeof one).x, one.x)
  t.equal(patched(1, [[[], 2]]), 2)
})
