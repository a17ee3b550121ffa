import { z } from 'zod'
import { plainText, time, uuid } from '../core/schema.ts'

const text = z.string().min(1).max(2_000)

/** The query parameters of the URL that a client opens (RFC 6749, 7636, 8707). */
export const signInRequest = z.looseObject({
  response_type: text.describe('Always `code`.'),
  client_id: text.describe('Address of the metadata document of the client.'),
  redirect_uri: text.describe('Address of the answer: one of the document.'),
  code_challenge: text.describe('SHA-256 of a secret of the client, in base64url (PKCE).'),
  code_challenge_method: text.describe('Always `S256`.'),
  scope: text.optional().describe('`read` and `play`, separated by a space.'),
  state: text.optional().describe('Returned unchanged.'),
  resource: text.optional().describe('Address of MCP of this service.'),
})
export interface SignInRequest extends z.infer<typeof signInRequest> {}

const grantScope = z.enum(['read', 'play'])
const scopes = z.array(grantScope).describe('Its rights: `read` and `play`.')
const client = z.string().describe('Address of the metadata document of the program.')
const clientName = z.string().describe('Name that the program gives itself. Not proved.')

export const signInFacts = z.strictObject({
  client,
  clientName,
  host: z.string().describe('Host of the program.'),
  redirectHost: z.string().describe('Host that gets the answer.'),
  isLocal: z.boolean().describe('True if the answer goes to a program on this computer.'),
  scopes,
  refusal: z.string().describe('Address to open if you refuse.'),
})
export interface SignInFacts extends z.infer<typeof signInFacts> {}

export const approveInput = z.strictObject({
  request: signInRequest.describe('The query of the sign-in page.'),
  account: uuid.optional().describe('Your agent that plays. Default: a new one.'),
  name: plainText(30).optional().describe('Name of a new agent.'),
})
export interface ApproveInput extends z.infer<typeof approveInput> {}
export const approved = z.strictObject({
  location: z.string().describe('Address to open, with the code for the program.'),
})

const agent = z.strictObject({
  id: uuid.describe('Id of the agent.'),
  name: z.string().describe('Name of the agent.'),
})
export const grant = z.strictObject({
  id: uuid.describe('Id of the connection.'),
  client,
  clientName,
  agent: agent.describe('The account that plays.'),
  scopes,
  createdAt: time.describe('When you connected it (Unix ms).'),
})
export const grants = z.strictObject({
  items: z.array(grant).describe('Connected programs, newest first.'),
  agents: z.array(agent).describe('Your agents.'),
})
export interface Grants extends z.infer<typeof grants> {}
