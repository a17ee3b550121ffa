import { createHash } from 'node:crypto'
import { type HmacKey, hmac, hmacHex, hmacKey } from './hmac.ts'

export type ChainKey = HmacKey

/**
 * A chain of keyed hashes over the stored rows of a game. The key follows from the secret seed, so
 * while the game runs a hash tells nothing of what it covers; after the end anybody can check it.
 */
export const chainKey = (seed: string): ChainKey =>
  hmacKey(hmac(hmacKey(Buffer.from(seed, 'hex')), 'touchline/head'))

/** What stands before the first row: bound to the game, so that rows cannot move to another one. */
export const firstHead = (gameId: string): string =>
  createHash('sha256').update(`touchline/game/${gameId}`).digest('hex')

/** The head after one more row: HMAC over the head before it and the exact stored bytes. */
export const nextHead = (key: ChainKey, before: string, stored: string | Uint8Array): string =>
  hmacHex(key, before, stored)
