import type * as Client from 'openid-client'
import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { ServiceError, serviceError } from '../core/errors.ts'
import type { ExternalIdentity } from './authenticate.ts'
import { type IdentityProvider, vouched } from './oidc.ts'

export interface OidcClient {
  start(
    context: Context,
    redirect: string,
  ): Promise<{ readonly url: string; readonly flow: string }>
  /**
   * Throws `sign-in-expired` unless the provider's answer belongs to the sign-in that this browser
   * started.
   */
  finish(context: Context, answer: URL, flow: string): Promise<ExternalIdentity | null>
}

export interface OidcClientTerms extends IdentityProvider {
  readonly clientId: string
  readonly clientSecret: string | null
}

const FLOW_MILLISECONDS = 10 * 60_000

const flowSchema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  expiresAt: z.int(),
})

/** Loads the library for the authorization code flow with PKCE (RFC 9700) on first use. */
export function oidcClient(terms: OidcClientTerms): OidcClient {
  let loading: Promise<{ client: typeof Client; config: Client.Configuration }> | null = null
  const load = () => {
    loading ??= configured(terms).catch((error) => {
      // The next sign-in tries again to load the library and the settings.
      loading = null
      throw serviceError('identity-provider-unavailable', { cause: error })
    })
    return loading
  }
  return {
    async start({ ports }, redirect) {
      const { client, config } = await load()
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        expiresAt: ports.clock.now() + FLOW_MILLISECONDS,
      }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirect,
        scope: scopesOf(terms),
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      })
      const text = Buffer.from(JSON.stringify(flow)).toString('base64url')
      return { url: url.href, flow: `${text}.${ports.challenges.sealed(Buffer.from(text))}` }
    },

    async finish({ ports }, answer, sealed) {
      const [text = '', ...seal] = sealed.split('.')
      if (!ports.challenges.holds(Buffer.from(text), seal.join('.')))
        throw serviceError('sign-in-expired')
      const flow = flowSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
      if (flow.expiresAt < ports.clock.now()) throw serviceError('sign-in-expired')
      const { client, config } = await load()
      try {
        const tokens = await client.authorizationCodeGrant(config, answer, {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        })
        // Identity providers return the granted scopes next to the id token, not inside it.
        const granted = tokens.scope === undefined ? {} : { scope: tokens.scope }
        return vouched({ ...granted, ...tokens.claims() }, terms)
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

async function configured({ issuer, clientId, clientSecret }: OidcClientTerms) {
  const client = await import('openid-client')
  const address = new URL(issuer)
  const isPlain = address.protocol === 'http:'
  const authentication =
    clientSecret === null ? client.None() : client.ClientSecretPost(clientSecret)
  const config = await client.discovery(address, clientId, undefined, authentication, {
    execute: isPlain ? [client.allowInsecureRequests] : [],
  })
  return { client, config }
}

/**
 * Only the scopes that grant roles are requested, because the client's settings at the identity
 * provider determine the other claims.
 */
const scopesOf = ({ roleClaim = 'scope', roleScopes }: OidcClientTerms): string =>
  ['openid', 'profile', ...(roleClaim === 'scope' ? Object.values(roleScopes) : [])].join(' ')

function failureOf(error: unknown): ServiceError {
  const { code = '', cause } = error as { code?: string; cause?: unknown }
  const isDown = code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && cause instanceof Error)
  const failure = isDown ? 'identity-provider-unavailable' : 'sign-in-expired'
  return error instanceof ServiceError ? error : serviceError(failure, { cause: error })
}
