import type { FastifyRequest } from 'fastify'

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, no-cache'
/** Shared caches must not store answers to authenticated callers. */
const kept = (control: string, { headers }: FastifyRequest): string =>
  headers.authorization === undefined && headers.cookie === undefined
    ? control
    : control.replace('public', 'private')

export const CACHE_HEADERS = {
  description: 'Not modified: `If-None-Match` names the current version',
} as const

/**
 * Content named by its hash never changes; other names can be replaced. The tag is weak, since
 * accompanying fields may change.
 */
export function cachedByHash(body: { readonly hash: string }, request: FastifyRequest) {
  const isByHash = request.url.split('?')[0]!.endsWith(`/${body.hash}`)
  const control = isByHash ? FOR_EVER : ASK_AGAIN
  const headers = { etag: `W/"${body.hash}"`, 'cache-control': kept(control, request) }
  return unlessKept(body, headers, request)
}

interface Text {
  readonly text: string
  readonly tag: string
}

/** Public, with revalidation. */
export const cacheableText = ({ text, tag }: Text, type: string, request: FastifyRequest) =>
  unlessKept(text, { etag: tag, 'cache-control': ASK_AGAIN, 'content-type': type }, request)

function unlessKept<Headers extends { readonly etag: string }>(
  body: unknown,
  headers: Headers,
  { headers: sent }: FastifyRequest,
) {
  const isKept = isNamed(headers.etag, sent['if-none-match'])
  return isKept ? { status: 304, headers } : { body, headers }
}

/** `If-None-Match` compares weakly. */
function isNamed(tag: string, tags = ''): boolean {
  const strong = (one: string) => one.trim().replace(/^W\//, '')
  return tags.split(',').some((one) => one.trim() === '*' || strong(one) === strong(tag))
}
