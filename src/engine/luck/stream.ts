import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Luck } from '../kernel/chance.ts'
import { fairBelow, luckOf, messageEnd, messageStart } from './drawing.ts'
import { hmac, hmacKey } from './hmac.ts'
import { hmacOfSuffix } from './hmac-suffix.ts'

const SEED_BYTES = 32

/** A secret seed, as hexadecimal digits: long enough that nobody searches it. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex')

/** Published when the game is created; shows after the end that the seed was not chosen late. */
export const commitmentTo = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')

/**
 * The luck of one live game: HMAC-SHA-256(seed, game id, what the seats added, counter), without
 * modulo bias. Seats may add entropy of their own before the start, so not even the server could
 * have picked a seed to their disadvantage.
 */
export const hmacLuck = (seed: string, gameId: string, entropy: readonly string[] = []): Luck =>
  luckOf(
    hmacOfSuffix(bytesAsText(Buffer.from(seed, 'hex')), bytesAsText(messageStart(gameId, entropy))),
  )

const bytesAsText = (bytes: Buffer | string): string => Buffer.from(bytes).toString('latin1')

/**
 * From which a house bot thinks about a question: known to nobody before the game has ended, and to
 * everybody then. No draw of the game is of such a message.
 */
export const thoughtSeed = (seed: string, gameId: string, decisionId: string): number =>
  createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(JSON.stringify(['bot', gameId, decisionId]))
    .digest()
    .readUInt32BE() >>> 1

/** Of a part of a log: whose luck it is, and from which seed; null: it is not told. */
export interface PartSeed {
  readonly game: string
  readonly seed: string | null
}

/** The same of a log in parts, a fork's of its origin's. */
export const thoughtSeedsOf =
  (parts: readonly PartSeed[]) =>
  (part: number, decisionId: string): number | null => {
    const { game, seed } = parts[part] ?? { game: '', seed: null }
    return seed === null ? null : thoughtSeed(seed, game, decisionId)
  }

/** What came out, of which message and HMAC: whoever knows the seed finds the same. */
export interface Draw {
  readonly value: number
  readonly message: string
  readonly digest: Buffer
}

/** The same luck with its proof. */
export function hmacDraws(
  seed: string,
  gameId: string,
  entropy: readonly string[],
): (drawn: number, limit: number) => Draw {
  const key = hmacKey(Buffer.from(seed, 'hex'))
  const start = messageStart(gameId, entropy)
  return (drawn, limit) => {
    const fair = fairBelow(limit)
    for (let round = 0; ; round += 1) {
      const message = start + messageEnd(drawn, round)
      const digest = hmac(key, message)
      for (let offset = 0; offset < digest.length; offset += 4) {
        const word = digest.readUInt32BE(offset)
        if (word < fair) return { value: word % limit, message, digest }
      }
    }
  }
}
