import { createHash } from 'node:crypto'
import { type HmacKey, hmac, hmacHex, hmacKey } from './hmac.ts'

export type ChainKey = HmacKey

/**
 * Returns the key that is used to hash the rows of a game's log. The key for the hashes of a game's
 * log is derived from the secret seed. While a game is running, a hash reveals nothing about its
 * log row; after the game, anyone can check the hash.
 */
export const chainKey = (seed: string): ChainKey =>
  hmacKey(hmac(hmacKey(Buffer.from(seed, 'hex')), 'touchline/head'))

/**
 * Returns the hash that precedes the first row of a game's log. The first hash depends on the game
 * id, so a log row of one game is not valid in another game.
 */
export const firstHead = (gameId: string): string =>
  createHash('sha256').update(`touchline/game/${gameId}`).digest('hex')

export const nextHead = (key: ChainKey, before: string, stored: string | Uint8Array): string =>
  hmacHex(key, before, stored)
