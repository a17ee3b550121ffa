import { z } from 'zod'
import * as shapes from '../core/account-schema.ts'
import { operation } from '../core/operation.ts'
import {
  changeAccount as change,
  deleteAccount as leave,
  mergeGuest as merge,
  showAccount as show,
  signUp as signUpGuest,
  whoAmI as whoIs,
} from './accounts.ts'
import { mergeOwnInput } from './admin-schema.ts'
import { setHoliday as holiday } from './holiday.ts'
import { profile, profileInput } from './profile-schema.ts'
import { showProfile as showOf } from './profiles.ts'
import { createToken as create, listTokens as list, revokeToken as revoke } from './tokens.ts'

export const signUp = operation({
  summary: 'Create a guest account',
  description:
    'Returns a token, which is shown only once. Send the token as `Authorization: Bearer ' +
    'tl_…`. Operators can disable guest sign-up.',
  rateLimit: 'accounts',
  scope: 'none',
  effect: 'changes',
  input: shapes.signUpInput,
  answer: shapes.signedUp,
  errors: ['guests-off'],
  run: (context, { input }) => signUpGuest(context, input),
})

export const whoAmI = operation({
  summary: 'Get the current account and token',
  rateLimit: 'reads',
  scope: 'any',
  answer: shapes.whoAmI,
  errors: [],
  run: (context, { caller }) => whoIs(context, caller),
})

export const changeAccount = operation({
  summary: 'Change your name, handle or profile',
  description: 'All your seats show the new name. You can change your name three times in 30 days.',
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  input: shapes.changeAccountInput,
  answer: shapes.whoAmI,
  errors: ['account-unsaved', 'handle-taken', 'too-many-renames'],
  run: (context, { caller, input }) => change(context, caller, input),
})

export const setHoliday = operation({
  summary: 'Set your holiday',
  description:
    'The holiday starts now and ends at `until`. In games with `holidays`, a decision due ' +
    'during your holiday gets its full time limit when the holiday ends. You have 30 days of ' +
    'holiday a year, and at most 14 days in a row. Partial days count as full days.',
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  input: shapes.holidayInput,
  answer: shapes.holidayAnswer,
  errors: ['holiday-too-long'],
  run: (context, { caller, input }) => holiday(context, caller, input),
})

export const deleteAccount = operation({
  summary: 'Delete your account',
  description:
    'Revokes your tokens, removes your name and resigns your running games. Game logs are ' +
    'kept: they contain seat numbers, not accounts. If you are the last owner, create another ' +
    'owner first.',
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  errors: ['last-owner', 'busy'],
  run: (context, { caller }) => leave(context, caller),
})

export const mergeGuest = operation({
  summary: 'Merge a guest account into yours',
  description:
    "Send the guest's token in the body. The guest's seats, games and packs become yours, and " +
    'the guest account is deleted. The merge fails while both accounts play in the same game.',
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
  summary: 'Get the name of an account',
  rateLimit: 'reads',
  scope: 'read',
  subject: 'account',
  answer: shapes.account,
  errors: ['account-unknown'],
  run: (context, { caller, id }) => show(context, caller, id),
})

export const showProfile = operation({
  summary: 'Get the profile of a player by handle',
  description:
    "Returns the player's ratings with their history, your results against the player, and the " +
    "player's latest public games.",
  rateLimit: 'reads',
  scope: 'read',
  input: profileInput,
  answer: profile,
  errors: ['account-unknown', 'busy'],
  run: (context, { caller, input }) => showOf(context, caller, input.handle),
})

export const createToken = operation({
  summary: 'Create a token with fewer rights or an expiry time',
  description:
    'The secret is shown only once; the service stores a hash. The token becomes invalid ' +
    'together with the token that created it, or when the identity provider no longer confirms ' +
    'the account.',
  rateLimit: 'accounts',
  scope: 'any',
  effect: 'changes',
  input: shapes.createTokenInput,
  answer: shapes.newToken,
  // A token cannot have scopes that its creator's token lacks.
  errors: ['scope-missing'],
  run: (context, { caller, input }) => create(context, caller, input),
})

export const listTokens = operation({
  summary: 'List your tokens, without secrets',
  rateLimit: 'reads',
  scope: 'any',
  answer: z.array(shapes.token),
  errors: [],
  run: (context, { caller }) => list(context, caller),
})

export const revokeToken = operation({
  summary: 'Revoke a token and all tokens created with it',
  description:
    'A token can always revoke itself. Revoking another token requires the `play` scope.',
  rateLimit: 'accounts',
  scope: 'any',
  effect: 'changes',
  subject: 'token',
  errors: ['scope-missing', 'token-unknown', 'last-owner'],
  run: (context, { caller, id }) => revoke(context, caller, id),
})
