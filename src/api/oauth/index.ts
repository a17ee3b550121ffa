import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { METADATA_PATH, SCOPES } from '../../app/oauth/challenge.ts'
import { exchange, revoke, type TokenForm, TokenRefused } from '../../app/oauth/oauth.ts'
import type { Service } from '../../app/service/service.ts'

interface OAuthOptions {
  readonly service: Service
  /**
   * The issuer in the OAuth metadata, which is either this service or the operator's identity
   * provider.
   */
  readonly issuer: string
  readonly resource: string
}

const FORM_BYTES_MAX = 8_192

/** OAuth endpoints through which agents sign in. The web pages use the endpoints at `/v1/oauth`. */
export const oauth: FastifyPluginAsync<OAuthOptions> = async (
  app,
  { service, issuer, resource },
) => {
  const { context } = service
  const protectedResource = {
    resource,
    authorization_servers: [issuer],
    scopes_supported: [...SCOPES],
    bearer_methods_supported: ['header'],
    resource_name: 'Touchline',
  }
  for (const url of [METADATA_PATH, `${METADATA_PATH}/mcp`])
    app.get(url, async (_, reply) => open(reply).send(protectedResource))
  if (!context.oauth) return
  const server = {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    scopes_supported: [...SCOPES],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  }
  app.get('/.well-known/oauth-authorization-server', async (_, reply) => open(reply).send(server))
  const form = { parseAs: 'string', bodyLimit: FORM_BYTES_MAX } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', form, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post('/oauth/token', async (request, reply) =>
    told(open(reply), () => exchange(context, (request.body ?? {}) as TokenForm)),
  )
  app.post('/oauth/revoke', async (request, reply) =>
    told(open(reply), async () => {
      await revoke(context, (request.body ?? {}) as TokenForm)
      return {}
    }),
  )
}

/**
 * Web pages of any origin may read the OAuth responses, because the OAuth endpoints do not use
 * cookies.
 */
const open = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*')

async function told(reply: FastifyReply, work: () => Promise<object>): Promise<FastifyReply> {
  try {
    return reply.send(await work())
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error
    return reply.code(400).send({ error: error.code })
  }
}
