import { z } from 'zod'
import type { exportInput } from '../jobs/schema.ts'
export type ExportInput = z.infer<typeof exportInput>

export const publicKeys = z.strictObject({
  keys: z
    .array(
      z.strictObject({
        kty: z.literal('OKP').describe('Key type: elliptic curve (RFC 8037).'),
        crv: z.literal('Ed25519').describe('Elliptic curve.'),
        alg: z.literal('EdDSA').describe('Signature algorithm.'),
        use: z.literal('sig').describe('Purpose of the key: signatures.'),
        x: z.string().describe('Public key, in base64url.'),
        kid: z.string().describe('Thumbprint of the key (RFC 7638).'),
        exp: z.int().optional().describe('Time of retirement (Unix seconds).'),
      }),
    )
    .describe('All keys, including retired keys.'),
})
export type PublicKeys = z.infer<typeof publicKeys>
