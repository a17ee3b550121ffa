import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import t from 'tap'
import { DRAW_LIMIT_MAX } from '../../../src/engine/kernel/chance.ts'
import { fairBelow, messageEnd, messageStart } from '../../../src/engine/luck/drawing.ts'
import { hmacOfSuffix } from '../../../src/engine/luck/hmac-suffix.ts'
import { begun, ended } from '../../../src/engine/luck/sha256.ts'
import { hmacLuck } from '../../../src/engine/luck/stream.ts'

const LENGTH_MAX = 300
const BYTES = Buffer.from(
  Array.from({ length: LENGTH_MAX }, (_, place) => (place * 167 + 13) % 256),
)

const hexOf = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

const bytes = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((some) => Buffer.from(some).toString('latin1'))

t.test('the standard’s examples have the standard’s hashes', async (t) => {
  const two = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'
  for (const [text, hash] of [
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [two, '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ] as const)
    t.equal(hexOf(ended(begun(''), text)), hash)
})

t.test('texts of every length and in any pieces hash as in the library', async (t) => {
  const wrong: string[] = []
  for (let length = 0; length <= LENGTH_MAX; length += 1) {
    const text = BYTES.toString('latin1', 0, length)
    const hash = createHash('sha256').update(text, 'latin1').digest('hex')
    for (const cut of new Set([0, 1, 55, 56, 63, 64, 65, 119, 120, 128, length]))
      if (cut <= length && hexOf(ended(begun(text.slice(0, cut)), text.slice(cut))) !== hash)
        wrong.push(`${length} cut at ${cut}`)
  }
  t.same(wrong, [])
})

t.test('any bytes hash as in the library', async () => {
  fc.assert(
    fc.property(bytes(500), bytes(500), (start, end) => {
      const hash = createHash('sha256')
        .update(start + end, 'latin1')
        .digest('hex')
      return hexOf(ended(begun(start), end)) === hash
    }),
    { seed: 9, numRuns: 500 },
  )
})

t.test('hashing in between leaves a stored prefix unchanged', async (t) => {
  const [one, other] = [begun('one'), begun('x'.repeat(70))]
  const first = hexOf(ended(one, '1'))

  ended(other, 'y'.repeat(200))

  t.equal(hexOf(ended(one, '1')), first)
})

t.test('HMACs of texts with a common prefix equal those of the library', async () => {
  const key = fc.uint8Array({ maxLength: 64 })
  fc.assert(
    fc.property(
      key,
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      bytes(150),
      (key, start, end) => {
        const hmac = createHmac('sha256', key).update(start).update(end, 'latin1').digest('hex')
        const behind = hmacOfSuffix(latin1(key), latin1(Buffer.from(start)))
        return hexOf(behind(end)) === hmac
      },
    ),
    { seed: 9, numRuns: 500 },
  )
})

function drawByLibrary(seed: string, entropy: readonly string[], drawn: number, limit: number) {
  for (let round = 0; ; round += 1) {
    const message = messageStart('game-1', entropy) + messageEnd(drawn, round)
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest()
    for (let offset = 0; offset < digest.length; offset += 4) {
      const word = digest.readUInt32BE(offset)
      if (word < fairBelow(limit)) return word % limit
    }
  }
}

t.test('a draw equals the one that the library’s HMAC gives', async () => {
  const seed = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((some) => Buffer.from(some).toString('hex'))
  // Limits of random draws: small numbers, and the number for which half of all random words are
  // rejected.
  const limit = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(DRAW_LIMIT_MAX / 2 + 1))
  const entropy = fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 6 })
  fc.assert(
    fc.property(seed, entropy, fc.maxSafeNat(), limit, (seed, entropy, drawn, limit) => {
      const value = drawByLibrary(seed, entropy, drawn, limit)
      return hmacLuck(seed, 'game-1', entropy)(drawn, limit) === value
    }),
    { seed: 9, numRuns: 500 },
  )
})
