import { z } from 'zod'
import { name } from '../../engine/kernel/name.ts'
import { scope, time, uuid } from './schema.ts'

export const accountName = name(60)
const accountKind = z.enum(['human', 'agent', 'operator'])
export const account = z.strictObject({
  id: uuid,
  name: z.string(),
  kind: accountKind,
  createdAt: time,
})
export interface Account extends z.infer<typeof account> {}

export const signUpInput = z.strictObject({
  name: accountName,
  kind: z.enum(['human', 'agent']).default('human').describe('Type of the account.'),
})
export interface SignUpInput extends z.infer<typeof signUpInput> {}

const TOKEN_SECONDS_MAX = 366 * 24 * 3600
export const token = z.strictObject({
  id: uuid,
  kind: z
    .enum(['token', 'session', 'console'])
    .describe('`session`: browser session for playing; `console`: browser session in the console.'),
  label: z.string(),
  scopes: z.array(scope),
  createdAt: time,
  expiresAt: time.nullable(),
})
export interface Token extends z.infer<typeof token> {}
/**
 * The service stores only a hash of the token's secret, so the secret is shown only in the answer
 * that creates the token.
 */
export const newToken = z.strictObject({ ...token.shape, secret: z.string() })
export interface NewToken extends z.infer<typeof newToken> {}

export const signedUp = z.strictObject({ account, token: z.string() })
export interface SignedUp extends z.infer<typeof signedUp> {}

export const handle = z
  .string()
  .regex(/^[a-z0-9_]{3,20}$/, 'is not 3 to 20 of a to z, 0 to 9 and _')
export const profileVisibility = z
  .enum(['public', 'hidden'])
  .describe('Visibility of your profile. `hidden`: your profile shows only your name.')
export const changeAccountInput = z.strictObject({
  name: accountName
    .optional()
    .describe('New name. You can change your name three times in 30 days.'),
  handle: handle
    .nullable()
    .optional()
    .describe(
      'New handle; null removes the handle. A handle requires a passkey or an identity ' +
        'provider.',
    ),
  profile: profileVisibility.optional(),
})
export interface ChangeAccountInput extends z.infer<typeof changeAccountInput> {}

const holidayEnd = time.nullable().describe('End of your holiday; null if you are not on holiday.')
export const holidayInput = z.strictObject({
  until: holidayEnd.describe('End of your holiday; null ends the holiday now.'),
})
export interface HolidayInput extends z.infer<typeof holidayInput> {}
export const holidayAnswer = z.strictObject({
  until: holidayEnd,
  daysLeft: z.int().describe('Days of holiday left this year.'),
})
export interface HolidayAnswer extends z.infer<typeof holidayAnswer> {}

export const whoAmI = z.strictObject({
  account,
  scopes: z.array(scope),
  handle: handle
    .nullable()
    .describe('Unique name in the URL of your profile; null if you have no handle.'),
  profile: profileVisibility,
  holiday: holidayAnswer.describe(
    'Your holiday, which extends deadlines in games with `holidays`.',
  ),
  token: uuid
    .nullable()
    .describe('Id of the token or session; null if an identity provider signed you in.'),
})
export interface WhoAmI extends z.infer<typeof whoAmI> {}

export const createTokenInput = z.strictObject({
  label: accountName.default('token'),
  scopes: z.array(scope).min(1).max(3),
  expiresInSeconds: z.int().min(60).max(TOKEN_SECONDS_MAX).nullable().default(null),
})
export interface CreateTokenInput extends z.infer<typeof createTokenInput> {}
