import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Luck } from '../kernel/chance.ts'
import { luckOf, messageStart } from './drawing.ts'
import { hmacOfSuffix } from './hmac-suffix.ts'

const SEED_BYTES = 32

export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex')

/**
 * Returns the commitment to a seed. The commitment is published when the game is created, and
 * proves after the game that the seed was not changed.
 */
export const commitmentTo = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')

/**
 * Returns the id from which the random draws of a game are derived: the shared deal in a sealed
 * season, otherwise the game id.
 */
export const drawsNamed = ({ game, lot }: Pick<PartSeed, 'game' | 'lot'>): string => lot ?? game

/**
 * Seed for one deal of a sealed season: HMAC-SHA-256 of the deal's number, with the season's seed
 * as key. The seed does not depend on the player, so all players of the season get the same deal.
 */
export const dealSeed = (seasonSeed: string, season: string, deal: number): string =>
  createHmac('sha256', Buffer.from(seasonSeed, 'hex'))
    .update(JSON.stringify(['deal', season, deal]))
    .digest('hex')

/**
 * The random draws of a live game: HMAC-SHA-256 of the seed, game id, the seats' entropy and a
 * counter, without modulo bias. Seats may add entropy before the start, so that even the server
 * cannot choose a seed to their disadvantage.
 */
export const hmacLuck = (seed: string, gameId: string, entropy: readonly string[] = []): Luck =>
  luckOf(
    hmacOfSuffix(bytesAsText(Buffer.from(seed, 'hex')), bytesAsText(messageStart(gameId, entropy))),
  )

const bytesAsText = (bytes: Buffer | string): string => Buffer.from(bytes).toString('latin1')

/**
 * Seed of a built-in bot's search for a decision. The seed is secret until the game is over and
 * public afterwards. The seed is independent of all random draws of the game.
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
 * Returns the search seeds for each part of a log. A fork also contains the parts of its origin.
 */
export const thoughtSeedsOf =
  (parts: readonly PartSeed[]) =>
  (part: number, decisionId: string): number | null => {
    const { seed, ...named } = parts[part] ?? { game: '', seed: null }
    return seed === null ? null : thoughtSeed(seed, drawsNamed(named), decisionId)
  }
