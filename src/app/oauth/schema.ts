import { z } from 'zod'
import { plainText, time, uuid } from '../core/schema.ts'

const text = z.string().min(1).max(2_000)

export const signInRequest = z.looseObject({
  response_type: text.describe('Always `code`.'),
  client_id: text.describe("URL of the client's metadata document."),
  redirect_uri: text.describe('Redirect URL; the metadata document must list this URL.'),
  code_challenge: text.describe("SHA-256 of the client's PKCE verifier, in base64url."),
  code_challenge_method: text.describe('Always `S256`.'),
  scope: text.optional().describe('Requested scopes: `read` and `play`, separated by a space.'),
  state: text
    .optional()
    .describe('Value chosen by the client, which the redirect returns unchanged.'),
  resource: text.optional().describe("URL of this service's MCP endpoint."),
})
export interface SignInRequest extends z.infer<typeof signInRequest> {}

const grantScope = z.enum(['read', 'play'])
const scopes = z.array(grantScope).describe('Rights of the program: `read` and `play`.')
const client = z.string().describe("URL of the program's metadata document.")
const clientName = z.string().describe('Unverified name that the program declares.')

export const signInFacts = z.strictObject({
  client,
  clientName,
  host: z.string().describe("Host name in the URL of the program's metadata document."),
  redirectHost: z.string().describe('Host name of the redirect URL.'),
  isLocal: z.boolean().describe('True if the redirect leads to a program on your computer.'),
  scopes,
  refusal: z.string().describe('URL to open if you refuse access.'),
})
export interface SignInFacts extends z.infer<typeof signInFacts> {}

export const approveInput = z.strictObject({
  request: signInRequest.describe('Query parameters of the sign-in page.'),
  account: uuid
    .optional()
    .describe('Id of the agent that plays for you. Default: a new agent is created.'),
  name: plainText(30).optional().describe('Name of a new agent.'),
})
export interface ApproveInput extends z.infer<typeof approveInput> {}
export const approved = z.strictObject({
  location: z.string().describe("URL to open, with the program's authorization code."),
})

const agent = z.strictObject({
  id: uuid.describe('Id of the agent.'),
  name: z.string().describe('Name of the agent.'),
})
export const grant = z.strictObject({
  id: uuid.describe('Id of the connection.'),
  client,
  clientName,
  agent: agent.describe('Agent account that the program uses to play.'),
  scopes,
  createdAt: time.describe('Time of the connection (Unix ms).'),
})
export const grants = z.strictObject({
  items: z.array(grant).describe('Connected programs, newest first.'),
  agents: z.array(agent).describe('Your agents.'),
})
export interface Grants extends z.infer<typeof grants> {}
