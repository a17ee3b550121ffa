import { createHash, createHmac, hash } from 'node:crypto'

/** Of HMAC-SHA256: its key, combined beforehand with what goes before the inner and outer text. */
export interface ChainKey {
  readonly inner: Uint8Array
  readonly outer: Uint8Array
}

const BLOCK_BYTES = 64
const HASH_BYTES = 32
/** Rows that are longer, of whom there are few, get memory of their own. */
const SCRATCH_BYTES = 65_536
const scratch = Buffer.alloc(SCRATCH_BYTES)
const outerScratch = Buffer.alloc(BLOCK_BYTES + HASH_BYTES)
const INNER_PAD = 0x36
const OUTER_PAD = 0x5c

/**
 * A chain of keyed hashes over the stored rows of a game. The key follows from the secret seed, so
 * while the game runs a hash tells nothing of what it covers; after the end anybody can check it.
 */
export function chainKey(seed: string): ChainKey {
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update('touchline/head').digest()
  const padded = (pad: number) =>
    Buffer.alloc(BLOCK_BYTES, pad).map((byte, place) => byte ^ (key[place] ?? 0))
  return { inner: padded(INNER_PAD), outer: padded(OUTER_PAD) }
}

/** What stands before the first row: bound to the game, so that rows cannot move to another one. */
export const firstHead = (gameId: string): string =>
  createHash('sha256').update(`touchline/game/${gameId}`).digest('hex')

/**
 * The head after one more row: HMAC-SHA256 (RFC 2104) over the head before it and the exact stored
 * bytes. Two hashes in one shot each, since Node's own object for it is slow when it is cold: a
 * lone player waits a twentieth less.
 */
export function nextHead({ inner, outer }: ChainKey, before: string, stored: string): string {
  const text = before + stored
  // A character takes three bytes at most.
  const isShort = BLOCK_BYTES + text.length * 3 <= SCRATCH_BYTES
  const space = isShort ? scratch : Buffer.alloc(BLOCK_BYTES + Buffer.byteLength(text))
  space.set(inner)
  const written = space.write(text, BLOCK_BYTES)
  const within = hash('sha256', space.subarray(0, BLOCK_BYTES + written), 'buffer')
  outerScratch.set(outer)
  outerScratch.set(within, BLOCK_BYTES)
  return hash('sha256', outerScratch, 'hex')
}
