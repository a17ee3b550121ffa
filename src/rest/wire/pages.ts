import type { FastifyRequest } from 'fastify'

/** The `Link` header that leads to the next page, for clients that follow those. */
export function nextLink(
  request: FastifyRequest,
  next: string | number | null,
): Record<string, string> {
  if (next === null) return {}
  const [path = '', query = ''] = request.url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('after', String(next))
  return { link: `<${path}?${parameters}>; rel="next"` }
}
