import type { FastifyReply, FastifyRequest } from 'fastify'
import { RestError } from './errors.ts'
import { answer } from './problem.ts'

interface Address {
  readonly method: string
  readonly path: string
  readonly headed: boolean
}

/** If the path exists with other HTTP methods, the `Allow` header lists these methods. */
export function notFoundAmong(known: readonly Address[]) {
  const addresses = known.map(({ method, path, headed }) => ({
    methods: headed ? [method, 'HEAD'] : [method],
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const [path = ''] = request.url.split('?')
    const allowed = addresses.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []))
    const error =
      allowed.length === 0
        ? new RestError('not-found')
        : new RestError('method-not-allowed', { headers: { allow: allowed.join(', ') } })
    answer(error, request, reply)
  }
}
