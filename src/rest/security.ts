import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Headers of every door. */
export async function secure(
  app: FastifyInstance,
  { corsOrigins }: { readonly corsOrigins: readonly string[] },
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
    crossOriginResourcePolicy: { policy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'Authorization')
  })
  if (corsOrigins.length === 0) return
  await app.register(cors, {
    origin: [...corsOrigins],
    credentials: false,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID'],
    exposedHeaders: ['Idempotency-Replayed', 'Link', 'Location', 'Retry-After'],
    maxAge: 86_400,
  })
}
