import { z } from 'zod'
import * as shapes from '../core/account-schema.ts'
import { operation } from '../core/operation.ts'
import {
  deleteAccount as leave,
  mergeGuest as merge,
  showAccount as show,
  signUp as signUpGuest,
  whoAmI as whoIs,
} from './accounts.ts'
import { mergeOwnInput } from './admin-schema.ts'
import { createToken as create, listTokens as list, revokeToken as revoke } from './tokens.ts'

export const signUp = operation({
  summary: 'Sign up as a guest',
  description:
    'The token is shown this once: send it as `Authorization: Bearer tl_…`. An operator can ' +
    'switch guests off.',
  rateLimit: 'accounts',
  scope: 'none',
  effect: 'changes',
  input: shapes.signUpInput,
  answer: shapes.signedUp,
  errors: ['guests-off'],
  run: (context, { input }) => signUpGuest(context, input),
})

export const whoAmI = operation({
  summary: 'Who I am, and what my token may do',
  rateLimit: 'reads',
  scope: 'any',
  answer: shapes.whoAmI,
  errors: [],
  run: async (_, { caller }) => whoIs(caller),
})

export const deleteAccount = operation({
  summary: 'Leave for good',
  description:
    'All tokens end, the name is forgotten, seats in running games resign. Logs know seats ' +
    'only, so they stay. The last owner makes another one first.',
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  errors: ['last-owner', 'busy'],
  run: (context, { caller }) => leave(context, caller),
})

export const mergeGuest = operation({
  summary: 'Go on with what a guest has, as the caller',
  description:
    'Whoever played as a guest shows that token, too: its seats, games and packs are the ' +
    "caller's from then on, and the guest is gone. Not while both sit in a game.",
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  bySecret: true,
  input: mergeOwnInput,
  answer: shapes.account,
  errors: [
    ...([
      'token-unknown',
      'account-unknown',
      'account-banned',
      'not-a-guest',
      'merge-conflict',
      'has-looked',
    ] as const),
    'account-left',
  ],
  run: (context, { caller, input }) => merge(context, caller, input),
})

export const showAccount = operation({
  summary: 'The name behind an account',
  rateLimit: 'reads',
  scope: 'read',
  subject: 'account',
  answer: shapes.account,
  errors: ['account-unknown'],
  run: (context, { caller, id }) => show(context, caller, id),
})

export const createToken = operation({
  summary: 'Make a token with fewer rights, or one that expires',
  description:
    'The secret is shown this once: only a hash of it is kept. It ends with the token that makes ' +
    'it, and when no identity provider vouches any more for whom it is made signed in.',
  rateLimit: 'accounts',
  scope: 'any',
  effect: 'changes',
  input: shapes.createTokenInput,
  answer: shapes.newToken,
  // Nobody gives away what they do not have.
  errors: ['scope-missing'],
  run: (context, { caller, input }) => create(context, caller, input),
})

export const listTokens = operation({
  summary: 'My tokens, without their secrets',
  rateLimit: 'reads',
  scope: 'any',
  answer: z.array(shapes.token),
  errors: [],
  run: (context, { caller }) => list(context, caller),
})

export const revokeToken = operation({
  summary: 'End one of my tokens, and all that were made with it',
  description: 'To end another than itself a token must allow to play.',
  rateLimit: 'accounts',
  scope: 'any',
  effect: 'changes',
  subject: 'token',
  errors: ['scope-missing', 'token-unknown', 'last-owner'],
  run: (context, { caller, id }) => revoke(context, caller, id),
})
