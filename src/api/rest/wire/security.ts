import cors from '@fastify/cors'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { REQUEST_ID_HEADER } from './request-ids.ts'

/**
 * JSON responses have no other security headers, because each additional header makes a move 1 %
 * slower. Responses that contain a page also have the headers in `PAGE_HEADERS`. The proxy sets the
 * headers that concern TLS.
 */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  vary: 'Authorization, Cookie',
}

export const PAGE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

const OF_AGENTS = [
  'Mcp-Protocol-Version',
  'Mcp-Session-Id',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Param-Game',
]

const EXPOSED = [
  ...['Deprecation', 'ETag', 'Idempotency-Replayed', 'Link', 'Location', 'RateLimit'],
  ...['RateLimit-Policy', 'Retry-After', 'Sunset', 'X-Request-Id'],
]
const PREFLIGHT_SECONDS = 86_400

const OF_PUBLIC = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED.join(', '),
}
const OF_PUBLIC_PREFLIGHT = {
  ...OF_PUBLIC,
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'Authorization, Last-Event-ID',
  'access-control-max-age': String(PREFLIGHT_SECONDS),
}

export async function secure(
  app: FastifyInstance,
  { CORS_ORIGINS: origins, CORS_PUBLIC }: Pick<Config, 'CORS_ORIGINS' | 'CORS_PUBLIC'>,
): Promise<void> {
  const policy = origins.length > 0 ? 'cross-origin' : 'same-origin'
  const headers = { ...HEADERS, 'cross-origin-resource-policy': policy }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id)
    done()
  })
  if (CORS_PUBLIC) app.addHook('onRequest', openToPages(new Set(origins)))
  if (origins.length === 0) return
  await app.register(cors, {
    origin: origins,
    credentials: false,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: [
      ...['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID'],
      ...['Game-Id', ...OF_AGENTS],
    ],
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
  })
}

/**
 * Allows web pages of any origin to read public endpoints. The `cors` plugin handles the origins in
 * `CORS_ORIGINS`, which have more rights.
 */
function openToPages(known: ReadonlySet<string>): onRequestHookHandler {
  return (request, reply, done) => {
    const { headers, method, routeOptions } = request
    const isOpen = routeOptions.config.isPublic && !known.has(headers.origin ?? '')
    if (!isOpen) done()
    else if (method !== 'OPTIONS') {
      reply.headers(OF_PUBLIC)
      done()
    } else if (headers['access-control-request-method'] === undefined) done()
    else reply.code(204).headers(OF_PUBLIC_PREFLIGHT).send()
  }
}
