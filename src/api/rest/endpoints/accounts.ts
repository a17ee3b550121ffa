import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  changeAccount,
  createToken,
  deleteAccount,
  listTokens,
  mergeGuest,
  revokeToken,
  setHoliday,
  showAccount,
  showProfile,
  signUp,
  whoAmI,
} from '../../../app/accounts/operations.ts'
import { followAccount } from '../../../app/streams/operations.ts'
import { followAccountInput } from '../../../app/streams/schema.ts'
import {
  accountExample,
  newTokenExample,
  tokenExample,
  whoAmIExample,
} from '../document/examples/accounts.ts'
import { newsExample } from '../document/examples/games.ts'
import { startedAt } from '../document/examples/ids.ts'
import { accountRatingsExample } from '../document/examples/ratings.ts'
import { type Endpoints, parsed } from '../endpoint/endpoint.ts'
import { del, endpoint, get, post } from '../endpoint/methods.ts'
import { accountItem } from '../endpoint/schemas.ts'
import { accountWireFor } from '../wire/wire.ts'

export const accountEndpoints: Endpoints = {
  signUp: post('/v1/accounts', signUp, {
    body: { name: 'Ada', kind: 'agent' },
    answers: 'The account and its first token',
    example: { account: accountExample, token: newTokenExample.secret },
  }),

  whoAmI: get('/v1/account', whoAmI, {
    answers: 'Your account and scopes',
    example: whoAmIExample,
  }),

  changeAccount: post('/v1/account', changeAccount, {
    status: 200,
    body: { name: 'Ada', handle: 'ada' },
    answers: 'Your account',
    example: whoAmIExample,
  }),

  setHoliday: post('/v1/account/holiday', setHoliday, {
    status: 200,
    body: { until: startedAt + 7 * 86_400_000 },
    answers: 'Your holiday',
    example: { until: startedAt + 7 * 86_400_000, daysLeft: 23 },
  }),

  streamAccount: endpoint('GET', '/v1/account/stream', followAccount, {
    adds:
      'The response consists of Server-Sent Events (`state`, then `news`), or of NDJSON lines ' +
      'if `Accept` contains `application/x-ndjson`. `Last-Event-ID` takes precedence over ' +
      '`after`. Comments or empty lines keep the connection alive. An error during the stream ' +
      'is sent as a `problem` event.',
    query: followAccountInput,
    answers: {
      200: {
        description: 'The state, followed by changes, until you disconnect or an hour has passed',
        content: {
          'text/event-stream': {
            schema: z.string(),
            example: `id: ${newsExample.id}\nevent: news\ndata: ${JSON.stringify(newsExample)}\n\n`,
          },
          'application/x-ndjson': { schema: accountItem, example: newsExample },
        },
      },
    },
    errors: ['too-many-streams'],
    async handle({ service, streams, caller, query, request, reply }) {
      const after = lastIdOf(request) ?? query.after
      await streams.open(caller.account.id, reply, accountWireFor(request.headers.accept), {
        follow: (signal) =>
          service.open(followAccount, { caller, id: '', input: { after, signal } }),
        watch: (ended) => service.watch(caller, ended),
      })
      return null
    },
  }),

  mergeGuest: post('/v1/account/merge', mergeGuest, {
    body: { token: newTokenExample.secret },
    answers: 'Your account',
    example: accountExample,
  }),

  deleteAccount: del('/v1/account', deleteAccount, 'The account is deleted'),

  showAccount: get('/v1/accounts/{account}', showAccount, {
    answers: 'The account',
    example: accountExample,
  }),

  showProfile: get('/v1/profile', showProfile, {
    answers: 'The profile',
    example: {
      account: accountExample,
      handle: 'ada',
      profile: 'public',
      ratings: accountRatingsExample.ratings,
      score: { won: 3, lost: 2, tied: 0 },
      games: [],
    },
  }),

  createToken: post('/v1/tokens', createToken, {
    body: { label: 'spectator on the wall', scopes: ['read'], expiresInSeconds: 86_400 },
    answers: 'The token with its secret',
    example: newTokenExample,
  }),

  listTokens: get('/v1/tokens', listTokens, { answers: 'Your tokens', example: [tokenExample] }),

  revokeToken: del('/v1/tokens/{token}', revokeToken, 'The token is revoked on every node'),
}

const lastEventId = z.object({ 'last-event-id': followAccountInput.shape.after })

function lastIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'] || undefined
  return parsed(lastEventId, { 'last-event-id': id }, 'header')['last-event-id']
}
