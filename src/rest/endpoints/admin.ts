import * as admin from '../../service/operations/admin.ts'
import { showAccountPack, withdrawPack } from '../../service/operations/packs.ts'
import { del, get, post } from '../calls.ts'
import { newTokenExample } from '../document/examples/accounts.ts'
import {
  adminLogExample,
  adminRowsExample,
  adminStateExample,
  adminTokenExample,
  auditExample,
  failingGamesExample,
  verificationExample,
} from '../document/examples/admin.ts'
import { accountPackExample, accountPackWholeExample } from '../document/examples/packs.ts'
import type { Endpoints } from '../endpoint.ts'
import { NEXT_PAGE, paged } from '../wire/pages.ts'

/** A season of a league is judged again, cause by cause. */
const VERIFY_SECONDS_MAX = 60

export const adminEndpoints: Endpoints = {
  adminReadLog: get('/v1/admin/games/{game}/log', admin.readLog, {
    answers: 'One page of commits',
    example: adminLogExample,
    headers: NEXT_PAGE,
    written: paged,
  }),

  adminShowState: get('/v1/admin/games/{game}/state', admin.showState, {
    answers: 'The state and every open decision',
    example: adminStateExample,
  }),

  adminReadRows: get('/v1/admin/games/{game}/rows', admin.readRows, {
    answers: 'One page of rows',
    example: adminRowsExample,
    headers: NEXT_PAGE,
    written: paged,
  }),

  adminListFailingGames: get('/v1/admin/failing-games', admin.listFailingGames, {
    answers: 'Those of the node that answers',
    example: failingGamesExample,
  }),

  adminVerify: get('/v1/admin/games/{game}/verify', admin.verifyGame, {
    answers: 'The finding',
    example: verificationExample,
    seconds: VERIFY_SECONDS_MAX,
  }),

  adminListTokens: get('/v1/admin/tokens', admin.listAllTokens, {
    answers: 'One page',
    example: { items: [adminTokenExample], next: null },
    written: paged,
  }),

  adminCreateToken: post('/v1/admin/tokens', admin.createAnyToken, {
    body: { name: 'Grace', label: 'on call', scopes: ['admin'], expiresInSeconds: 86_400 },
    answers: 'The token with its secret',
    example: newTokenExample,
  }),

  adminRevokeToken: del(
    '/v1/admin/tokens/{token}',
    admin.revokeAnyToken,
    'It ends now, on every node',
  ),

  adminShowPack: get('/v1/admin/packs/{pack}', showAccountPack, {
    answers: 'The pack',
    example: accountPackWholeExample,
  }),

  adminWithdrawPack: post('/v1/admin/packs/{pack}/withdrawal', withdrawPack, {
    body: { reason: 'Not ours to print' },
    answers: 'What is withdrawn',
    example: { hash: accountPackExample.hash, reason: 'Not ours to print' },
  }),

  adminAudit: get('/v1/admin/audit', admin.readAudit, {
    answers: 'One page',
    example: { items: [auditExample], next: null },
    written: paged,
  }),
}
