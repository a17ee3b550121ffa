import type { FastifyRequest } from 'fastify'
import { type Compressed, type Encoding, encodingFor } from '../../shared/compression.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, no-cache'
/** Shared caches must not store responses to authenticated callers. */
const kept = (control: string, { headers }: FastifyRequest): string =>
  headers.authorization === undefined && headers.cookie === undefined
    ? control
    : control.replace('public', 'private')

export const CACHE_HEADERS = {
  description: 'Not modified: `If-None-Match` matches the current version',
} as const

/**
 * The response for a URL with a hash never changes, but a content pack that is addressed by name
 * can be replaced. The entity tag is weak, because only the content determines the tag, and other
 * fields of the response may change.
 */
export function cachedByHash(body: { readonly hash: string }, request: FastifyRequest) {
  const isByHash = request.url.split('?')[0]!.endsWith(`/${body.hash}`)
  const control = isByHash ? FOR_EVER : ASK_AGAIN
  const headers = { etag: `W/"${body.hash}"`, 'cache-control': kept(control, request) }
  const isKept = isNamed(headers.etag, request.headers['if-none-match'])
  return isKept ? { status: 304, headers } : { body, headers }
}

interface Text {
  readonly text: string
  readonly tag: string
  in(encoding: Encoding): Promise<Compressed>
}

export async function cacheableText(written: Text, type: string, request: FastifyRequest) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const headers = {
    etag: encoding === null ? written.tag : written.tag.replace(/"$/, `-${encoding}"`),
    'cache-control': ASK_AGAIN,
    'content-type': type,
    vary: 'Accept-Encoding',
  }
  if (isNamed(headers.etag, request.headers['if-none-match'])) return { status: 304, headers }
  if (encoding === null) return { body: written.text, headers }
  return {
    body: await written.in(encoding),
    headers: { ...headers, 'content-encoding': encoding },
  }
}

function isNamed(tag: string, tags = ''): boolean {
  const strong = (one: string) => one.trim().replace(/^W\//, '')
  return tags.split(',').some((one) => one.trim() === '*' || strong(one) === strong(tag))
}
