import { z } from 'zod'
import { rulesetId, time, uuid } from '../core/schema.ts'

/** Which games: those that have begun, in the order of their making. */
export const exportInput = z.strictObject({
  ruleset: rulesetId.optional(),
  status: z.enum(['running', 'over', 'cancelled']).optional(),
  since: time.optional().describe('Games made then or later: milliseconds since 1970.'),
  until: time.optional().describe('Games made before that.'),
  after: z.string().max(60).optional().describe('Goes on behind the last game of a file.'),
  game: uuid.optional().describe('That one alone.'),
  names: z.boolean().default(false).describe('With the names at the seats: for owners.'),
})
export type ExportInput = z.infer<typeof exportInput>

/** A set of keys (RFC 7517). */
export const publicKeys = z.strictObject({
  keys: z
    .array(
      z.strictObject({
        kty: z.literal('OKP').describe('A key of a curve (RFC 8037).'),
        crv: z.literal('Ed25519').describe('Which curve.'),
        alg: z.literal('EdDSA').describe('How it signs.'),
        use: z.literal('sig').describe('It signs, and does nothing else.'),
        x: z.string().describe('The public key, in base64url.'),
        kid: z.string().describe('The thumbprint of the key (RFC 7638).'),
        exp: z.int().optional().describe('Since then, in seconds, it signs nothing new.'),
      }),
    )
    .describe('All that there ever were.'),
})
export type PublicKeys = z.infer<typeof publicKeys>
