import type { FastifyRequest } from 'fastify'

interface Page {
  readonly next: string | number | null
}

/** As the document has the header of a page. */
export const NEXT_PAGE = { link: 'The next page, where there is one' } as const

/** A page with the `Link` header that leads to the next, for clients that follow those. */
export const paged = (body: Page, request: FastifyRequest, next = body.next) => ({
  body,
  headers: nextLink(request, next),
})

function nextLink({ url }: FastifyRequest, next: Page['next']): Record<string, string> {
  if (next === null) return {}
  // A question mark may stand in what is asked, too.
  const [path = '', ...query] = url.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  parameters.set('after', String(next))
  return { link: `<${path}?${parameters}>; rel="next"` }
}
