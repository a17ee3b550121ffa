import type { FastifyRequest } from 'fastify'

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, no-cache'
/** What is told to whoever shows a token may not be for others, who share a cache with them. */
const kept = (control: string, { headers }: FastifyRequest): string =>
  headers.authorization === undefined ? control : control.replace('public', 'private')

/** What is said of it wherever an answer may be kept. */
export const CACHE_HEADERS = { description: 'It is the one that `If-None-Match` names' } as const

/**
 * What is named by its hash never changes, so nobody need ask for it twice; by another name it may
 * be replaced. The tag is a weak one, for what is told beside the content may change.
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

/** Anybody may keep it, and asks whether it is still the one. */
export const cacheableText = ({ text, tag }: Text, type: string, request: FastifyRequest) =>
  unlessKept(text, { etag: tag, 'cache-control': ASK_AGAIN, 'content-type': type }, request)

/** The answer, or that whoever asks has it. */
function unlessKept<Headers extends { readonly etag: string }>(
  body: unknown,
  headers: Headers,
  { headers: sent }: FastifyRequest,
) {
  const isKept = isNamed(headers.etag, sent['if-none-match'])
  return isKept ? { status: 304, headers } : { body, headers }
}

/** Whether a tag is weak makes no difference to who only wants to know. */
function isNamed(tag: string, tags = ''): boolean {
  const strong = (one: string) => one.trim().replace(/^W\//, '')
  return tags.split(',').some((one) => one.trim() === '*' || strong(one) === strong(tag))
}
