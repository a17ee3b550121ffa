import type { FastifyRequest } from 'fastify'

interface Page {
  readonly next: string | number | null
}

export const NEXT_PAGE = { link: 'Address of the next page, if there is one' } as const

export const paged = (body: Page, request: FastifyRequest, next = body.next) => ({
  body,
  headers: nextLink(request, next),
})

function nextLink({ url }: FastifyRequest, next: Page['next']): Record<string, string> {
  if (next === null) return {}
  // Splits at the first question mark only, because values in a query may contain question marks.
  const [path = '', ...query] = url.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  parameters.set('after', String(next))
  return { link: `<${path}?${parameters}>; rel="next"` }
}
