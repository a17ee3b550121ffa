import { newToken } from '../../core/account-schema.ts'
import { adminOperation } from '../../core/admin-operation.ts'
import { accessReasons, hiddenStateReasons } from '../../core/admin-schema.ts'
import { page } from '../../core/schema.ts'
import { createToken, listTokens, revokeToken, setRole } from '../access.ts'
import { adminToken, adminTokenInput, roleInput, tokensInput } from '../schemas/admin-games.ts'

export const accessOperations = {
  tokens: adminOperation({
    name: 'token.list',
    at: 'GET tokens',
    summary: 'Tokens of all, or of one account, newest first, without their secrets',
    rateLimit: 'reads',
    right: 'support',
    reason: hiddenStateReasons,
    input: tokensInput,
    answer: page(adminToken),
    errors: ['invalid-cursor', 'busy'],
    execute: (context, { input }, warrant) => listTokens(context, warrant, input),
  }),

  createToken: adminOperation({
    name: 'token.create',
    at: 'POST tokens',
    summary: 'Make a token for any account, or for a new operator',
    description: 'With a role it lasts 30 days, unless `expiresInSeconds` says otherwise.',
    rateLimit: 'accounts',
    right: 'owner',
    // The secret is shown once.
    idempotent: false,
    reason: accessReasons,
    unkept: ['name', 'label'],
    input: adminTokenInput,
    answer: newToken,
    errors: ['account-unknown', 'above-role'],
    execute: (context, { caller, input }, warrant) => createToken(context, caller, warrant, input),
  }),

  revokeToken: adminOperation({
    name: 'token.revoke',
    at: 'DELETE tokens/{token}',
    summary: 'End any token, and all that were made with it',
    description: 'Save the last one with which an owner could come in.',
    rateLimit: 'accounts',
    right: 'operator',
    subject: 'token',
    reason: accessReasons,
    errors: ['token-unknown', 'last-owner'],
    execute: (context, { id }, warrant) => revokeToken(context, warrant, id),
  }),

  giveRole: adminOperation({
    name: 'account.role',
    at: 'POST accounts/{account}/role',
    summary: 'Say what the tokens of an account may do at most, beside playing',
    description:
      '`null` takes the role away. Tokens that could do more can do no more from then on.',
    rateLimit: 'accounts',
    right: 'owner',
    subject: 'account',
    reason: accessReasons,
    confirm: 'name',
    input: roleInput,
    answer: roleInput,
    errors: ['account-unknown', 'last-owner'],
    preview: async (context, { id }) => {
      const account = await context.ports.accounts.find(id)
      return { role: account?.role ?? null }
    },
    execute: (context, { id, input }, warrant) => setRole(context, warrant, id, input.role),
  }),
}
