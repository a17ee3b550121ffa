import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  addPasskey,
  approveLink,
  closeSession,
  createLink,
  createPasskeyOptions,
  enterLink,
  listPasskeys,
  openSession,
  passkeyRequestOptions,
  removePasskey,
  showLink,
  signInWithPasskey,
} from '../../../app/accounts/session-operations.ts'
import {
  closeSessionInput,
  enteredLink,
  enterLinkInput,
  givenToken,
  newGuest,
  newPasskeyInput,
  type OpenedSession,
  passkey,
  passkeyOptions,
  passkeySignInInput,
  signedIn,
} from '../../../app/accounts/session-schema.ts'
import { accountExample } from '../document/examples/accounts.ts'
import {
  creationExample,
  credentialExample,
  linkExample,
  passkeyExample,
  requestExample,
} from '../document/examples/sessions.ts'
import { type Answer, type Endpoints, json } from '../endpoint/endpoint.ts'
import { del, endpoint, get, post } from '../endpoint/methods.ts'
import { deviceIn } from '../wire/device.ts'
import { isOwnPage } from '../wire/sessions.ts'

const SIGNED_IN = 'The account. The response sets the session cookie'

export const sessionEndpoints: Endpoints = {
  openSession: endpoint('POST', '/v1/session', openSession, {
    body: z.union([newGuest, givenToken]),
    bodyExample: { name: 'Ada' },
    answers: {
      201: json(SIGNED_IN, signedIn, { account: accountExample }),
    },
    async handle({ service, body, request }) {
      const input = { ...body, page: pageOf(request) }
      return withCookie(
        request,
        await service.run(openSession, { caller: null, id: undefined, input }),
      )
    },
  }),

  closeSession: endpoint('DELETE', '/v1/session', closeSession, {
    query: closeSessionInput,
    answers: { 204: { description: 'The browser is signed out' } },
    async handle({ service, caller, query, request }) {
      await service.run(closeSession, { caller, id: undefined, input: query })
      return { status: 204, headers: { 'set-cookie': request.sessionCookie('session', null) } }
    },
  }),

  createPasskeyOptions: endpoint('POST', '/v1/passkeys/options', createPasskeyOptions, {
    answers: { 200: json('The options', passkeyOptions, { publicKey: creationExample }) },
    async handle({ service, caller, request }) {
      const input = pageOf(request)
      return { body: await service.run(createPasskeyOptions, { caller, id: undefined, input }) }
    },
  }),

  addPasskey: endpoint('POST', '/v1/passkeys', addPasskey, {
    body: newPasskeyInput,
    bodyExample: { credential: credentialExample },
    answers: { 201: json('The passkey', passkey, passkeyExample) },
    async handle({ service, caller, body, request }) {
      const input = { ...body, page: pageOf(request) }
      return { status: 201, body: await service.run(addPasskey, { caller, id: undefined, input }) }
    },
  }),

  listPasskeys: get('/v1/passkeys', listPasskeys, {
    answers: 'Your passkeys',
    example: [passkeyExample],
  }),

  removePasskey: del('/v1/passkeys/{passkey}', removePasskey, 'The passkey is deleted'),

  passkeyRequestOptions: endpoint('POST', '/v1/sign-in/passkey/options', passkeyRequestOptions, {
    answers: { 200: json('The options', passkeyOptions, { publicKey: requestExample }) },
    async handle({ service, request }) {
      const call = { caller: null, id: undefined, input: pageOf(request) }
      return { body: await service.run(passkeyRequestOptions, call) }
    },
  }),

  signInWithPasskey: endpoint('POST', '/v1/sign-in/passkey', signInWithPasskey, {
    body: passkeySignInInput,
    bodyExample: { credential: credentialExample },
    answers: { 201: json(SIGNED_IN, signedIn, { account: accountExample }) },
    async handle({ service, body, request }) {
      const input = { ...body, page: pageOf(request), guest: request.presented() }
      const call = { caller: null, id: undefined, input }
      return withCookie(request, await service.run(signInWithPasskey, call))
    },
  }),

  createLink: post('/v1/account/links', createLink, {
    answers: 'The code',
    example: { ...linkExample, code: 'KT3X-9QPM' },
  }),

  showLink: get('/v1/account/links/{link}', showLink, {
    answers: 'The device; null until the code is entered',
    example: linkExample,
  }),

  approveLink: endpoint('POST', '/v1/account/links/{link}/approve', approveLink, {
    answers: { 204: { description: 'The device is signed in' } },
    async handle({ service, caller, path }) {
      await service.run(approveLink, { caller, id: path.link, input: {} })
      return { status: 204 }
    },
  }),

  enterLink: endpoint('POST', '/v1/sign-in/link', enterLink, {
    body: enterLinkInput,
    bodyExample: { code: 'KT3X-9QPM' },
    answers: {
      200: json(
        'The code is correct, but the signed-in device has not approved the sign-in yet',
        enteredLink,
        {
          account: null,
          secret: 'tl_Zm9vdGJhbGwtYm9hcmQtZ2FtZXMtYXJlLWZ1bi1zb21l',
        },
      ),
      201: json(SIGNED_IN, enteredLink, { account: accountExample, secret: null }),
    },
    async handle({ service, body, request }) {
      const input = { ...body, page: pageOf(request) }
      const call = { caller: null, id: undefined, input }
      const { waiting, opened } = await service.run(enterLink, call)
      if (opened === null) return { body: { account: null, secret: waiting } }
      const { account } = opened
      return { ...withCookie(request, opened), body: { account, secret: null } }
    },
  }),
}

export const pageOf = (request: FastifyRequest) => ({
  isOwn: isOwnPage(request),
  origin: request.pageOrigin(),
  device: deviceIn(request.headers['user-agent']),
})

export const withCookie = (
  request: FastifyRequest,
  { account, secret }: OpenedSession,
): Answer => ({
  status: 201,
  body: { account },
  headers: { 'set-cookie': request.sessionCookie('session', secret) },
})
