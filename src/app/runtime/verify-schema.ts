import { z } from 'zod'
import { anything, seatNumber, version } from '../core/schema.ts'

/**
 * A receipt contains the version or the log hash that a player received in an earlier answer, or
 * both.
 */
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
  row: z.int().nullable(),
  reason: z.string().nullable(),
})

const chain = {
  ok: z.boolean(),
  rows: z.int(),
  head: z.string(),
  commitmentHolds: z.boolean(),
  chainHolds: z.boolean(),
  broken: z.strictObject({ row: z.int(), version, reason: z.string() }).nullable(),
  receipt: checkedReceipt.nullable(),
}
export const chainCheck = z.strictObject({ ...chain, version })
export interface ChainCheck extends z.infer<typeof chainCheck> {}

export const verification = z.strictObject({
  ...chain,
  /**
   * `proved`: the game has ended, and the verifier replayed every action and got the same log.
   * `unproved`: the verifier found no fault, but could not replay a part of the log, or the game
   * has not ended. `refuted`: the verifier found a fault.
   */
  verdict: z.enum(['proved', 'unproved', 'refuted']),
  commits: z.int(),
  events: z.int(),
  /**
   * Number of commits that were computed by a different version of the rules. For commits of other
   * versions, the verifier applies the recorded events but cannot replay the players' actions.
   */
  foldedOnly: z.int(),
  /**
   * Number of events before the fork that could not be verified, because the seed of the original
   * game is secret.
   */
  unverified: z.int(),
  over: z.boolean(),
  /**
   * `rows`: the hash chain covers only the rows of the log. `table`: the hash chain also covers the
   * setup of the game and the accounts in its seats.
   */
  covers: z.enum(['rows', 'table']),
  mismatches: z.array(z.string()),
  signer: z
    .strictObject({
      kid: z
        .string()
        .nullable()
        .describe(
          'Thumbprint of the signing key; null if the file is unsigned or its signer was not ' +
            'stored.',
        ),
      known: z.boolean().describe('True if the key belongs to this service or is now trusted.'),
    })
    .nullable()
    .describe('Signer of the file from which the game was imported; null if not imported.'),
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
export interface LogVerified
  extends Omit<VerificationShown, 'signer' | 'unverified' | 'mismatches'> {
  readonly unjudged: number
  readonly altered: string[]
}
