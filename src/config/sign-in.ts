import { z } from 'zod'
import { variable, webAddress, webOrigin, whole } from './values.ts'

export const ofSignIn = {
  PUBLIC_URL: variable(
    webOrigin.optional(),
    'https://touchline.example.com',
    'address of the pages in a browser, without a path; required for Web Push notifications; ' +
      'passkeys are bound to the host name of this address; default: http://localhost and PORT',
  ),
  ADMIN_URL: variable(
    webOrigin.optional(),
    'https://touchline-admin.example.com',
    "address of /console in an operator's browser; default: PUBLIC_URL, or http://localhost",
  ),
  MCP_SIGN_IN: variable(
    z.enum(['own', 'issuer', 'off']).optional(),
    'own',
    'where agents sign in for /mcp: on a page of this service (`own`), at OIDC_ISSUER ' +
      '(`issuer`), or nowhere, with account tokens (`off`); default: own if PUBLIC_URL is set, ' +
      'otherwise off',
  ),
  OAUTH_CLIENTS: variable(
    z.string().min(1).optional(),
    '/etc/touchline/clients',
    'folder with metadata documents of MCP clients, for networks without internet access',
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
  OIDC_AUDIENCE: variable(
    z.string().min(1).optional(),
    'touchline',
    "audience (`aud`) of the identity provider's tokens",
  ),
  OIDC_JWKS_URL: variable(
    webAddress.optional(),
    'https://login.example.com/keys',
    "address of the identity provider's public keys; default: discovered from OIDC_ISSUER",
  ),
  OIDC_SUPPORT_SCOPE: variable(
    z.string().min(1).default('touchline:support'),
    'touchline:support',
    'identity provider scope that grants the `support` role',
  ),
  OIDC_OPERATOR_SCOPE: variable(
    z.string().min(1).default('touchline:operator'),
    'touchline:operator',
    'identity provider scope that grants the `operator` role',
  ),
  OIDC_OWNER_SCOPE: variable(
    z.string().min(1).default('touchline:owner'),
    'touchline:owner',
    'identity provider scope that grants the `owner` role',
  ),
  OIDC_ADMIN_SCOPE: variable(
    z.string().min(1).optional(),
    'touchline:admin',
    'former name of OIDC_OWNER_SCOPE',
  ),
  OIDC_TOKEN_DAYS: variable(
    whole(1, 3_650).default(30),
    '30',
    "number of days that an account's tokens stay valid after its last sign-in with the identity " +
      'provider',
  ),
  OIDC_ROLE_CLAIM: variable(
    z.string().min(1).default('scope'),
    'realm_access.roles',
    'claim that contains the roles, separated by spaces or as a list; dots separate nested names',
  ),
  OIDC_CLIENT_ID: variable(
    z.string().min(1).optional(),
    'touchline-console',
    "console's client ID, issued by the identity provider; default: operators use passkeys",
  ),
  OIDC_CLIENT_SECRET: variable(
    z.string().min(1).optional(),
    'the-secret-of-that-client',
    'client secret of OIDC_CLIENT_ID; default: none, because the client is public',
  ),
} as const

interface SignInSettings {
  readonly MCP_SIGN_IN?: 'own' | 'issuer' | 'off' | undefined
  readonly PUBLIC_URL?: string | undefined
  readonly OIDC_ISSUER?: string | undefined
}

/**
 * Describes how agents sign in at /mcp. Returns null if people must give tokens to their agents.
 */
export function agentSignIn(config: SignInSettings) {
  const { PUBLIC_URL: publicUrl, OIDC_ISSUER: provider } = config
  const mode = config.MCP_SIGN_IN ?? (publicUrl === undefined ? 'off' : 'own')
  const issuer = mode === 'own' ? publicUrl : provider
  if (mode === 'off' || publicUrl === undefined || issuer === undefined) return null
  return { mode, issuer, resource: `${publicUrl}/mcp`, metadata: publicUrl }
}
