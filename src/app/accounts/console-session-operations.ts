import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { operation } from '../core/operation.ts'
import {
  showConsoleSession as show,
  signInOperatorWithPasskey,
  signInWithIdentity,
  signInWithToken,
  consoleWays as ways,
} from './console-sessions.ts'
import { requestOptions } from './passkeys.ts'
import * as shapes from './session-schema.ts'

const { openedSession, page } = shapes

// The console's sign-in operations have no `effect`, because operators must be able to sign in
// during maintenance too.

export const consoleWays = operation({
  summary: 'Get the available sign-in methods for the console',
  rateLimit: 'reads',
  scope: 'none',
  answer: shapes.consoleWays,
  errors: [],
  run: (context) => ways(context),
})

export const showConsoleSession = operation({
  summary: 'Get the operator who is signed in to the console',
  rateLimit: 'reads',
  scope: 'any',
  answer: shapes.consoleSession,
  errors: ['session-missing'],
  run: (context, { caller }) => show(context, caller),
})

export const openConsoleSession = operation({
  summary: 'Sign in to the console with a token',
  description:
    "The admin token works until the service has an owner. An invited operator's token works " +
    'until the operator has a passkey. Programs do not need a session: they send tokens ' +
    'as `Authorization: Bearer tl_…`.',
  rateLimit: 'accounts',
  scope: 'none',
  bySecret: true,
  input: shapes.givenToken.extend({ page }),
  answer: openedSession,
  errors: [
    ...(['token-unknown', 'token-for-programs', 'scope-missing'] as const),
    ...(['account-banned', 'session-missing'] as const),
  ],
  run: (context, { input: { token, page } }) => signInWithToken(context, token, page),
})

export const consolePasskeyOptions = operation({
  summary: 'Get the options to sign in to the console with a passkey',
  rateLimit: 'reads',
  scope: 'none',
  input: page,
  answer: shapes.passkeyOptions,
  errors: ['passkeys-unavailable'],
  run: async (context, { input }) => ({ publicKey: requestOptions(context, 'console', input) }),
})

export const signInToConsole = operation({
  summary: 'Sign in to the console with a passkey',
  rateLimit: 'accounts',
  scope: 'none',
  bySecret: true,
  input: shapes.consolePasskeyInput.extend({ page }),
  answer: openedSession,
  errors: [
    ...(['passkeys-unavailable', 'passkey-unknown', 'passkey-invalid'] as const),
    ...(['sign-in-expired', 'scope-missing', 'account-banned', 'session-missing'] as const),
  ],
  run: (context, { input: { credential, page } }) =>
    // The cast is safe because the WebAuthn library validates the credential.
    signInOperatorWithPasskey(context, credential as unknown as AuthenticationResponseJSON, page),
})

export const startOidc = operation({
  summary: 'Redirect to the identity provider to sign in to the console',
  rateLimit: 'reads',
  scope: 'none',
  input: z.strictObject({ redirect: z.string() }),
  answer: z.strictObject({ url: z.string(), flow: z.string() }),
  errors: ['identity-provider-unavailable'],
  async run(context, { input: { redirect } }) {
    if (context.oidcClient === null) throw new Error('no identity provider is configured')
    return context.oidcClient.start(context, redirect)
  },
})

export const finishOidc = operation({
  summary: 'Complete the sign-in with the identity provider',
  rateLimit: 'accounts',
  scope: 'none',
  input: z.strictObject({ answer: z.url(), flow: z.string(), device: z.string() }),
  answer: openedSession,
  errors: ['identity-provider-unavailable', 'sign-in-expired', 'scope-missing', 'account-banned'],
  async run(context, { input: { answer, flow, device } }) {
    const identity = await context.oidcClient?.finish(context, new URL(answer), flow)
    return signInWithIdentity(context, identity ?? null, device)
  },
})
