import { hash } from 'node:crypto'

export interface HmacKey {
  readonly inner: Uint8Array
  readonly outer: Uint8Array
}

const BLOCK_BYTES = 64
const HASH_BYTES = 32
const INNER_PAD = 0x36
const OUTER_PAD = 0x5c
/**
 * Size of a buffer that all HMAC computations share. Messages that are longer than the buffer are
 * rare and get a separate buffer.
 */
const SCRATCH_BYTES = 65_536
const scratch = Buffer.alloc(SCRATCH_BYTES)
const outerScratch = Buffer.alloc(BLOCK_BYTES + HASH_BYTES)

/** Prepares a key for `hmac`. The key for `hmac` must not be longer than one block of SHA-256. */
export function hmacKey(key: Uint8Array): HmacKey {
  const padded = (pad: number) =>
    Buffer.alloc(BLOCK_BYTES, pad).map((byte, place) => byte ^ (key[place] ?? 0))
  return { inner: padded(INNER_PAD), outer: padded(OUTER_PAD) }
}

/**
 * HMAC-SHA256 (RFC 2104), computed with two calls of the hash function, because Node's HMAC object
 * is slow when it is first used.
 */
export const hmac = (key: HmacKey, text: string): Buffer =>
  hash('sha256', outerText(key, text, NOTHING), 'buffer')
const NOTHING = Buffer.alloc(0)

export const hmacHex = (key: HmacKey, text: string, more: string | Uint8Array): string =>
  typeof more === 'string'
    ? hash('sha256', outerText(key, text + more, NOTHING), 'hex')
    : hash('sha256', outerText(key, text, more), 'hex')

function outerText({ inner, outer }: HmacKey, text: string, more: Uint8Array): Uint8Array {
  // In UTF-8, a UTF-16 code unit needs at most three bytes.
  const isShort = BLOCK_BYTES + text.length * 3 + more.length <= SCRATCH_BYTES
  const bytes = () => BLOCK_BYTES + Buffer.byteLength(text) + more.length
  const space = isShort ? scratch : Buffer.alloc(bytes())
  space.set(inner)
  const end = BLOCK_BYTES + space.write(text, BLOCK_BYTES)
  space.set(more, end)
  const within = hash('sha256', space.subarray(0, end + more.length), 'buffer')
  outerScratch.set(outer)
  outerScratch.set(within, BLOCK_BYTES)
  return outerScratch
}
