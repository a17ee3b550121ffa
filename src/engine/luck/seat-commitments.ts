import { createHmac, randomBytes } from 'node:crypto'

const SALT_BYTES = 32

/** What hides the holder of one seat, as hexadecimal digits: without it nobody finds them. */
export const newSalt = (): string => randomBytes(SALT_BYTES).toString('hex')

interface HeldSeat {
  readonly game: string
  readonly seat: number
  readonly account: string
}

/**
 * Commits to who holds a seat: HMAC-SHA-256 under the salt. The log keeps it for ever and names
 * nobody; once the salt is deleted nobody can tell any more whom it meant.
 */
export const commitmentToHolder = (salt: string, { game, seat, account }: HeldSeat): string =>
  createHmac('sha256', Buffer.from(salt, 'hex'))
    .update(`touchline/holder/${game}/${seat}/${account}`)
    .digest('hex')
