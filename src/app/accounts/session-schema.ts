import { z } from 'zod'
import { account, accountName } from '../core/account-schema.ts'
import { anything, role, time, uuid } from '../core/schema.ts'

const token = z.string().max(4_096).describe('Token of your account: `tl_…`.')
export const page = z.strictObject({
  isOwn: z.boolean(),
  origin: z.string().nullable(),
  device: z.string().max(60),
})
export interface Page extends z.infer<typeof page> {}

export const newGuest = z.strictObject({ name: accountName })
export const givenToken = z.strictObject({ token })
export const openSessionInput = z.union([newGuest.extend({ page }), givenToken.extend({ page })])
export type OpenSessionInput = z.infer<typeof openSessionInput>
export type TradeInput = Extract<OpenSessionInput, { token: string }>

export const openedSession = z.strictObject({ account, secret: z.string() })
export interface OpenedSession extends z.infer<typeof openedSession> {}
export const signedIn = openedSession.omit({ secret: true })

export const closeSessionInput = z.strictObject({
  everywhere: z.boolean().default(false).describe('True to sign out all your browsers.'),
})

export const passkey = z.strictObject({
  id: uuid,
  label: z.string(),
  createdAt: time,
  usedAt: time.nullable().describe('Time of the last sign-in with the passkey (Unix ms).'),
})
export interface PasskeyShown extends z.infer<typeof passkey> {}

/** The WebAuthn library validates the credential, whose format the W3C defines. */
const credential = z.looseObject({
  id: z.string().max(1_500),
  response: z.record(z.string(), anything).describe("Response from the browser's authenticator."),
})
const publicKey = z.record(z.string(), anything)
export const passkeyOptions = z.strictObject({
  publicKey: publicKey.describe('Options for `navigator.credentials`, as JSON.'),
})
export const newPasskeyInput = z.strictObject({
  credential: credential.describe('The created credential, as JSON.'),
})
export const passkeySignInInput = z.strictObject({
  credential: credential.describe('Passkey response, as JSON.'),
  keepGames: z
    .boolean()
    .default(false)
    .describe("True to merge the guest account of this browser into the passkey's account."),
})

export const link = z.strictObject({
  id: uuid,
  device: z
    .string()
    .nullable()
    .describe('Device on which the code was entered; null before the code is entered.'),
  approved: z.boolean().describe('True once you have approved the device.'),
  expiresAt: time.describe('Expiry of the code (Unix ms).'),
})
export interface Link extends z.infer<typeof link> {}
export const newLink = z.strictObject({
  ...link.shape,
  code: z.string().describe('Code to enter on the new device.'),
})
export interface NewLink extends z.infer<typeof newLink> {}
export const enterLinkInput = z.strictObject({
  code: z.string().min(8).max(20).describe('Code shown on the signed-in device.'),
  secret: z
    .string()
    .max(100)
    .optional()
    .describe('Secret from the first response; send it to check for approval.'),
})
export interface EnteredLink extends z.infer<typeof enterLinkInput> {}
export const enteredLink = z.strictObject({
  account: account
    .nullable()
    .describe('The account; null until the signed-in device has approved the sign-in.'),
  secret: z
    .string()
    .nullable()
    .describe('Secret for the next call; null after the sign-in is approved.'),
})

export const consoleWays = z.strictObject({
  provider: z.boolean().describe('True if operators sign in through an identity provider.'),
  token: z.boolean().describe('True if you can sign in with a token.'),
  isFirst: z.boolean().describe('True until an owner can sign in without a token.'),
})
export const consoleSession = z.strictObject({
  account,
  role,
  idleSeconds: z.int().describe('Seconds of inactivity until the operator is signed out.'),
  needsPasskey: z.boolean().describe('True if the operator must still add a passkey.'),
})
export interface ConsoleSession extends z.infer<typeof consoleSession> {}
export const consolePasskeyInput = passkeySignInInput.omit({ keepGames: true })
