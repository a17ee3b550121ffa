import { z } from 'zod'
import type { exportInput } from '../jobs/schema.ts'
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
