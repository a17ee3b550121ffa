import { z } from 'zod'
import {
  account,
  createTokenInput,
  newToken,
  signedUp,
  signUpInput,
  token,
  whoAmI,
} from '../../service/shapes/accounts.ts'
import { accountExample, newTokenExample, tokenExample } from '../document/examples/accounts.ts'
import { type Endpoint, endpoint, json, openEndpoint } from '../endpoint.ts'

export const accountEndpoints: readonly Endpoint[] = [
  openEndpoint({
    operation: 'signUp',
    method: 'POST',
    path: '/v1/accounts',
    tag: 'Accounts',
    summary: 'Sign up as a guest',
    description:
      'The token is shown this once: send it as `Authorization: Bearer tl_…`. An operator can ' +
      'switch guests off.',
    bucket: 'accounts',
    body: signUpInput,
    bodyExample: { name: 'Ada', kind: 'agent' },
    answers: {
      201: json('The account and its first token', signedUp, {
        account: accountExample,
        token: newTokenExample.secret,
      }),
    },
    errors: ['guests-off'],
    handle: async ({ services, body }) => ({ body: await services.accounts.signUp(body) }),
  }),

  endpoint({
    operation: 'whoAmI',
    method: 'GET',
    path: '/v1/account',
    tag: 'Accounts',
    summary: 'Who am I, and what may my token do',
    bucket: 'reads',
    answers: {
      200: json('The caller', whoAmI, { account: accountExample, scopes: ['play', 'read'] }),
    },
    errors: [],
    handle: async ({ services, caller }) => ({ body: await services.accounts.whoAmI(caller) }),
  }),

  endpoint({
    operation: 'leaveService',
    method: 'DELETE',
    path: '/v1/account',
    tag: 'Accounts',
    summary: 'Leave for good',
    description:
      'All tokens end, the name is forgotten, seats in running games resign. Logs know seats ' +
      'only, so they stay. Who holds the last admin token makes another admin first.',
    bucket: 'accounts',
    answers: { 204: { description: 'Gone' } },
    errors: ['scope-missing', 'last-admin-token', 'busy'],
    async handle({ services, caller }) {
      await services.accounts.leave(caller)
      return {}
    },
  }),

  endpoint({
    operation: 'showAccount',
    method: 'GET',
    path: '/v1/accounts/{account}',
    tag: 'Accounts',
    summary: 'The name behind an account',
    bucket: 'reads',
    answers: { 200: json('The account', account, accountExample) },
    errors: ['scope-missing', 'account-unknown'],
    handle: async ({ services, caller, path }) => ({
      body: await services.accounts.show(caller, path.account),
    }),
  }),

  endpoint({
    operation: 'createToken',
    method: 'POST',
    path: '/v1/tokens',
    tag: 'Accounts',
    summary: 'Make a token with fewer rights, or one that expires',
    description: 'The secret is shown this once: only a hash of it is kept.',
    bucket: 'accounts',
    body: createTokenInput,
    bodyExample: { label: 'spectator on the wall', scopes: ['read'], expiresInSeconds: 86_400 },
    answers: { 201: json('The token with its secret', newToken, newTokenExample) },
    errors: ['scope-missing'],
    handle: async ({ services, caller, body }) => ({
      body: await services.tokens.create(caller, body),
    }),
  }),

  endpoint({
    operation: 'listTokens',
    method: 'GET',
    path: '/v1/tokens',
    tag: 'Accounts',
    summary: 'My tokens, without their secrets',
    bucket: 'reads',
    answers: { 200: json('All of them', z.array(token), [tokenExample]) },
    errors: [],
    handle: async ({ services, caller }) => ({ body: await services.tokens.list(caller) }),
  }),

  endpoint({
    operation: 'revokeToken',
    method: 'DELETE',
    path: '/v1/tokens/{token}',
    tag: 'Accounts',
    summary: 'End one of my tokens',
    bucket: 'accounts',
    answers: { 204: { description: 'It ends now, on every node' } },
    errors: ['token-unknown', 'last-admin-token'],
    async handle({ services, caller, path }) {
      await services.tokens.revoke(caller, path.token)
      return {}
    },
  }),
]
