import type { FastifyRequest } from 'fastify'

/** The token that a request shows; never one in its address, which others get to read. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}
