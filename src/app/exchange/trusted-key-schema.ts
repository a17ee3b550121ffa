import { z } from 'zod'
import { keyBytes, keyId, plainText, time } from '../core/schema.ts'

const x = keyBytes.describe('Public Ed25519 key, as published by the other service.')

export const trustReasons = ['partner', 'moved', 'other'] as const
export const distrustReasons = ['leaked', 'unused', 'moved', 'other'] as const

export const trustedKey = z.strictObject({
  kid: keyId,
  x,
  label: z.string().nullable().describe('Name of the other service; null for a configured key.'),
  at: time
    .nullable()
    .describe('Time when the key was trusted (Unix ms); null for a configured key.'),
})
export interface TrustedKey extends z.infer<typeof trustedKey> {}

export const trustInput = z.strictObject({
  x,
  label: plainText(100).describe('Name of the other service.'),
})
export interface TrustInput extends z.infer<typeof trustInput> {}
