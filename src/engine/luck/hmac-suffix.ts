import { begun, ended, endedWithHash } from './sha256.ts'

const BLOCK_BYTES = 64
const INNER_PAD = 0x36
const OUTER_PAD = 0x5c

/**
 * HMAC-SHA-256 of texts that begin alike, as eight words that the next call overwrites: a hash a
 * text of what differs, in a third of the time. A key is a block at most; in all of them each
 * character is a byte. Nothing of Node is wanted, so pages draw with it, too.
 */
export function hmacOfSuffix(key: string, start: string): (end: string) => Int32Array {
  const within = begun(padded(key, INNER_PAD) + start)
  const around = begun(padded(key, OUTER_PAD))
  return (end) => {
    ended(within, end)
    return endedWithHash(around)
  }
}

function padded(key: string, pad: number): string {
  let block = ''
  for (let place = 0; place < BLOCK_BYTES; place += 1)
    block += String.fromCharCode((place < key.length ? key.charCodeAt(place) : 0) ^ pad)
  return block
}
