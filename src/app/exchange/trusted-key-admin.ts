import { z } from 'zod'
import { adminOperation } from '../core/admin-operation.ts'
import { distrust, listTrusted, trust } from './change-trusted-keys.ts'
import { distrustReasons, trustedKey, trustInput, trustReasons } from './trusted-key-schema.ts'

export const trustedKeyOperations = {
  trustedKeys: adminOperation({
    name: 'key.list',
    at: 'GET trusted-keys',
    summary: 'List trusted keys of other services',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    answer: z.array(trustedKey),
    errors: ['busy'],
    execute: (context, _asked, capability) => listTrusted(context, capability),
  }),

  trustKey: adminOperation({
    name: 'key.trust',
    at: 'POST trusted-keys',
    summary: 'Trust the signing key of another service',
    description:
      'Copy the key from `/.well-known/touchline-keys.json` on the other service, never from ' +
      'an export file. A signature proves only who wrote the file; the games are verified ' +
      'separately.',
    rateLimit: 'games',
    right: 'owner',
    reason: trustReasons,
    input: trustInput,
    answer: trustedKey,
    errors: ['busy'],
    execute: (context, { input }, capability) => trust(context, capability, input),
  }),

  untrustKey: adminOperation({
    name: 'key.distrust',
    at: 'DELETE trusted-keys/{key}',
    summary: 'Stop trusting a key',
    description:
      'Games already imported with the key are kept. A configured key can be removed only in ' +
      'the configuration.',
    rateLimit: 'games',
    right: 'owner',
    subject: 'key',
    reason: distrustReasons,
    errors: ['key-unknown', 'busy'],
    execute: (context, { id }, capability) => distrust(context, capability, id),
  }),
}
