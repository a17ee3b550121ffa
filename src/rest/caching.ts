import type { FastifyRequest } from 'fastify'
import type { Answer } from './endpoint.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, no-cache'

/**
 * What is named by its hash never changes, so nobody need ask for it twice; by another name it may
 * be replaced. The tag is a weak one, for what is told beside the content may change.
 */
export function kept(body: { readonly hash: string }, request: FastifyRequest): Answer {
  const { url, headers: sent } = request
  const isByHash = url.split('?')[0]!.endsWith(`/${body.hash}`)
  const tag = `"${body.hash}"`
  const headers = { etag: `W/${tag}`, 'cache-control': isByHash ? FOR_EVER : ASK_AGAIN }
  return isNamed(tag, sent['if-none-match']) ? { status: 304, headers } : { body, headers }
}

const isNamed = (tag: string, tags = ''): boolean =>
  tags.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
