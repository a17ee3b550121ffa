import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { DRAW_LIMIT_MAX, type Luck } from '../../../src/kernel/chance.ts'

// The service's luck in the tab, where there is no `node:crypto`: docs/luck.md says how it goes.

export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

export const commitmentTo = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

export function hmacLuck(seed: string, game: string, entropy: readonly string[] = []): Luck {
  const prefix = utf8ToBytes(`${JSON.stringify([game, ...entropy])}:`)
  // What all draws begin with is hashed once: each goes on from a copy, in half of the time.
  const keyed = hmac.create(sha256, hexToBytes(seed)).update(prefix)
  return (drawn, limit) => {
    if (!Number.isInteger(limit) || limit < 1 || limit > DRAW_LIMIT_MAX)
      throw new RangeError(`cannot draw below ${limit}`)
    const fair = DRAW_LIMIT_MAX - (DRAW_LIMIT_MAX % limit)
    for (let round = 0; ; round += 1) {
      const bytes = keyed
        .clone()
        .update(utf8ToBytes(`${drawn}:${round}`))
        .digest()
      const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      for (let offset = 0; offset < bytes.length; offset += 4) {
        const word = words.getUint32(offset)
        if (word < fair) return word % limit
      }
    }
  }
}

/** The chain of heads: each follows from the one before it and the bytes of a row. */
export interface Chain {
  readonly first: string
  next(head: string, packed: string): string
}

export function chainOf(seed: string, game: string): Chain {
  const key = hmac(sha256, hexToBytes(seed), utf8ToBytes('touchline/head'))
  const keyed = hmac.create(sha256, key)
  return {
    first: digestOf(`touchline/game/${game}`),
    next: (head, packed) =>
      bytesToHex(
        keyed
          .clone()
          .update(utf8ToBytes(head + packed))
          .digest(),
      ),
  }
}
