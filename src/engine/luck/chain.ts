import { createHash } from 'node:crypto'
import { type HmacKey, hmac, hmacHex, hmacKey } from './hmac.ts'

export type ChainKey = HmacKey

/**
 * Key for the chain of hashes over the stored rows of a game. It is derived from the secret seed.
 * While the game runs, a hash therefore reveals nothing about its rows; after the end, anyone can
 * check it.
 */
export const chainKey = (seed: string): ChainKey =>
  hmacKey(hmac(hmacKey(Buffer.from(seed, 'hex')), 'touchline/head'))

/**
 * The head before the first row. It contains the game id, so a row is not valid in another game.
 */
export const firstHead = (gameId: string): string =>
  createHash('sha256').update(`touchline/game/${gameId}`).digest('hex')

export const nextHead = (key: ChainKey, before: string, stored: string | Uint8Array): string =>
  hmacHex(key, before, stored)
