import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { allowsSlowRequest } from '../../../app/core/connections.ts'
import { detailOf, type ErrorKind, ServiceError } from '../../../app/core/errors.ts'
import { decisionBrief, labelledMove } from '../../../app/core/game-schema.ts'
import type { RateLimitBucket } from '../../../app/core/rate-limits.ts'
import { anything } from '../../../app/core/schema.ts'
import { rateLimitFields } from '../../shared/rate-limit-fields.ts'
import { requestFacts } from '../../shared/request-facts.ts'
import { RestError, type RestErrorCode } from './errors.ts'

export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  clause: z.string().optional(),
  facts: z.record(z.string(), anything).optional(),
  errors: z
    .array(
      z.strictObject({
        in: z.enum(['body', 'query', 'header']).optional(),
        pointer: z.string(),
        message: z.string(),
      }),
    )
    .optional(),
  /** The open decision that a refused move tried to answer; undefined for other errors. */
  decision: decisionBrief.optional(),
  /** Up to three legal moves that are similar to a refused move; undefined for other errors. */
  nearest: z.array(labelledMove).optional(),
  retryAfter: z.int().optional(),
  requestId: z.string().optional(),
})
export interface Problem extends z.infer<typeof problem> {}

export const statusOfKind: Readonly<Record<ErrorKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  unknown: 404,
  conflict: 409,
  unprocessable: 422,
  limited: 429,
  busy: 503,
  broken: 500,
}

const frameworkCodes: Readonly<Record<string, RestErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed-request',
  FST_ERR_NOT_FOUND: 'not-found',
  FST_ERR_HANDLER_TIMEOUT: 'timed-out',
}
const clientCodes: Readonly<Record<string, RestErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = knownError(error)
  if (known === null) request.log.error({ err: error, ...requestFacts(request) }, 'a bug')
  answer(known ?? new RestError('internal-error'), request, reply)
}

export function clientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && allowsSlowRequest(socket)) return
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const failure = new RestError(clientCodes[error.code ?? ''] ?? 'malformed-request')
  const body = JSON.stringify(problemOf(failure))
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'Content-Type: application/problem+json',
    'Cache-Control: no-store',
    'Referrer-Policy: no-referrer',
    'Connection: close',
    `X-Request-Id: ${randomUUID()}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

export function answer(
  error: ServiceError | RestError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const body = problemOf(error, request.id)
  if (error instanceof RestError) reply.headers(error.headers)
  if (error.retryAfterSeconds !== null) reply.header('retry-after', error.retryAfterSeconds)
  if (error.code === 'rate-limited') reply.headers(usedUp(error))
  if (body.status === 401 && !reply.hasHeader('www-authenticate'))
    reply.header('www-authenticate', 'Bearer realm="touchline"')
  // The rest of the request body is not read, so the connection cannot be reused for another
  // request.
  if (body.status === 413) reply.header('connection', 'close')
  reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body))
}

function usedUp({ facts, retryAfterSeconds }: ServiceError | RestError) {
  // The cast is safe because `rate-limits.ts` adds these properties to every `rate-limited` error.
  const { limit, ...rate } = facts as { limit: RateLimitBucket; most: number; seconds: number }
  return rateLimitFields(limit, { ...rate, left: 0, resetIn: retryAfterSeconds ?? rate.seconds })
}

export function problemOf(error: ServiceError | RestError, requestId?: string): Problem {
  const status = error instanceof RestError ? error.status : statusOfKind[error.kind]
  const refused = error instanceof ServiceError ? error : null
  const { clause = null, decision = null, nearest = [] } = refused ?? {}
  return {
    type: `/docs#error-${error.code}`,
    title: titleOf(error.code),
    status,
    code: error.code,
    detail: detailOf(error),
    ...(clause === null ? {} : { clause }),
    ...(Object.keys(error.facts).length === 0 ? {} : { facts: error.facts }),
    ...(error.errors.length === 0 ? {} : { errors: [...error.errors] }),
    ...(decision === null ? {} : { decision }),
    ...(nearest.length === 0 ? {} : { nearest: [...nearest] }),
    ...(error.retryAfterSeconds === null ? {} : { retryAfter: error.retryAfterSeconds }),
    ...(status >= 500 && requestId !== undefined ? { requestId } : {}),
  }
}

const titleOf = (code: string): string =>
  code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ')

function knownError(error: unknown): ServiceError | RestError | null {
  if (error instanceof ServiceError || error instanceof RestError) return error
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  const known = typeof code === 'string' ? frameworkCodes[code] : undefined
  if (known !== undefined) return new RestError(known)
  return statusCode === 400 ? new RestError('malformed-request') : null
}
