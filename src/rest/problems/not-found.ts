import type { FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '../endpoints/index.ts'
import { DoorError } from './errors.ts'
import { answer } from './problem.ts'

const addresses = endpoints.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** For Fastify's `setNotFoundHandler`: an address that knows other methods says which. */
export function notFound(request: FastifyRequest, reply: FastifyReply): void {
  const [path = ''] = request.url.split('?')
  const allowed = addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  const error =
    allowed.length === 0
      ? new DoorError('not-found')
      : new DoorError('method-not-allowed', { headers: { allow: allowed.join(', ') } })
  answer(error, request, reply)
}
