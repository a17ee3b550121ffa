import { z } from 'zod'
import { adminOperation } from '../core/admin-operation.ts'
import { distrust, listTrusted, trust } from './change-trusted-keys.ts'
import { trustedKey, trustInput, trustReasons } from './trusted-key-schema.ts'

/** Whose files are believed to be theirs, beside our own. */
export const trustedKeyOperations = {
  trustedKeys: adminOperation({
    name: 'key.list',
    at: 'GET trusted-keys',
    summary: 'Public keys of other services that are trusted here',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    answer: z.array(trustedKey),
    errors: ['busy'],
    execute: (context, _asked, warrant) => listTrusted(context, warrant),
  }),

  trustKey: adminOperation({
    name: 'key.trust',
    at: 'POST trusted-keys',
    summary: 'Believe what another service has signed',
    description:
      'Take the key from its `/.well-known/touchline-keys.json`, and never from a file of games. ' +
      'It says who wrote a file: the games in it prove themselves, or do not.',
    rateLimit: 'games',
    right: 'owner',
    reason: trustReasons,
    input: trustInput,
    answer: trustedKey,
    errors: ['busy'],
    execute: (context, { input }, warrant) => trust(context, warrant, input),
  }),

  distrustKey: adminOperation({
    name: 'key.distrust',
    at: 'DELETE trusted-keys/{key}',
    summary: 'Believe what another service has signed no more',
    description: 'What came in by it stays. A key of the configuration goes with that alone.',
    rateLimit: 'games',
    right: 'owner',
    subject: 'key',
    reason: trustReasons,
    errors: ['key-unknown', 'busy'],
    execute: (context, { id }, warrant) => distrust(context, warrant, id),
  }),
}
