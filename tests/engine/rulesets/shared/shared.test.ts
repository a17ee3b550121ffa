import t from 'tap'
import { z } from 'zod'
import { byId, byPack, found } from '../../../../src/engine/rulesets/shared/book.ts'
import { sumOf } from '../../../../src/engine/rulesets/shared/dice.ts'
import { checking, fault, repeated, unless } from '../../../../src/engine/rulesets/shared/faults.ts'
import { groupsBy, highestOf } from '../../../../src/engine/rulesets/shared/ranking.ts'
import { ROLL_OFF_ROUNDS_MAX, rollOff } from '../../../../src/engine/rulesets/shared/roll-off.ts'
import { clockwise, nextLeft, seatsAfter } from '../../../../src/engine/rulesets/shared/seats.ts'
import { sure } from '../../../../src/engine/rulesets/shared/sure.ts'
import { counted, listed, seatName } from '../../../../src/engine/rulesets/shared/text.ts'

t.test('seats come clockwise, each once, from any of them on', async (t) => {
  t.same(clockwise(0, 4), [0, 1, 2, 3])
  t.same(clockwise(2, 4), [2, 3, 0, 1])
  t.same(seatsAfter(3, 4), [0, 1, 2])
  t.same(seatsAfter(0, 1), [])
})

t.test('the next seat is always another seat', async (t) => {
  const isIn = (seats: number[]) => (seat: number) => seats.includes(seat)

  t.equal(nextLeft(1, 4, isIn([0, 1, 3])), 3)
  t.equal(nextLeft(3, 4, isIn([0, 1, 3])), 0)
  t.equal(nextLeft(2, 4, isIn([2])), null)
})

t.test('groups rank from the highest, and ties keep the given order', async (t) => {
  const worth = (name: string) => name.length

  t.same(groupsBy(['ab', 'a', 'cd', 'abc'], worth), [['abc'], ['ab', 'cd'], ['a']])
  t.same(highestOf(['a', 'bc', 'de'], worth), ['bc', 'de'])
  t.same(highestOf([], worth), [])
})

function rolling(faces: readonly (readonly number[])[], roundsMax?: number) {
  const left = faces.map((list) => [...list])
  const told: [round: number, rolls: string][] = []
  const tied = rollOff(
    faces.map((_, seat) => seat),
    {
      roll: (seat) => ({ face: left[seat]?.shift() ?? 1 }),
      worth: ({ face }) => face,
      onRound: (rolls, round) =>
        told.push([round, rolls.map(({ seat, face }) => `${seat}:${face}`).join(' ')]),
      ...(roundsMax === undefined ? {} : { roundsMax }),
    },
  )
  return { tied, told }
}

t.test('seats with the highest roll roll again until one seat is left', async (t) => {
  t.same(rolling([[6, 2], [6, 5], [3]]), {
    tied: [1],
    told: [
      [1, '0:6 1:6 2:3'],
      [2, '0:2 1:5'],
    ],
  })
})

t.test('a single seat does not roll', async (t) => {
  t.same(rolling([[4]]), { tied: [0], told: [] })
})

t.test('endless ties end with all seats that are still tied', async (t) => {
  const endless = rolling([[], []])

  t.same(endless.tied, [0, 1])
  t.equal(endless.told.length, ROLL_OFF_ROUNDS_MAX)
  t.equal(rolling([[], [], []], 3).told.length, 3)
})

t.test('the index of a pack is made once per pack', async (t) => {
  const packs = ['ace', 'king'].map((id) => ({ cards: [{ id }] }))
  let written = 0
  const bookOf = byPack(({ cards }: { cards: { id: string }[] }) => {
    written += 1
    return byId(cards)
  })

  const books = [...packs, ...packs].map((pack) => [...bookOf(pack).keys()])
  t.same(books, [['ace'], ['king'], ['ace'], ['king']])
  t.equal(written, 2)
})

t.test('a named thing is found; a missing one is a bug', async (t) => {
  const cards = byId([{ id: 'ace', worth: 11 }])

  t.equal(found(cards, 'ace').worth, 11)
  t.throws(() => found(cards, 'king'), /the pack has no king/)
  t.equal(sure(0, 'cash'), 0)
  t.throws(() => sure(null, 'captain'), /there is no captain/)
  t.throws(() => sure(undefined, 'captain'), /there is no captain/)
})

t.test('a fault names its rule, and the schema gives the place', async (t) => {
  const faultsOf = ({ cards }: { cards: string[] }) => [
    ...unless(cards.length > 2, 'V1', ['cards'], 'too few cards'),
    ...repeated(cards).map((card) => fault('V2', ['cards', cards.lastIndexOf(card)], 'twice')),
  ]
  const pack = z.strictObject({ cards: z.array(z.string()) }).superRefine(checking(faultsOf))

  const read = pack.safeParse({ cards: ['ace', 'ace'] })
  t.same(
    read.error?.issues.map(({ path, message }) => [path, message]),
    [
      [['cards'], 'V1: too few cards'],
      [['cards', 1], 'V2: twice'],
    ],
  )
  t.ok(pack.safeParse({ cards: ['ace', 'king', 'queen'] }).success)
})

t.test('three equal items have two duplicates', async (t) => {
  t.same(repeated(['a', 'b', 'a', 'a']), ['a', 'a'])
})

t.test('lists, counts and seats are written as text', async (t) => {
  t.same([listed([]), listed([1, 2]), listed(['a', 'b'], ', ')], ['none', '1 2', 'a, b'])
  t.same(
    [counted(0, 'card'), counted(1, 'card'), counted(2, 'card')],
    ['0 cards', '1 card', '2 cards'],
  )
  t.same([seatName(0), seatName(null)], ['seat 0', 'nobody'])
  t.equal(sumOf([1, 2, 3]), 6)
  t.equal(sumOf([]), 0)
})
