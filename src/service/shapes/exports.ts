import { z } from 'zod'
import { rulesetId, time } from './common.ts'

/** Which games: those that have ended, in the order of their making. */
export const exportInput = z.strictObject({
  ruleset: rulesetId.optional(),
  since: time.optional().describe('Games made then or later: milliseconds since 1970.'),
  until: time.optional().describe('Games made before that.'),
  after: z.string().max(60).optional().describe('Goes on behind the last game of a file.'),
})
export type ExportInput = z.infer<typeof exportInput>

/** A set of keys (RFC 7517); `exp`: since then, in seconds, that one signs nothing new. */
export const publicKeys = z.strictObject({
  keys: z.array(
    z.strictObject({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
      x: z.string(),
      kid: z.string().describe('The thumbprint of the key (RFC 7638).'),
      exp: z.int().optional(),
    }),
  ),
})
export type PublicKeys = z.infer<typeof publicKeys>
