import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { detailOf, ServiceError } from '../../../app/core/errors.ts'
import type { Context } from './context.ts'

export const graphqlErrors = {
  'malformed-query': 'The document is not valid GraphQL, or does not match the schema.',
  'query-too-large': 'The document exceeds the query limits.',
  'malformed-request': 'The request does not follow GraphQL over HTTP.',
  'method-not-allowed': 'GET supports queries only. Use POST for mutations.',
  'body-too-large': 'The request body is too large.',
  'unsupported-media-type': 'Send JSON with `Content-Type: application/json`.',
  'origin-refused': 'Pages from this origin may not open a WebSocket here.',
  'too-many-streams': 'Too many operations on this socket, or too many sockets for this account.',
  'timed-out': 'The request took too long. Try again.',
  'internal-error': 'Something went wrong on our side.',
} as const
type GraphqlCode = keyof typeof graphqlErrors

export const refusal = (
  code: GraphqlCode,
  detail: string = graphqlErrors[code],
  facts: Readonly<Record<string, unknown>> = {},
): GraphQLError => new GraphQLError(detail, { extensions: { code, facts } })

const frameworkCodes: Readonly<Record<string, GraphqlCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_HANDLER_TIMEOUT: 'timed-out',
  MER_ERR_GQL_VALIDATION: 'malformed-request',
  MER_ERR_METHOD_NOT_ALLOWED: 'method-not-allowed',
}

export function shownError(
  error: GraphQLError,
  { log, requestId }: Pick<Context, 'log' | 'requestId'>,
): GraphQLFormattedError {
  const { message, path, locations, extensions } = error
  const where = { ...(path ? { path } : {}), ...(locations ? { locations } : {}) }
  const cause = causeOf(error)
  if (cause instanceof ServiceError) {
    return { message: detailOf(cause), ...where, extensions: particularsOf(cause) }
  }
  if (Object.hasOwn(graphqlErrors, String(extensions.code))) {
    return { message, ...where, extensions }
  }
  const code = codeOf(cause, error)
  if (code !== 'internal-error') {
    const detail = code === 'malformed-query' ? message : graphqlErrors[code]
    return { message: detail, ...where, extensions: { code } }
  }
  log.error({ err: cause }, 'a bug')
  return { message: graphqlErrors[code], ...where, extensions: { code, requestId } }
}

function particularsOf(error: ServiceError) {
  const { code, clause, facts, errors, decision, nearest, retryAfterSeconds } = error
  return {
    code,
    ...(clause === null ? {} : { clause }),
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
    ...(errors.length === 0 ? {} : { errors }),
    ...(decision === null ? {} : { decision }),
    ...(nearest.length === 0 ? {} : { nearest }),
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
  }
}

function causeOf(error: GraphQLError): Error {
  const { originalError } = error
  if (!originalError) return error
  return originalError instanceof GraphQLError ? causeOf(originalError) : originalError
}

function codeOf(cause: Error, error: GraphQLError): GraphqlCode {
  const { code, statusCode } = cause as { code?: unknown; statusCode?: unknown }
  const known = typeof code === 'string' ? frameworkCodes[code] : undefined
  if (known) return known
  const isOfDocument = cause instanceof GraphQLError && (!error.path || /^Arg/.test(cause.message))
  if (isOfDocument) return 'malformed-query'
  return statusCode === 400 ? 'malformed-request' : 'internal-error'
}
