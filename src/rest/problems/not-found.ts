import type { FastifyReply, FastifyRequest } from 'fastify'
import { DoorError } from './errors.ts'
import { answer } from './problem.ts'

interface Address {
  readonly method: string
  readonly path: string
}

/** For Fastify's `setNotFoundHandler`: an address that knows other methods says which. */
export function notFoundAmong(known: readonly Address[]) {
  const addresses = known.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const [path = ''] = request.url.split('?')
    const allowed = addresses.flatMap(({ pattern, method }) => (pattern.test(path) ? method : []))
    const error =
      allowed.length === 0
        ? new DoorError('not-found')
        : new DoorError('method-not-allowed', { headers: { allow: allowed.join(', ') } })
    answer(error, request, reply)
  }
}
