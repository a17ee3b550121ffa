import type { FastifyRequest } from 'fastify'

interface Page {
  readonly next: string | number | null
}

export const NEXT_PAGE = { link: 'URL of the next page; absent on the last page' } as const

export const paged = (body: Page, request: FastifyRequest, next = body.next) => ({
  body,
  headers: nextLink(request, next),
})

function nextLink({ url }: FastifyRequest, next: Page['next']): Record<string, string> {
  if (next === null) return {}
  // The URL is split only at the first question mark, because values in a query may contain
  // question marks.
  const [path = '', ...query] = url.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  parameters.set('after', String(next))
  return { link: `<${path}?${parameters}>; rel="next"` }
}
