import { newToken } from '../../shapes/accounts.ts'
import { adminToken, adminTokenInput, roleInput, tokensInput } from '../../shapes/admin.ts'
import { page } from '../../shapes/common.ts'
import { lookReasons, rightReasons } from '../../shapes/desk.ts'
import { act } from '../act.ts'
import { createToken, endToken, giveRole, listTokens } from '../rights.ts'

export const rightActs = {
  tokens: act({
    name: 'token.list',
    at: 'GET tokens',
    says: 'Tokens of all, or of one account, newest first, without their secrets',
    bucket: 'reads',
    right: 'support',
    reason: lookReasons,
    input: tokensInput,
    answer: page(adminToken),
    errors: ['invalid-cursor', 'busy'],
    perform: ({ context }, { input }, warrant) => listTokens(context, warrant, input),
  }),

  createToken: act({
    name: 'token.create',
    at: 'POST tokens',
    says: 'Make a token for any account, or for a new operator',
    notes: 'With a role it lasts 30 days, unless `expiresInSeconds` says otherwise.',
    bucket: 'accounts',
    right: 'owner',
    // The secret is shown once.
    keyed: false,
    reason: rightReasons,
    unkept: ['name', 'label'],
    input: adminTokenInput,
    answer: newToken,
    errors: ['account-unknown', 'above-role'],
    perform: ({ context }, { caller, input }, warrant) =>
      createToken(context, caller, warrant, input),
  }),

  revokeToken: act({
    name: 'token.revoke',
    at: 'DELETE tokens/{token}',
    says: 'End any token, and all that were made with it',
    notes: 'Save the last one with which an owner could come in.',
    bucket: 'accounts',
    right: 'operator',
    of: 'token',
    reason: rightReasons,
    errors: ['token-unknown', 'last-owner'],
    perform: (desk, { id }, warrant) => endToken(desk, warrant, id),
  }),

  giveRole: act({
    name: 'account.role',
    at: 'POST accounts/{account}/role',
    says: 'Say what the tokens of an account may do at most, beside playing',
    notes: '`null` takes the role away. Tokens that could do more can do no more from then on.',
    bucket: 'accounts',
    right: 'owner',
    of: 'account',
    reason: rightReasons,
    confirm: 'name',
    input: roleInput,
    answer: roleInput,
    errors: ['account-unknown', 'last-owner'],
    preview: async ({ context }, { id }) => {
      const account = await context.ports.accounts.find(id)
      return { role: account?.role ?? null }
    },
    perform: (desk, { id, input }, warrant) => giveRole(desk, warrant, id, input.role),
  }),
}
