import { createHmac, randomBytes } from 'node:crypto'

const SALT_BYTES = 32

/**
 * Creates a random salt as a hex string. The stored hash of a player can be linked to an account
 * only with the salt.
 */
export const newSalt = (): string => randomBytes(SALT_BYTES).toString('hex')

interface HeldSeat {
  readonly game: string
  readonly seat: number
  readonly account: string
}

/**
 * Returns a cryptographic commitment to the player of a seat: HMAC-SHA-256 with the salt as key.
 * The log stores the commitment to the player forever, without naming the player. After the salt of
 * the commitment is deleted, the player cannot be identified.
 */
export const commitmentToHolder = (salt: string, { game, seat, account }: HeldSeat): string =>
  createHmac('sha256', Buffer.from(salt, 'hex'))
    .update(`touchline/holder/${game}/${seat}/${account}`)
    .digest('hex')
