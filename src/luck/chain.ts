import { createHash, createHmac } from 'node:crypto'

/**
 * A chain of keyed hashes over the stored rows of a game. The key follows from the secret seed, so
 * while the game runs a hash tells nothing of what it covers; after the end anybody can check it.
 */
export const chainKey = (seed: string): Buffer =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update('touchline/head').digest()

/** What stands before the first row: bound to the game, so that rows cannot move to another one. */
export const firstHead = (gameId: string): string =>
  createHash('sha256').update(`touchline/game/${gameId}`).digest('hex')

/** The head after one more row: over the head before it and the exact stored bytes. */
export const nextHead = (key: Buffer, before: string, stored: string | Buffer): string =>
  createHmac('sha256', key).update(before).update(stored).digest('hex')
