import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * What keeps an answer from being more than an answer in somebody's browser. The same for all, so
 * they are written down once; TLS, and that there is TLS, is the business of the proxy.
 */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'cache-control': 'private, no-store',
  vary: 'Authorization',
}

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
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID'],
    exposedHeaders: ['Idempotency-Replayed', 'Link', 'Location', 'Retry-After'],
    maxAge: 86_400,
  })
}
