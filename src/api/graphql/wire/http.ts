import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import mercurius from 'mercurius'
import { allowanceOf } from '../../../app/core/rate-limits.ts'
import { encodingFor } from '../../shared/compression.ts'
import { type Context, contextOf } from '../core/context.ts'
import { refusal, shownError } from '../core/errors.ts'
import { packedIn } from '../core/introspection.ts'
import {
  INTROSPECTION_READS,
  isIntrospection,
  mayBeIntrospection,
  parseOptions,
  sizeRule,
  validateOptions,
} from '../core/query-limits.ts'
import type { GraphqlTransport } from '../core/transport.ts'

const MEDIA = 'application/graphql-response+json'
const DOCUMENTS_MAX = 256

declare module 'mercurius' {
  interface MercuriusContext extends Context {}
}

export async function overHttp(
  app: FastifyInstance,
  placeholder: GraphQLSchema,
  door: GraphqlTransport,
) {
  const { service, limits, origins, bodyBytes } = door
  const contexts = new WeakMap<FastifyRequest, Context>()
  const contextFor = (request: FastifyRequest): Context => {
    const known = contexts.get(request)
    if (known) return known
    const bearer = request.presented()
    const { ip: address, log, id: requestId } = request
    const servesOperators = door.servesOperators(request.raw.socket)
    const parts = { bearer, address, log, requestId, servesOperators }
    const context = contextOf({ service, limits, origins, ...parts })
    contexts.set(request, context)
    return context
  }
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request) => {
    // Refuses the media type `application/graphql`, which Mercurius would accept without the limits
    // of JSON bodies.
    const isBare = /^application\/graphql\s*(;|$)/i.test(request.headers['content-type'] ?? '')
    if (isBare) throw refusal('unsupported-media-type')
    // Only callers with a token may send a request body that exceeds the usual size, such as an
    // uploaded save or content pack.
    const length = Number(request.headers['content-length'] ?? 0)
    if (length > bodyBytes.usual) await contextFor(request).caller()
  })
  const weighed = answerIntrospection(app, door, contextFor)
  app.addHook('preValidation', async ({ body }) => withoutNulls(body))
  app.addHook('preSerialization', async (_, __, payload) => withoutData(payload))
  app.addHook('onSend', async (request, reply, payload) => {
    if (wantsResponse(request)) reply.header('content-type', `${MEDIA}; charset=utf-8`)
    return payload
  })
  await app.register(mercurius, {
    schema: placeholder,
    path: '/graphql',
    graphiql: false,
    cache: DOCUMENTS_MAX,
    context: contextFor,
    validationRules: [sizeRule],
    graphql: { parseOptions, validateOptions },
    additionalRouteOptions: { bodyLimit: bodyBytes.most },
    errorFormatter: (execution, context) =>
      answered(execution, (context as { reply: FastifyReply }).reply, contextFor),
  })
  app.graphql.addHook('preParsing', async (_, source, context) => {
    const trouble = await weighed(source, context)
    if (trouble !== null) throw trouble
  })
  app.graphql.addHook('preExecution', async (_, document) => {
    if (isSubscription(document)) {
      throw refusal('malformed-query', 'Subscriptions run over a WebSocket at this address.')
    }
  })
}

type ContextFor = (request: FastifyRequest) => Context

function answerIntrospection(
  app: FastifyInstance,
  { limits, executable }: GraphqlTransport,
  contextFor: ContextFor,
) {
  const weighed = async (source: string, { caller, address }: Context) => {
    const { checker } = await executable()
    if (checker.isKnown(source)) return null
    // Checking a GraphQL document is expensive even if the document is refused, so each check
    // counts against the rate limit.
    limits.take('reads', allowanceOf(await caller().catch(() => null), address))
    return checker.weigh(source)
  }
  app.addHook('preHandler', async (request, reply) => {
    const parts = introspectionIn(request)
    if (parts === null || (await weighed(parts.query, contextFor(request))) !== null) return
    const { introspection, read } = await executable()
    const document = read(parts.query)
    if (!('kind' in document) || !isIntrospection(document)) return
    const { address } = contextFor(request)
    limits.take('reads', allowanceOf(null, address), INTROSPECTION_READS)
    const answer = introspection.answer(document, parts)
    if (answer.result.errors) return
    reply.headers({ 'content-type': 'application/json; charset=utf-8', vary: 'Accept-Encoding' })
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === null) return reply.send(answer.bytes)
    return reply.header('content-encoding', encoding).send(await packedIn(answer, encoding))
  })
  return weighed
}

