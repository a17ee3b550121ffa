import { z } from 'zod'
import { anything, seatNumber, version } from '../core/schema.ts'

/** What somebody has kept from an answer: the head, the version to which it was told, or both. */
const receipt = {
  head: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  version: version.min(1).optional(),
}
export const receiptInput = z.strictObject(receipt)
export interface ReceiptInput extends z.infer<typeof receiptInput> {}

export const checkedReceipt = z.strictObject({
  head: z.string().nullable(),
  version: version.nullable(),
  /** The row that it speaks of, counted from 0; null: the log has none. */
  row: z.int().nullable(),
  /** Why it is not from this log; null: it is. */
  reason: z.string().nullable(),
})

const chain = {
  /** Nothing false was found. */
  ok: z.boolean(),
  rows: z.int(),
  /** The one that follows from the rows. */
  head: z.string(),
  commitmentHolds: z.boolean(),
  chainHolds: z.boolean(),
  /** The first row that does not follow from those before it; up to that version the log holds. */
  broken: z.strictObject({ row: z.int(), version, reason: z.string() }).nullable(),
  /** What was handed in; null: nothing was. */
  receipt: checkedReceipt.nullable(),
}
export const chainCheck = z.strictObject({ ...chain, version })
export interface ChainCheck extends z.infer<typeof chainCheck> {}

export const verification = z.strictObject({
  ...chain,
  /**
   * `proved`: the game has ended and every cause was judged again. `unproved`: nothing false was
   * found, but some of it was only folded, or the log has no end. `refuted`: something is false.
   */
  verdict: z.enum(['proved', 'unproved', 'refuted']),
  commits: z.int(),
  events: z.int(),
  /** Commits that another version of the ruleset decided: folded, not judged again. */
  foldedOnly: z.int(),
  /** Events before a fork that are taken as given: the seed of that game is not known yet. */
  unverified: z.int(),
  /** The game ends with the last of them. */
  over: z.boolean(),
  /** What heads cover: rows alone, or also how the game began and who held its seats. */
  covers: z.enum(['rows', 'table']),
  /** What is stored of the game beside its log, and is not what the log says of it. */
  mismatches: z.array(z.string()),
  signer: z
    .strictObject({
      kid: z
        .string()
        .nullable()
        .describe(
          'Thumbprint of the signing key; null if the file is unsigned or was imported before ' +
            'signers were stored.',
        ),
      known: z.boolean().describe('True if it is a key of this service or trusted now.'),
    })
    .nullable()
    .describe(
      'Signer of the file that the game was imported from; null for a game of this service.',
    ),
  /** Seats of which nobody can tell any more whether they went to somebody else. */
  unknownHolders: z.array(seatNumber),
  difference: z
    .strictObject({
      commit: z.int(),
      version,
      reason: z.string(),
      expected: anything,
      stored: anything,
    })
    .nullable(),
})
export interface VerificationShown extends z.infer<typeof verification> {}
/** What the log alone shows, by the names that the engine uses. */
export interface LogVerified
  extends Omit<VerificationShown, 'signer' | 'unverified' | 'mismatches'> {
  readonly unjudged: number
  readonly altered: string[]
}
