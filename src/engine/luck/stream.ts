import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Luck } from '../kernel/chance.ts'
import { luckOf, messageStart } from './drawing.ts'
import { hmacOfSuffix } from './hmac-suffix.ts'

const SEED_BYTES = 32

export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex')

/**
 * Returns the cryptographic commitment to the random seed of a game. The commitment to the random
 * seed is published when the game is created. After the game, the commitment to the random seed
 * proves that the seed was not changed.
 */
export const commitmentTo = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')

/**
 * Returns the id from which the random numbers of a game are derived: the id of the deal if all
 * players of a competition get the same cards and dice, otherwise the game id.
 */
export const drawsNamed = ({ game, lot }: Pick<PartSeed, 'game' | 'lot'>): string => lot ?? game

/**
 * Seed for one deal of a competition in which all players get the same cards and dice: HMAC-SHA-256
 * of the number of the deal, with the season's seed as key.
 */
export const dealSeed = (seasonSeed: string, season: string, deal: number): string =>
  createHmac('sha256', Buffer.from(seasonSeed, 'hex'))
    .update(JSON.stringify(['deal', season, deal]))
    .digest('hex')

/**
 * The random source of a live game: HMAC-SHA-256 of the seed, the game id, strings from the players
 * and a counter, without modulo bias. Players may contribute random strings before the start, so
 * that even the server cannot choose a seed to their disadvantage.
 */
export const hmacLuck = (seed: string, gameId: string, entropy: readonly string[] = []): Luck =>
  luckOf(
    hmacOfSuffix(bytesAsText(Buffer.from(seed, 'hex')), bytesAsText(messageStart(gameId, entropy))),
  )

const bytesAsText = (bytes: Buffer | string): string => Buffer.from(bytes).toString('latin1')

/**
 * Seed for the search that a built-in bot runs to answer a decision. The seed for the searches of
 * bots is secret until the game is over and public afterwards. The seed for the searches of bots is
 * independent of all random numbers of the game.
 */
export const thoughtSeed = (seed: string, draws: string, decisionId: string): number =>
  createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(JSON.stringify(['bot', draws, decisionId]))
    .digest()
    .readUInt32BE() >>> 1

export interface PartSeed {
  readonly game: string
  readonly lot?: string | null | undefined
  readonly seed: string | null
}

/**
 * Returns the seeds for bot searches, one for each part of a log. The log of a fork has one part
 * for each original game and one part for the fork.
 */
export const thoughtSeedsOf =
  (parts: readonly PartSeed[]) =>
  (part: number, decisionId: string): number | null => {
    const { seed, ...named } = parts[part] ?? { game: '', seed: null }
    return seed === null ? null : thoughtSeed(seed, drawsNamed(named), decisionId)
  }
