import { begun, ended, endedWithHash } from './sha256.ts'

const BLOCK_BYTES = 64
const INNER_PAD = 0x36
const OUTER_PAD = 0x5c

/**
 * Returns a function that computes HMAC-SHA-256 of strings with a common prefix; the result is
 * eight words that the next call overwrites. Hashing the prefix only once saves two thirds of the
 * time. The HMAC key is at most one block long, and each character of the key represents a byte.
 * This HMAC code also runs in browsers, so it does not use Node's crypto module.
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
