import {
  createGrant,
  deleteGrant,
  listGrants,
  showSignInRequest,
} from '../../../app/oauth/operations.ts'
import { approved, approveInput, signInFacts, signInRequest } from '../../../app/oauth/schema.ts'
import {
  approvedExample,
  grantsExample,
  signInExample,
  signInQuery,
} from '../document/examples/oauth.ts'
import { type Endpoints, json } from '../endpoint/endpoint.ts'
import { del, endpoint, get } from '../endpoint/methods.ts'

export const oauthEndpoints: Endpoints = {
  showSignInRequest: endpoint('GET', '/v1/oauth/request', showSignInRequest, {
    query: signInRequest,
    answers: {
      200: json('The program and the requested rights', signInFacts, signInExample),
    },
    handle: async ({ service, query, request }) => {
      const input = { request: query, address: request.ip }
      return { body: await service.run(showSignInRequest, { caller: null, id: undefined, input }) }
    },
  }),

  createGrant: endpoint('POST', '/v1/oauth/grants', createGrant, {
    body: approveInput,
    bodyExample: { request: signInQuery },
    answers: { 201: json('The URL to open', approved, approvedExample) },
    handle: async ({ service, caller, body, request }) => {
      const input = { ...body, address: request.ip }
      return { body: await service.run(createGrant, { caller, id: undefined, input }) }
    },
  }),

  listGrants: get('/v1/grants', listGrants, {
    answers: 'Connected programs and your agents',
    example: grantsExample,
  }),

  deleteGrant: del('/v1/grants/{grant}', deleteGrant, 'The program is disconnected'),
}
