import type { FastifyRequest } from 'fastify'

/** Who asked for what, as far as known. `game` also comes from the header for proxies. */
export function requestFacts({ id: reqId, ip: address, params, headers, caller }: FastifyRequest) {
  const named = (params as { game?: unknown } | undefined)?.game ?? headers['game-id']
  const game = typeof named === 'string' && GAME.test(named) ? named : undefined
  return { reqId, game, account: caller?.account.id, address }
}

/** Other values could be secrets in the wrong place. */
const GAME = /^[0-9a-f-]{36}$/i
