import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config/config.ts'

/**
 * What keeps an answer from being more than an answer in somebody's browser. Each of them costs
 * every move a hundredth of its time, so there are no more than data needs; a page for people has
 * more. TLS, and that there is TLS, is the business of the proxy.
 */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  vary: 'Authorization',
}

/** What only a page can do: open others, and ask for names. */
export const PAGE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** What clients of MCP send, and in a page have to be allowed to. */
const OF_AGENTS = [
  'Mcp-Protocol-Version',
  'Mcp-Session-Id',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Param-Game',
]

/** Headers of every door. */
export async function secure(
  app: FastifyInstance,
  { CORS_ORIGINS: origins }: Pick<Config, 'CORS_ORIGINS'>,
): Promise<void> {
  const policy = origins.length > 0 ? 'cross-origin' : 'same-origin'
  const headers = { ...HEADERS, 'cross-origin-resource-policy': policy }
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
  if (origins.length === 0) return
  await app.register(cors, {
    origin: origins,
    credentials: false,
    methods: ['GET', 'POST', 'DELETE'],
    // By the id of the game a proxy finds the node that has it in memory.
    allowedHeaders: [
      ...['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID'],
      ...['Game-Id', ...OF_AGENTS],
    ],
    exposedHeaders: ['Idempotency-Replayed', 'Link', 'Location', 'Retry-After'],
    maxAge: 86_400,
  })
}
