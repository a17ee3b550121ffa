import { ada, game, startedAt } from './ids.ts'

const client = 'https://chat.example/oauth/touchline.json'
export const signInQuery = {
  response_type: 'code',
  client_id: client,
  redirect_uri: 'https://chat.example/callback',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
}
export const signInExample = {
  client,
  clientName: 'Chat',
  host: 'chat.example',
  redirectHost: 'chat.example',
  isLocal: false,
  scopes: ['read', 'play'] as ('read' | 'play')[],
  refusal: 'https://chat.example/callback?error=access_denied&iss=https%3A%2F%2Ftouchline.example',
}
export const approvedExample = {
  location: 'https://chat.example/callback?code=abc&iss=https%3A%2F%2Ftouchline.example',
}
const agent = { id: ada, name: 'Chat' }
export const grantsExample = {
  items: [
    {
      ...{ id: game, client, clientName: 'Chat', agent, createdAt: startedAt },
      scopes: ['read', 'play'] as ('read' | 'play')[],
    },
  ],
  agents: [agent],
}
