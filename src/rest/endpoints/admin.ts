import { newToken } from '../../service/shapes/accounts.ts'
import {
  adminLog,
  adminLogInput,
  adminState,
  adminStateInput,
  adminToken,
  adminTokenInput,
  auditEntry,
  auditInput,
  pageInput,
  verification,
} from '../../service/shapes/admin.ts'
import { page } from '../../service/shapes/common.ts'
import { newTokenExample } from '../document/examples/accounts.ts'
import {
  adminLogExample,
  adminStateExample,
  adminTokenExample,
  auditExample,
  verificationExample,
} from '../document/examples/admin.ts'
import { type Endpoint, endpoint, json } from '../endpoint.ts'
import { nextLink } from '../wire/pages.ts'

const ofRunning = ['scope-missing', 'game-unknown', 'game-not-started', 'game-cancelled'] as const

export const adminEndpoints: readonly Endpoint[] = [
  endpoint({
    operation: 'adminReadLog',
    method: 'GET',
    path: '/v1/admin/games/{game}/log',
    tag: 'Admin',
    summary: 'The log of a game, nothing hidden',
    description: 'Commit by commit, with causes. A look at a running game is itself recorded.',
    bucket: 'reads',
    query: adminLogInput,
    answers: {
      200: json('One page of commits', adminLog, adminLogExample, {
        link: 'The next page, where there is one',
      }),
    },
    errors: ofRunning,
    async handle({ services, caller, path, query, request }) {
      const body = await services.admin.log(caller, path.game, query)
      return { body, headers: nextLink(request, body.next) }
    },
  }),

  endpoint({
    operation: 'adminShowState',
    method: 'GET',
    path: '/v1/admin/games/{game}/state',
    tag: 'Admin',
    summary: 'The state of a game at any version, nothing hidden',
    bucket: 'reads',
    query: adminStateInput,
    answers: { 200: json('The state and every open decision', adminState, adminStateExample) },
    errors: [...ofRunning, 'invalid-version'],
    handle: async ({ services, caller, path, query }) => ({
      body: await services.admin.state(caller, path.game, query),
    }),
  }),

  endpoint({
    operation: 'adminVerify',
    method: 'GET',
    path: '/v1/admin/games/{game}/verify',
    tag: 'Admin',
    summary: 'Whether the log is what the rules and the seed make of its causes',
    bucket: 'reads',
    answers: { 200: json('The finding', verification, verificationExample) },
    errors: ofRunning,
    limits: { seconds: 60 },
    handle: async ({ services, caller, path }) => ({
      body: await services.admin.verify(caller, path.game),
    }),
  }),

  endpoint({
    operation: 'adminListTokens',
    method: 'GET',
    path: '/v1/admin/tokens',
    tag: 'Admin',
    summary: 'All tokens, newest first, without their secrets',
    bucket: 'reads',
    query: pageInput,
    answers: {
      200: json('One page', page(adminToken), { items: [adminTokenExample], next: null }),
    },
    errors: ['scope-missing', 'invalid-cursor'],
    async handle({ services, caller, query, request }) {
      const body = await services.admin.tokens(caller, query)
      return { body, headers: nextLink(request, body.next) }
    },
  }),

  endpoint({
    operation: 'adminCreateToken',
    method: 'POST',
    path: '/v1/admin/tokens',
    tag: 'Admin',
    summary: 'Make a token for any account, or for a new operator',
    bucket: 'accounts',
    body: adminTokenInput,
    bodyExample: { name: 'Grace', label: 'on call', scopes: ['admin'], expiresInSeconds: 86_400 },
    answers: { 201: json('The token with its secret', newToken, newTokenExample) },
    errors: ['scope-missing', 'account-unknown'],
    handle: async ({ services, caller, body }) => ({
      body: await services.admin.createToken(caller, body),
    }),
  }),

  endpoint({
    operation: 'adminRevokeToken',
    method: 'DELETE',
    path: '/v1/admin/tokens/{token}',
    tag: 'Admin',
    summary: 'End any token',
    description: 'Save the last admin token that can be used: there is always an admin.',
    bucket: 'accounts',
    answers: { 204: { description: 'It ends now, on every node' } },
    errors: ['scope-missing', 'token-unknown', 'last-admin-token'],
    async handle({ services, caller, path }) {
      await services.admin.revokeToken(caller, path.token)
      return {}
    },
  }),

  endpoint({
    operation: 'adminAudit',
    method: 'GET',
    path: '/v1/admin/audit',
    tag: 'Admin',
    summary: 'Who looked at what, and who did what',
    bucket: 'reads',
    query: auditInput,
    answers: { 200: json('One page', page(auditEntry), { items: [auditExample], next: null }) },
    errors: ['scope-missing', 'invalid-cursor'],
    async handle({ services, caller, query, request }) {
      const body = await services.admin.audit(caller, query)
      return { body, headers: nextLink(request, body.next) }
    },
  }),
]
