import { createHash } from 'node:crypto'
import { type HmacKey, hmac, hmacHex, hmacKey } from './hmac.ts'

export type ChainKey = HmacKey

/**
 * A chain of keyed hashes over the stored rows of a game. The key follows from the secret seed:
 * while the game runs, a hash reveals nothing of what it covers; after the end, anyone can check
 * it.
 */
export const chainKey = (seed: string): ChainKey =>
  hmacKey(hmac(hmacKey(Buffer.from(seed, 'hex')), 'touchline/head'))

/**
 * The head before the first row. It contains the game id, so that rows cannot move to another game.
 */
export const firstHead = (gameId: string): string =>
  createHash('sha256').update(`touchline/game/${gameId}`).digest('hex')

export const nextHead = (key: ChainKey, before: string, stored: string | Uint8Array): string =>
  hmacHex(key, before, stored)
