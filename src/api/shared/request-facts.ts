import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the span of this request, if the node records traces. */
    traceId?: string
  }
}

/** Who asked for what, as far as known. `game` also comes from the header for proxies. */
export function requestFacts(request: FastifyRequest) {
  const { id: reqId, ip: address, params, headers, caller } = request
  const named = (params as { game?: unknown } | undefined)?.game ?? headers['game-id']
  const game = typeof named === 'string' && GAME.test(named) ? named : undefined
  const traceId = request.traceId ?? traceIdIn(headers.traceparent)
  return { reqId, traceId, game, account: caller?.account.id, address }
}

/** W3C Trace Context: a trace that a proxy or a client has started. */
const TRACE_PARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/

const traceIdIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? TRACE_PARENT.exec(header)?.[1] : undefined

/** Other values could be secrets in the wrong place. */
const GAME = /^[0-9a-f-]{36}$/i
