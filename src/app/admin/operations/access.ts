import { newToken } from '../../core/account-schema.ts'
import { adminOperation } from '../../core/admin-operation.ts'
import {
  createTokenReasons,
  hiddenStateReasons,
  revokeTokenReasons,
  roleReasons,
} from '../../core/admin-schema.ts'
import { page } from '../../core/schema.ts'
import { createToken, listTokens, revokeToken, setRole } from '../access.ts'
import { adminToken, adminTokenInput, roleInput, tokensInput } from '../schemas/admin-games.ts'

export const accessOperations = {
  tokens: adminOperation({
    name: 'token.list',
    at: 'GET tokens',
    summary: 'List the tokens of all accounts or of one account, newest first, without secrets',
    rateLimit: 'reads',
    right: 'support',
    reason: hiddenStateReasons,
    input: tokensInput,
    answer: page(adminToken),
    errors: ['invalid-cursor', 'busy'],
    execute: (context, { input }, capability) => listTokens(context, capability, input),
  }),

  createToken: adminOperation({
    name: 'token.create',
    at: 'POST tokens',
    summary: 'Create a token for an account or a new operator',
    description: 'A token with a role expires after 30 days unless `expiresInSeconds` is set.',
    rateLimit: 'accounts',
    right: 'owner',
    idempotent: false,
    reason: createTokenReasons,
    unkept: ['name', 'label'],
    input: adminTokenInput,
    answer: newToken,
    errors: ['account-unknown', 'above-role'],
    execute: (context, { caller, input }, capability) =>
      createToken(context, caller, capability, input),
  }),

  revokeToken: adminOperation({
    name: 'token.revoke',
    at: 'DELETE tokens/{token}',
    summary: 'Revoke a token and all tokens created with it',
    description: 'The last owner token cannot be revoked.',
    rateLimit: 'accounts',
    right: 'operator',
    subject: 'token',
    reason: revokeTokenReasons,
    errors: ['token-unknown', 'last-owner'],
    execute: (context, { id }, capability) => revokeToken(context, capability, id),
  }),

  giveRole: adminOperation({
    name: 'account.role',
    at: 'POST accounts/{account}/role',
    summary: 'Set the role of an account',
    description:
      "The role limits the admin operations that the account's tokens may use, including " +
      'existing tokens. `null` removes the role.',
    rateLimit: 'accounts',
    right: 'owner',
    subject: 'account',
    reason: roleReasons,
    confirm: 'name',
    input: roleInput,
    answer: roleInput,
    errors: ['account-unknown', 'last-owner'],
    preview: async (context, { id }) => {
      const account = await context.ports.accounts.find(id)
      return { role: account?.role ?? null }
    },
    execute: (context, { id, input }, capability) => setRole(context, capability, id, input.role),
  }),
}
