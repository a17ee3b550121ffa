import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Headers of every door. */
export async function secure(
  app: FastifyInstance,
  { CORS_ORIGINS: origins }: Pick<Config, 'CORS_ORIGINS'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // The proxy that ends TLS says so, where there is one.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: origins.length > 0 ? 'cross-origin' : 'same-origin' },
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'Authorization')
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
