import { createHmac, randomBytes } from 'node:crypto'

const SALT_BYTES = 32

/** A hex salt. Without the salt, a commitment cannot be linked to an account. */
export const newSalt = (): string => randomBytes(SALT_BYTES).toString('hex')

interface HeldSeat {
  readonly game: string
  readonly seat: number
  readonly account: string
}

/**
 * Commitment to the holder of a seat: HMAC-SHA-256 with the salt as key. The log keeps it forever
 * without naming the person. Once the salt is deleted, the holder can no longer be identified.
 */
export const commitmentToHolder = (salt: string, { game, seat, account }: HeldSeat): string =>
  createHmac('sha256', Buffer.from(salt, 'hex'))
    .update(`touchline/holder/${game}/${seat}/${account}`)
    .digest('hex')
