import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    traceId?: string
  }
}

export function requestFacts(request: FastifyRequest) {
  const { id: reqId, ip: address, params, headers, caller } = request
  const named = (params as { game?: unknown } | undefined)?.game ?? headers['game-id']
  const game = typeof named === 'string' && GAME.test(named) ? named : undefined
  const traceId = request.traceId ?? traceIdIn(headers.traceparent)
  return { reqId, traceId, game, account: caller?.account.id, address }
}

const TRACE_PARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/

const traceIdIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? TRACE_PARENT.exec(header)?.[1] : undefined

/**
 * Only valid ids are logged, because any other value could be a secret that was sent in the wrong
 * field.
 */
const GAME = /^[0-9a-f-]{36}$/i
