import { createHmac, randomBytes } from 'node:crypto'

const SALT_BYTES = 32

/** A hex salt. Without it, the holder of the seat cannot be found. */
export const newSalt = (): string => randomBytes(SALT_BYTES).toString('hex')

interface HeldSeat {
  readonly game: string
  readonly seat: number
  readonly account: string
}

/**
 * Commitment to the holder of a seat: HMAC-SHA-256 keyed by the salt. The log keeps it forever
 * without naming the person; once the salt is deleted, the holder can no longer be found.
 */
export const commitmentToHolder = (salt: string, { game, seat, account }: HeldSeat): string =>
  createHmac('sha256', Buffer.from(salt, 'hex'))
    .update(`touchline/holder/${game}/${seat}/${account}`)
    .digest('hex')
