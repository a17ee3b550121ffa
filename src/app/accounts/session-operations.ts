import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { operation } from '../core/operation.ts'
import {
  approveLink as approve,
  createLink as create,
  enterLink as enter,
  showLink as show,
} from './links.ts'
import {
  addPasskey as add,
  creationOptions,
  listPasskeys as list,
  removePasskey as remove,
  requestOptions,
} from './passkeys.ts'
import * as shapes from './session-schema.ts'
import {
  closeSession as close,
  openSession as open,
  signInWithPasskey as signIn,
} from './sessions.ts'

const { closeSessionInput, openedSession, openSessionInput, page } = shapes

/** Session operations are offered only in REST, because a session is a cookie. */
export const openSession = operation({
  summary: 'Sign in a browser with a token or as a guest',
  description:
    'Creates a guest account, or signs in to the account of `token`. Sets an `HttpOnly` cookie ' +
    "for 180 days; only requests from this service's pages may use the cookie. Programs need " +
    'no session: they send tokens.',
  rateLimit: 'accounts',
  scope: 'none',
  effect: 'changes',
  bySecret: true,
  input: openSessionInput,
  answer: openedSession,
  errors: ['guests-off', 'token-unknown', 'scope-missing', 'account-banned', 'session-missing'],
  run: (context, { input }) => open(context, input),
})

export const closeSession = operation({
  summary: 'Sign out',
  description: 'Ends the session of this browser and deletes its cookie.',
  rateLimit: 'reads',
  scope: 'any',
  input: closeSessionInput,
  errors: ['session-missing'],
  run: (context, { caller, input }) => close(context, caller, input.everywhere),
})

const passkeyErrors = ['passkeys-unavailable', 'session-missing'] as const

export const createPasskeyOptions = operation({
  summary: 'Get the options for a new passkey',
  description: 'Pass the options to `navigator.credentials.create` within five minutes.',
  rateLimit: 'accounts',
  scope: 'any',
  input: page,
  answer: shapes.passkeyOptions,
  errors: passkeyErrors,
  run: async (context, { caller, input }) => ({
    publicKey: await creationOptions(context, caller, input),
  }),
})

export const addPasskey = operation({
  summary: 'Add a passkey to your account',
  description:
    'A passkey signs you in on all devices that share it. You can have up to ten passkeys.',
  rateLimit: 'accounts',
  scope: 'any',
  effect: 'changes',
  input: shapes.newPasskeyInput.extend({ page }),
  answer: shapes.passkey,
  errors: [...passkeyErrors, 'passkey-invalid', 'sign-in-expired', 'too-many-passkeys'],
  run: (context, { caller, input }) =>
    // The cast is safe because the WebAuthn library validates the response.
    add(context, caller, input.credential as unknown as RegistrationResponseJSON, input.page),
})

export const listPasskeys = operation({
  summary: 'List your passkeys',
  rateLimit: 'reads',
  scope: 'any',
  answer: z.array(shapes.passkey),
  errors: [],
  run: (context, { caller }) => list(context, caller),
})

export const removePasskey = operation({
  summary: 'Delete a passkey',
  rateLimit: 'accounts',
  scope: 'any',
  effect: 'changes',
  subject: 'passkey',
  errors: ['passkey-unknown', 'session-missing', 'last-owner'],
  run: (context, { caller, id }) => remove(context, caller, id),
})

export const passkeyRequestOptions = operation({
  summary: 'Get the options for signing in with a passkey',
  description: 'Pass the options to `navigator.credentials.get` within five minutes.',
  rateLimit: 'reads',
  scope: 'none',
  input: page,
  answer: shapes.passkeyOptions,
  errors: ['passkeys-unavailable'],
  run: async (context, { input }) => ({ publicKey: requestOptions(context, 'session', input) }),
})

export const signInWithPasskey = operation({
  summary: 'Sign in a browser with a passkey',
  description: 'Sets the session cookie.',
  rateLimit: 'accounts',
  scope: 'none',
  effect: 'changes',
  bySecret: true,
  input: shapes.passkeySignInInput.extend({ page, guest: z.string().nullable() }),
  answer: openedSession,
  errors: [
    ...passkeyErrors,
    ...(['passkey-unknown', 'passkey-invalid', 'sign-in-expired', 'account-banned'] as const),
    ...([
      'not-a-guest',
      'merge-conflict',
      'has-looked',
      'account-unknown',
      'account-left',
    ] as const),
  ],
  run: (context, { input: { credential, ...rest } }) =>
    // The cast is safe because the WebAuthn library validates the response.
    signIn(context, { ...rest, response: credential as unknown as AuthenticationResponseJSON }),
})

export const createLink = operation({
  summary: 'Create a code to sign in on another device',
  description:
    'The code is valid for ten minutes. Approve the other device after you have entered the ' +
    'code there.',
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  answer: shapes.newLink,
  errors: ['session-missing'],
  run: (context, { caller }) => create(context, caller),
})

export const showLink = operation({
  summary: 'Get the device on which your code was entered',
  rateLimit: 'reads',
  scope: 'any',
  subject: 'link',
  answer: shapes.link,
  errors: ['link-unknown'],
  run: (context, { caller, id }) => show(context, caller, id),
})

export const approveLink = operation({
  summary: 'Sign in the device where your code was entered',
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  subject: 'link',
  errors: ['link-unknown', 'session-missing'],
  run: (context, { caller, id }) => approve(context, caller, id),
})

export const enterLink = operation({
  summary: 'Sign in a browser with a code from another device',
  description:
    'Returns a secret. Repeat the call with the secret until the signed-in device has approved ' +
    'the sign-in; then the response sets the session cookie.',
  rateLimit: 'reads',
  scope: 'none',
  effect: 'changes',
  bySecret: true,
  input: shapes.enterLinkInput.extend({ page }),
  answer: z.strictObject({ waiting: z.string().nullable(), opened: openedSession.nullable() }),
  errors: ['code-wrong', 'account-banned', 'session-missing'],
  run: (context, { input }) => enter(context, input),
})
