import type { Luck } from '../../../src/engine/kernel/chance.ts'
import { luckOf, messageStart } from '../../../src/engine/luck/drawing.ts'
import { hmacOfSuffix } from '../../../src/engine/luck/hmac-suffix.ts'
import { begun, ended } from '../../../src/engine/luck/sha256.ts'

// Computes the same random draws as the service, but without the module `node:crypto` (see
// docs/luck.md).

export const digestOf = (text: string): string => hashOf(bytesOf(text))

export const commitmentTo = (seed: string): string => hashOf(bytesOfHex(seed))

export const hmacLuck = (seed: string, game: string, entropy: readonly string[] = []): Luck =>
  luckOf(hmacOfSuffix(bytesOfHex(seed), bytesOf(messageStart(game, entropy))))

export interface Chain {
  readonly first: string
  next(head: string, packed: string): string
}

export function chainOf(seed: string, game: string): Chain {
  const key = hexOf(hmacOfSuffix(bytesOfHex(seed), '')('touchline/head'))
  const hmacOf = hmacOfSuffix(bytesOfHex(key), '')
  return {
    first: digestOf(`touchline/game/${game}`),
    next: (head, packed) => hexOf(hmacOf(bytesOf(head + packed))),
  }
}

const hashOf = (bytes: string): string => hexOf(ended(begun(''), bytes))

const hexOf = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

const bytesOfHex = (digits: string): string =>
  digits.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)))

const encoder = new TextEncoder()
const SLICE_BYTES = 8_192

function bytesOf(text: string): string {
  const bytes = encoder.encode(text)
  let characters = ''
  for (let from = 0; from < bytes.length; from += SLICE_BYTES)
    characters += String.fromCharCode(...bytes.subarray(from, from + SLICE_BYTES))
  return characters
}
