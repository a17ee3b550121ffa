import {
  createToken,
  leaveService,
  listTokens,
  revokeToken,
  showAccount,
  signUp,
  whoAmI,
} from '../../service/operations/accounts.ts'
import { del, get, post } from '../calls.ts'
import { accountExample, newTokenExample, tokenExample } from '../document/examples/accounts.ts'
import type { Endpoints } from '../endpoint.ts'

export const accountEndpoints: Endpoints = {
  signUp: post('/v1/accounts', signUp, {
    body: { name: 'Ada', kind: 'agent' },
    answers: 'The account and its first token',
    example: { account: accountExample, token: newTokenExample.secret },
  }),

  whoAmI: get('/v1/account', whoAmI, {
    answers: 'The caller',
    example: { account: accountExample, scopes: ['play', 'read'] },
  }),

  leaveService: del('/v1/account', leaveService, 'Gone'),

  showAccount: get('/v1/accounts/{account}', showAccount, {
    answers: 'The account',
    example: accountExample,
  }),

  createToken: post('/v1/tokens', createToken, {
    body: { label: 'spectator on the wall', scopes: ['read'], expiresInSeconds: 86_400 },
    answers: 'The token with its secret',
    example: newTokenExample,
  }),

  listTokens: get('/v1/tokens', listTokens, { answers: 'All of them', example: [tokenExample] }),

  revokeToken: del('/v1/tokens/{token}', revokeToken, 'It ends now, on every node'),
}
