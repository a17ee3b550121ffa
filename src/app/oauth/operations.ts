import { z } from 'zod'
import { operation } from '../core/operation.ts'
import { approve, endGrant, signInFacts as facts, listGrants as list } from './oauth.ts'
import { approved, approveInput, grants, signInFacts, signInRequest } from './schema.ts'

const address = z.string()

export const showSignInRequest = operation({
  summary: "Check a program's sign-in request",
  description:
    'Returns the program that requests access and the rights it requests, for display on the ' +
    "sign-in page. Reads the program's metadata document.",
  rateLimit: 'accounts',
  scope: 'none',
  input: z.strictObject({ request: signInRequest, address }),
  answer: signInFacts,
  errors: ['sign-in-off', 'sign-in-invalid'],
  run: (context, { input }) => facts(context, input.request, input.address),
})

export const createGrant = operation({
  summary: 'Connect a program as your agent',
  description:
    'Returns the URL to open, with an authorization code for the program. The agent has its ' +
    'own name, seats and rating.',
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  input: approveInput.extend({ address }),
  answer: approved,
  errors: ['sign-in-off', 'sign-in-invalid', 'account-unknown'],
  run: (context, { caller, input }) => approve(context, caller, input, input.address),
})

export const listGrants = operation({
  summary: 'List connected programs',
  description: 'Returns the programs you allow to play over MCP, and your agents.',
  rateLimit: 'reads',
  scope: 'read',
  answer: grants,
  errors: [],
  run: (context, { caller }) => list(context, caller),
})

export const deleteGrant = operation({
  summary: 'Disconnect a program',
  description: "The program's tokens are revoked at once, on all nodes. The agent keeps its games.",
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  subject: 'grant',
  errors: ['grant-unknown'],
  run: (context, { caller, id }) => endGrant(context, caller, id),
})
