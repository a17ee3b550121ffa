import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Luck } from '../kernel/chance.ts'
import { luckOf, messageStart } from './drawing.ts'
import { hmacOfSuffix } from './hmac-suffix.ts'

const SEED_BYTES = 32

export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex')

/** Published when the game is created. After the end it proves that the seed was fixed then. */
export const commitmentTo = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')

/** Identifies the draws of a game: its lot in a sealed season, else its id. */
export const drawsNamed = ({ game, lot }: Pick<PartSeed, 'game' | 'lot'>): string => lot ?? game

/**
 * Seed of a deal of a sealed season: HMAC-SHA-256 of the deal's number, with the season's seed as
 * key. It does not depend on the entrant, so all entrants play the same deal.
 */
export const dealSeed = (seasonSeed: string, season: string, deal: number): string =>
  createHmac('sha256', Buffer.from(seasonSeed, 'hex'))
    .update(JSON.stringify(['deal', season, deal]))
    .digest('hex')

/**
 * The draws of one live game: HMAC-SHA-256(seed, game id, the seats' entropy, counter), without
 * modulo bias. Seats may add entropy before the start, so not even the server can choose a seed to
 * their disadvantage.
 */
export const hmacLuck = (seed: string, gameId: string, entropy: readonly string[] = []): Luck =>
  luckOf(
    hmacOfSuffix(bytesAsText(Buffer.from(seed, 'hex')), bytesAsText(messageStart(gameId, entropy))),
  )

const bytesAsText = (bytes: Buffer | string): string => Buffer.from(bytes).toString('latin1')

/**
 * Seed of a built-in bot's search for a decision. It is secret until the game has ended, and public
 * afterwards. Its message differs from those of all draws of the game.
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

/** Returns the search seeds of a log by part. A fork also has those of its origin. */
export const thoughtSeedsOf =
  (parts: readonly PartSeed[]) =>
  (part: number, decisionId: string): number | null => {
    const { seed, ...named } = parts[part] ?? { game: '', seed: null }
    return seed === null ? null : thoughtSeed(seed, drawsNamed(named), decisionId)
  }
