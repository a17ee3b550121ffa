import { z } from 'zod'
import { variable, webAddress, webOrigin, whole } from './values.ts'

export const ofSignIn = {
  PUBLIC_URL: variable(
    webOrigin.optional(),
    'https://touchline.example.com',
    'address of the pages in a browser, without a path; passkeys belong to its host name, and ' +
      'notices to browsers (Web Push) need it; default: http://localhost and PORT',
  ),
  ADMIN_URL: variable(
    webOrigin.optional(),
    'https://touchline-admin.example.com',
    "address of /console in an operator's browser; default: PUBLIC_URL, or http://localhost",
  ),
  MCP_SIGN_IN: variable(
    z.enum(['own', 'issuer', 'off']).optional(),
    'own',
    'how agents sign in at /mcp: on a page of this service, at OIDC_ISSUER, or not at all; ' +
      'default: own with PUBLIC_URL, else off',
  ),
  OAUTH_CLIENTS: variable(
    z.string().min(1).optional(),
    '/etc/touchline/clients',
    'folder with metadata documents of agents, for networks without the internet',
  ),
  CONSOLE_IDLE_MINUTES: variable(
    whole(1, 1_440).default(30),
    '30',
    'time without a request after which an operator is signed out of the console',
  ),
  CONSOLE_HOURS_MAX: variable(
    whole(1, 168).default(12),
    '12',
    'time after which an operator has to sign in to the console again',
  ),
  OIDC_ISSUER: variable(
    webAddress.optional(),
    'https://login.example.com',
    'identity provider whose tokens are accepted',
  ),
  OIDC_AUDIENCE: variable(z.string().min(1).optional(), 'touchline', 'audience of its tokens'),
  OIDC_JWKS_URL: variable(
    webAddress.optional(),
    'https://login.example.com/keys',
    'its public keys; default: discovered from the issuer',
  ),
  OIDC_SUPPORT_SCOPE: variable(
    z.string().min(1).default('touchline:support'),
    'touchline:support',
    'scope of its tokens that grants `support`, without access to secrets',
  ),
  OIDC_OPERATOR_SCOPE: variable(
    z.string().min(1).default('touchline:operator'),
    'touchline:operator',
    'scope of its tokens that grants `operator`',
  ),
  OIDC_OWNER_SCOPE: variable(
    z.string().min(1).default('touchline:owner'),
    'touchline:owner',
    'scope of its tokens that grants `owner`',
  ),
  OIDC_ADMIN_SCOPE: variable(
    z.string().min(1).optional(),
    'touchline:admin',
    'former name of OIDC_OWNER_SCOPE',
  ),
  OIDC_TOKEN_DAYS: variable(
    whole(1, 3_650).default(30),
    '30',
    'lifetime of the tokens created after a sign-in, until the next sign-in',
  ),
  OIDC_ROLE_CLAIM: variable(
    z.string().min(1).default('scope'),
    'realm_access.roles',
    'claim with the roles, as words or a list; a path with dots',
  ),
  OIDC_CLIENT_ID: variable(
    z.string().min(1).optional(),
    'touchline-console',
    'client of the provider with which operators sign in to /console; default: passkeys',
  ),
  OIDC_CLIENT_SECRET: variable(
    z.string().min(1).optional(),
    'the-secret-of-that-client',
    'secret of that client; default: a public client',
  ),
} as const

interface SignInSettings {
  readonly MCP_SIGN_IN?: 'own' | 'issuer' | 'off' | undefined
  readonly PUBLIC_URL?: string | undefined
  readonly OIDC_ISSUER?: string | undefined
}

/** How agents sign in at /mcp; null if they use tokens that people give them. */
export function agentSignIn(config: SignInSettings) {
  const { PUBLIC_URL: publicUrl, OIDC_ISSUER: provider } = config
  const mode = config.MCP_SIGN_IN ?? (publicUrl === undefined ? 'off' : 'own')
  const issuer = mode === 'own' ? publicUrl : provider
  if (mode === 'off' || publicUrl === undefined || issuer === undefined) return null
  return { mode, issuer, resource: `${publicUrl}/mcp`, metadata: publicUrl }
}
