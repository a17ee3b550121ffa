import { z } from 'zod'
import { keyBytes, keyId, plainText, time } from '../core/schema.ts'

const x = keyBytes.describe('Of the public key, as it is published: Ed25519.')

/** Why another service is believed, or is so no more. */
export const trustReasons = ['partner', 'moved', 'leaked', 'unused', 'other'] as const

export const trustedKey = z.strictObject({
  kid: keyId,
  x,
  label: z.string().nullable().describe('Whose it is said to be; null: it is configured.'),
  at: time.nullable().describe('Since when; null: it is configured.'),
})
export interface TrustedKey extends z.infer<typeof trustedKey> {}

export const trustInput = z.strictObject({
  x,
  label: plainText(100).describe('Whose it is.'),
})
export interface TrustInput extends z.infer<typeof trustInput> {}