function introspectionIn(request: FastifyRequest): IntrospectionParts | null {
  const parts = (request.method === 'GET' ? request.query : request.body) as Sent | null | undefined
  const { query, operationName, variables: given } = parts ?? {}
  if (typeof query !== 'string' || !mayBeIntrospection(query)) return null
  const variableValues = typeof given === 'string' ? variablesIn(given) : given
  return { query, operationName, variableValues }
}

function variablesIn(text: string): Variables | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Sent {
  readonly query?: unknown
  readonly operationName?: string
  readonly variables?: string | Variables
}
type Variables = Readonly<Record<string, unknown>>
interface IntrospectionParts {
  readonly query: string
  readonly operationName: string | undefined
  readonly variableValues: Variables | undefined
}

function withoutNulls(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  const parts = body as Record<string, unknown>
  for (const name of ['extensions', 'variables', 'operationName']) {
    if (parts[name] === null) delete parts[name]
  }
}

/** GraphQL requires a response without `data` if the request was not executed. */
function withoutData(payload: unknown): unknown {
  const { data, ...rest } = payload as ExecutionResult
  return data === null && isOfRequest(rest) ? rest : payload
}

const isOfRequest = ({ errors }: ExecutionResult): boolean =>
  errors?.every(({ path }) => !path) ?? false

function wantsResponse({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? ''
  const at = accept.indexOf(MEDIA)
  const other = accept.search(/application\/json|\*\/\*/)
  return at >= 0 && (other < 0 || at <= other)
}

function answered(
  execution: ExecutionResult,
  reply: FastifyReply,
  contextFor: (request: FastifyRequest) => Context,
): { statusCode: number; response: ExecutionResult } {
  const { request } = reply
  const errors = (execution.errors ?? [])
    .flatMap(singly)
    .map((error) => shownError(error, contextFor(request)))
  const wait = errors.map(({ extensions }) => Number(extensions?.retryAfterSeconds ?? 0))
  if (Math.max(0, ...wait) > 0) reply.header('retry-after', Math.max(...wait))
  const response = { data: execution.data ?? null, errors: errors as unknown as GraphQLError[] }
  return { statusCode: statusOf(execution, request, errors[0]?.extensions?.code), response }
}

function singly(error: GraphQLError): readonly GraphQLError[] {
  const { originalError } = error
  const { code, errors } = (originalError ?? {}) as Wrapped
  if (!originalError || !code?.startsWith('MER_') || !Array.isArray(errors)) return [error]
  return errors.map((one) => (one instanceof GraphQLError ? one : error))
}
interface Wrapped {
  readonly code?: string
  readonly errors?: readonly unknown[]
}

const statuses: Readonly<Record<string, number>> = {
  'method-not-allowed': 405,
  'origin-refused': 403,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'internal-error': 500,
  'token-missing': 401,
  'token-invalid': 401,
  'rate-limited': 429,
  'timed-out': 503,
  'database-unavailable': 503,
  'identity-provider-unavailable': 503,
  'shutting-down': 503,
}

/** If the client accepts only plain JSON, even an invalid GraphQL document gets status 200. */
function statusOf(execution: ExecutionResult, request: FastifyRequest, code: unknown): number {
  if (execution.data || !isOfRequest(execution)) return 200
  const known = statuses[String(code)]
  if (known !== undefined) return known
  const { query } = (request.body ?? request.query ?? {}) as { query?: unknown }
  const isWellFormed = !request.validationError && typeof query === 'string'
  return wantsResponse(request) || !isWellFormed ? 400 : 200
}

function isSubscription(document: DocumentNode): boolean {
  return document.definitions.some(
    (one) => one.kind === 'OperationDefinition' && one.operation === 'subscription',
  )
}
