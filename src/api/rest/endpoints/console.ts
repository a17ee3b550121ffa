import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  consolePasskeyOptions,
  consoleWays,
  finishOidc,
  openConsoleSession,
  showConsoleSession,
  signInToConsole,
  startOidc,
} from '../../../app/accounts/console-session-operations.ts'
import {
  addPasskey,
  closeSession,
  createPasskeyOptions,
  listPasskeys,
  removePasskey,
} from '../../../app/accounts/session-operations.ts'
import {
  closeSessionInput,
  consolePasskeyInput,
  givenToken,
  newPasskeyInput,
  type OpenedSession,
  passkey,
  passkeyOptions,
  signedIn,
} from '../../../app/accounts/session-schema.ts'
import { ServiceError } from '../../../app/core/errors.ts'
import { accountExample, newTokenExample } from '../document/examples/accounts.ts'
import {
  creationExample,
  credentialExample,
  passkeyExample,
  requestExample,
} from '../document/examples/sessions.ts'
import { type Answer, type Endpoints, json } from '../endpoint/endpoint.ts'
import { del, endpoint, get } from '../endpoint/methods.ts'
import { RestError } from '../problems/errors.ts'
import { pageOf } from './sessions.ts'

const SIGNED_IN = 'The signed-in operator. The response sets the session cookie'
const CALLBACK = '/v1/admin/sign-in/callback'
const redirected = { 302: { description: 'Redirect to another URL' } }

export const consoleEndpoints: Endpoints = {
  consoleWays: get('/v1/admin/sign-in', consoleWays, {
    answers: 'The available sign-in methods',
    example: { provider: true, token: false, isFirst: false },
  }),

  showConsoleSession: get('/v1/admin/session', showConsoleSession, {
    answers: 'The operator',
    example: { account: accountExample, role: 'owner', idleSeconds: 1_800, needsPasskey: false },
  }),

  openConsoleSession: endpoint('POST', '/v1/admin/session', openConsoleSession, {
    body: givenToken,
    bodyExample: { token: newTokenExample.secret },
    answers: { 201: json(SIGNED_IN, signedIn, { account: accountExample }) },
    async handle({ service, body, request }) {
      const input = { ...body, page: pageOf(request) }
      const call = { caller: null, id: undefined, input }
      return withCookie(request, await service.run(openConsoleSession, call))
    },
  }),

  closeConsoleSession: endpoint('DELETE', '/v1/admin/session', closeSession, {
    query: closeSessionInput,
    answers: { 204: { description: 'The operator is signed out' } },
    async handle({ service, caller, query, request }) {
      await service.run(closeSession, { caller, id: undefined, input: query })
      return { status: 204, headers: { 'set-cookie': request.sessionCookie('console', null) } }
    },
  }),

  consolePasskeyOptions: endpoint(
    'POST',
    '/v1/admin/sign-in/passkey/options',
    consolePasskeyOptions,
    {
      answers: { 200: json('The options', passkeyOptions, { publicKey: requestExample }) },
      async handle({ service, request }) {
        const call = { caller: null, id: undefined, input: pageOf(request) }
        return { body: await service.run(consolePasskeyOptions, call) }
      },
    },
  ),

  signInToConsole: endpoint('POST', '/v1/admin/sign-in/passkey', signInToConsole, {
    body: consolePasskeyInput,
    bodyExample: { credential: credentialExample },
    answers: { 201: json(SIGNED_IN, signedIn, { account: accountExample }) },
    async handle({ service, body, request }) {
      const call = { caller: null, id: undefined, input: { ...body, page: pageOf(request) } }
      return withCookie(request, await service.run(signInToConsole, call))
    },
  }),

  createConsolePasskeyOptions: endpoint(
    'POST',
    '/v1/admin/passkeys/options',
    createPasskeyOptions,
    {
      answers: { 200: json('The options', passkeyOptions, { publicKey: creationExample }) },
      async handle({ service, caller, request }) {
        const input = pageOf(request)
        return { body: await service.run(createPasskeyOptions, { caller, id: undefined, input }) }
      },
    },
  ),

  addConsolePasskey: endpoint('POST', '/v1/admin/passkeys', addPasskey, {
    body: newPasskeyInput,
    bodyExample: { credential: credentialExample },
    answers: { 201: json('The passkey', passkey, passkeyExample) },
    async handle({ service, caller, body, request }) {
      const input = { ...body, page: pageOf(request) }
      return { status: 201, body: await service.run(addPasskey, { caller, id: undefined, input }) }
    },
  }),

  listConsolePasskeys: get('/v1/admin/passkeys', listPasskeys, {
    answers: 'Your passkeys for the console',
    example: [passkeyExample],
  }),

  removeConsolePasskey: del(
    '/v1/admin/passkeys/{passkey}',
    removePasskey,
    'The passkey is deleted',
  ),

  startOidc: endpoint('GET', '/v1/admin/sign-in/oidc', startOidc, {
    answers: redirected,
    errors: ['not-found'],
    async handle({ service, request }) {
      if (service.context.oidcClient === null) throw new RestError('not-found')
      const input = { redirect: originOf(request) + CALLBACK }
      const { url, flow } = await service.run(startOidc, { caller: null, id: undefined, input })
      return redirect(url, request.flowCookie(flow))
    },
  }),

  finishOidc: endpoint('GET', CALLBACK, finishOidc, {
    query: z.looseObject({}),
    answers: redirected,
    errors: ['not-found'],
    async handle({ service, request }) {
      const answer = originOf(request) + request.url
      const input = { answer, flow: request.flow() ?? '', device: pageOf(request).device }
      try {
        const opened = await service.run(finishOidc, { caller: null, id: undefined, input })
        return redirect('/console', request.sessionCookie('console', opened.secret))
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        // The identity provider redirects the browser to this URL. After an error, the service
        // redirects the browser to the console, so that the console can display the error.
        return redirect(`/console?refused=${error.code}`, request.flowCookie(null))
      }
    },
  }),
}

const originOf = (request: FastifyRequest): string =>
  request.pageOrigin() ?? `${request.protocol}://${request.host}`

const redirect = (location: string, cookie: string): Answer => ({
  status: 302,
  headers: { location, 'set-cookie': cookie },
})

const withCookie = (request: FastifyRequest, { account, secret }: OpenedSession): Answer => ({
  status: 201,
  body: { account },
  headers: { 'set-cookie': request.sessionCookie('console', secret) },
})
