import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import t from 'tap'
import {
  chanceFrom,
  DRAW_LIMIT_MAX,
  type Luck,
  noLuck,
  scriptedLuck,
  seededChance,
  seededLuck,
} from '../../../src/engine/kernel/chance.ts'
import { chainKey, firstHead, nextHead } from '../../../src/engine/luck/chain.ts'
import { commitmentTo, hmacLuck, newSeed } from '../../../src/engine/luck/stream.ts'

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const live = hmacLuck(seed, 'game-1')

function unevenness(luck: Luck, limit: number, draws: number): number {
  const counts = Array.from({ length: limit }, () => 0)
  for (let drawn = 0; drawn < draws; drawn += 1) counts[luck(drawn, limit)]! += 1
  const each = draws / limit
  const chiSquare = counts.reduce((sum, one) => sum + (one - each) ** 2 / each, 0)
  const freedom = limit - 1
  return (chiSquare - freedom) / Math.sqrt(2 * freedom)
}

t.test('every face is as likely as any other', async (t) => {
  for (const limit of [2, 6, 7, 36, 52])
    for (const [name, luck] of [
      ['live', live],
      ['seeded', seededLuck(3)],
    ] as const) {
      const far = unevenness(luck, limit, 20_000)
      t.ok(far < 4, `${name} below ${limit}: ${far.toFixed(2)} standard deviations`)
    }
})

t.test('one draw says nothing about the next', async (t) => {
  for (const [name, luck] of [
    ['live', live],
    ['seeded', seededLuck(3)],
  ] as const) {
    const pairs: Luck = (drawn) => luck(2 * drawn, 6) * 6 + luck(2 * drawn + 1, 6)
    const far = unevenness(pairs, 36, 10_000)
    t.ok(far < 4, `${name} pairs: ${far.toFixed(2)} standard deviations`)
  }
})

t.test('a limit that does not divide the words evenly does not favour low draws', async (t) => {
  // Without the correction for modulo bias, half of the drawn numbers would be in the lowest third
  // of the range.
  const limit = 3 * 2 ** 30
  let low = 0
  for (let drawn = 0; drawn < 4_000; drawn += 1) if (live(drawn, limit) < limit / 3) low += 1
  t.ok(Math.abs(low - 4_000 / 3) < 4 * Math.sqrt(4_000 * (2 / 9)), `${low} of 4000`)
})

t.test('the same counter gives the same draw, whatever was drawn between', async (t) => {
  const once = [0, 1, 2, 3].map((drawn) => live(drawn, 1_000_000))
  live(99, 6)
  const again = [3, 2, 1, 0].map((drawn) => hmacLuck(seed, 'game-1')(drawn, 1_000_000)).reverse()

  t.same(again, once)
  t.not(new Set(once).size, 1)
})

t.test('the game, the seed and the added entropy all change the draws', async (t) => {
  const words = (luck: Luck) => [0, 1, 2, 3].map((drawn) => luck(drawn, DRAW_LIMIT_MAX)).join()
  const streams = [
    live,
    hmacLuck(seed, 'game-2'),
    hmacLuck(newSeed(), 'game-1'),
    hmacLuck(seed, 'game-1', ['a']),
    hmacLuck(seed, 'game-1', ['a', 'b']),
    hmacLuck(seed, 'game-1', ['ab']),
    hmacLuck(seed, 'game-1', ['a","b']),
  ]

  t.equal(new Set(streams.map(words)).size, streams.length)
})

t.test('the stream follows the published recipe', async (t) => {
  // The expected number is the first four bytes of the HMAC-SHA-256 of `["game-1"]:0:0` with the
  // seed, computed in Python.
  t.equal(live(0, DRAW_LIMIT_MAX), 3_205_477_758)
})

t.test('the commitment fits only its seed', async (t) => {
  t.equal(commitmentTo(seed), '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef')
  t.not(commitmentTo(newSeed()), commitmentTo(seed))
  t.match(newSeed(), /^[0-9a-f]{64}$/)
  t.not(newSeed(), newSeed())
})

t.test('a limit below 1 throws', async (t) => {
  for (const limit of [0, -1, 1.5, Number.NaN, DRAW_LIMIT_MAX + 1]) {
    t.throws(() => live(0, limit), RangeError)
    t.throws(() => seededChance(1).below(limit), RangeError)
  }
  t.throws(() => seededChance(1).pick([]), RangeError)
  t.equal(live(0, 1), 0)
  t.ok(live(0, DRAW_LIMIT_MAX) >= 0)
})

t.test('a script of draws fails loudly when it does not fit', async (t) => {
  const chance = chanceFrom((limit) => scripted(0, limit))
  const scripted = scriptedLuck(5, 0, 2)

  t.equal(chance.die(6), 6)
  t.equal(chance.pick(['a', 'b']), 'a')
  t.throws(() => chance.below(2), /2 is not below 2/)
  t.throws(() => chance.below(2), /run out/)
  t.throws(() => noLuck(0, 6), /run out/)
})

t.test('shuffling gives every order as often, and leaves the given list alone', async (t) => {
  const orders = new Map<string, number>()
  const chance = seededChance(8)
  const cards = Object.freeze(['a', 'b', 'c', 'd'])
  for (let deals = 0; deals < 12_000; deals += 1) {
    const order = chance.shuffle(cards).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  const chiSquare = [...orders.values()].reduce((sum, one) => sum + (one - 500) ** 2 / 500, 0)

  t.equal(orders.size, 24)
  t.ok(chiSquare < 49.7, `chi-square of 23 degrees of freedom: ${chiSquare.toFixed(1)}`)
  fc.assert(
    fc.property(fc.array(fc.nat(9)), (items) => {
      const inOrder = (some: number[]) => [...some].sort().join()
      return inOrder(chance.shuffle(items)) === inOrder(items)
    }),
    { seed: 9 },
  )
})

t.test('a chain of heads covers every row, in order, of one game', async (t) => {
  const chain = (gameId: string, rows: readonly string[], of = seed) =>
    rows.reduce((head, row) => nextHead(chainKey(of), head, row), firstHead(gameId))
  const head = chain('game-1', ['one', 'two', 'three'])

  t.equal(chain('game-1', ['one', 'two', 'three']), head)
  for (const [what, other] of [
    ['an edited row', chain('game-1', ['one', 'two!', 'three'])],
    ['swapped rows', chain('game-1', ['two', 'one', 'three'])],
    ['a missing row', chain('game-1', ['one', 'three'])],
    ['another game', chain('game-2', ['one', 'two', 'three'])],
    ['another seed', chain('game-1', ['one', 'two', 'three'], newSeed())],
  ] as const)
    t.not(other, head, what)
})

t.test('a head is the HMAC-SHA256 of the head before it and the bytes of the row', async () => {
  const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text)
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
  const length = fc.constantFrom(1, 1, 1, 30_000)
  fc.assert(
    fc.property(key, fc.string(), length, (bytes, text, times) => {
      const secret = Buffer.from(bytes)
      const key = hmac(secret, 'touchline/head').digest()
      const before = firstHead('game-1')
      const packed = JSON.stringify([text, 'ß€'.repeat(times)])
      const head = nextHead(chainKey(secret.toString('hex')), before, packed)
      return head === hmac(key, before + packed).digest('hex')
    }),
    { seed: 9 },
  )
})
