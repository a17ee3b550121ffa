import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { REQUEST_ID_HEADER } from './request-ids.ts'

/**
 * Protects answers that a browser opens. Each header costs a move 1 % of its time, so data has only
 * these; pages have more. TLS headers are set by the proxy.
 */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  vary: 'Authorization, Cookie',
}

/** Needed only by pages. */
export const PAGE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** Headers of MCP clients in browsers. */
const OF_AGENTS = [
  'Mcp-Protocol-Version',
  'Mcp-Session-Id',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Param-Game',
]

export async function secure(
  app: FastifyInstance,
  { CORS_ORIGINS: origins }: Pick<Config, 'CORS_ORIGINS'>,
): Promise<void> {
  const policy = origins.length > 0 ? 'cross-origin' : 'same-origin'
  const headers = { ...HEADERS, 'cross-origin-resource-policy': policy }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id)
    done()
  })
  if (origins.length === 0) return
  await app.register(cors, {
    origin: origins,
    credentials: false,
    methods: ['GET', 'POST', 'DELETE'],
    // Proxies choose the node by `Game-Id`.
    allowedHeaders: [
      ...['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID'],
      ...['Game-Id', ...OF_AGENTS],
    ],
    exposedHeaders: ['Idempotency-Replayed', 'Link', 'Location', 'Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  })
}
