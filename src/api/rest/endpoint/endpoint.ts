import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { OptionalCaller } from '../../../app/core/caller.ts'
import type { Deprecation } from '../../../app/core/deprecation.ts'
import {
  quoted,
  type ServiceCode,
  type ServiceError,
  serviceError,
} from '../../../app/core/errors.ts'
import { nothing, type OperationSpec, subjects } from '../../../app/core/operation.ts'
import type { RateLimitBucket } from '../../../app/core/rate-limits.ts'
import { idempotencyKey, seatNumber, uuid } from '../../../app/core/schema.ts'
import { inviteCode } from '../../../app/games/invitation-schema.ts'
import type { Service } from '../../../app/service/service.ts'
import { malformedIn } from '../../../engine/kernel/malformed.ts'
import {
  type KernelCode,
  type MalformedField,
  malformedFields,
} from '../../../engine/kernel/refusal.ts'
import { RestError, type RestErrorCode } from '../problems/errors.ts'
import { CSV, NDJSON, ZIPPED } from '../wire/files.ts'
import { textReader } from '../wire/query-string.ts'
import type { Streams } from '../wire/streams.ts'
import { guides, pages } from './guides.ts'

export const pathParts = {
  account: [subjects.account, 'account-unknown'],
  browser: [subjects.browser, 'browser-unknown'],
  code: [inviteCode, 'game-unknown'],
  game: [subjects.game, 'game-unknown'],
  guide: [z.enum(guides), 'not-found'],
  job: [subjects.job, 'job-unknown'],
  link: [subjects.link, 'link-unknown'],
  passkey: [subjects.passkey, 'passkey-unknown'],
  notice: [subjects.notice, 'notice-unknown'],
  key: [subjects.key, 'key-unknown'],
  pack: [subjects.pack, 'pack-unknown'],
  page: [z.enum(pages), 'not-found'],
  ruleset: [subjects.ruleset, 'ruleset-unknown'],
  seat: [
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(seatNumber),
    'seat-unknown',
  ],
  token: [subjects.token, 'token-unknown'],
  delivery: [uuid, 'delivery-unknown'],
  pairing: [subjects.pairing, 'pairing-unknown'],
  season: [subjects.season, 'season-unknown'],
  grant: [subjects.grant, 'grant-unknown'],
  webhook: [subjects.webhook, 'webhook-unknown'],
} as const satisfies Record<string, readonly [z.ZodType, ServiceCode | 'not-found']>

type PathPart = keyof typeof pathParts
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never
export type PathOf<Path extends string> = {
  readonly [Name in Names<Path> & PathPart]: z.output<(typeof pathParts)[Name][0]>
}

export interface RestContext {
  readonly service: Service
  readonly streams: Streams
  /** The token that `/metrics` requires; null if `/metrics` is public. */
  readonly metricsToken: string | null
}

export interface Ask<Who, Path, Query, Body> extends RestContext {
  readonly caller: Who
  readonly path: Path
  readonly query: Query
  readonly body: Body
  readonly key: string | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface Answer {
  readonly status?: number
  readonly body?: unknown
  readonly json?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly replayed?: boolean
}
export interface Content {
  readonly schema: z.ZodType
  readonly example: unknown
}
export interface AnswerDescription {
  readonly description: string
  readonly content?: Readonly<Record<string, Content>>
  readonly headers?: Readonly<Record<string, string>>
}

interface Description {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly description?: string | undefined
  readonly deprecated?: Deprecation | undefined
  readonly bucket: RateLimitBucket | null
  readonly keyed?: boolean | undefined
  readonly bodyExample?: unknown
  /** True if the request body is a file, which the handler reads as a stream. */
  readonly takesFile?: boolean
  readonly answers: Readonly<Record<number, AnswerDescription>>
  readonly errors: readonly (ServiceCode | KernelCode | RestErrorCode)[]
  /** True if the endpoint is public unless the operator configures a token for the endpoint. */
  readonly closable?: boolean
  readonly judged?: OperationSpec['refusals']
  readonly weight?: OperationSpec['bodyLimit']
  readonly bySecret?: OperationSpec['bySecret']
  readonly seconds?: number | undefined
}
type PlayTag = 'Rulesets' | 'Packs' | 'Accounts' | 'Games' | 'Play' | 'Log' | NewsTag
type NewsTag = 'Notices' | 'Seasons' | 'Webhooks'
export type Tag = PlayTag | 'Service' | 'Admin' | 'Operations'

export interface Spec<Who, Path, Query extends z.ZodObject, Body extends z.ZodType>
  extends Description {
  readonly query?: Query | undefined
  readonly body?: Body | undefined
  /** Returns null if the handler has already sent the response. */
  handle(ask: Ask<Who, Path, z.output<Query>, z.output<Body>>): Promise<Answer | null>
}

/**
 * With `unread`, the endpoint ignores tokens; with `taken`, a token is optional; with `needed`, a
 * token is required.
 */
export type TokenNeed = 'unread' | 'taken' | 'needed'

export interface Unnamed extends Description {
  readonly query: z.ZodObject | null
  readonly body: z.ZodType | null
  readonly token: TokenNeed
  readonly headed: boolean
  run(
    door: RestContext,
    caller: OptionalCaller,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Answer | null>
}
export interface Endpoint extends Unnamed {
  readonly operation: string
  readonly tag: Tag
}

export type Endpoints = Readonly<Record<string, Unnamed>>

export const named = (tag: Tag, all: Endpoints): Endpoint[] =>
  Object.entries(all).map(([operation, one]) => ({ ...one, operation, tag }))

export const openEndpoint = <const Path extends string>(
  spec: Spec<null, PathOf<Path>, typeof nothing, z.ZodUndefined> & { readonly path: Path },
): Unnamed => made(spec, 'unread')

export function made<Who, Path, Query extends z.ZodObject, Body extends z.ZodType>(
  spec: Spec<Who, Path, Query, Body>,
  token: TokenNeed,
): Unnamed {
  const { query: querySchema, body: bodySchema } = spec
  const readPath = pathReader(spec.path)
  const readQuery = queryReader(querySchema ?? nothing)
  const bodyIn = (sent: unknown) => {
    if (spec.takesFile) return undefined
    return bodySchema ? parsed(bodySchema, sent, 'body') : unsent(sent)
  }
  const mayBeEmpty = bodySchema?.safeParse({}).success ?? false
  return {
    ...spec,
    query: querySchema ?? null,
    body: bodySchema ?? null,
    token,
    headed: token === 'unread' && spec.method === 'GET',
    run(door, caller, request, reply) {
      const sent = request.body === undefined && mayBeEmpty ? {} : request.body
      // The fields are copied one by one, because an object spread would make a move a tenth
      // slower.
      return spec.handle({
        service: door.service,
        streams: door.streams,
        metricsToken: door.metricsToken,
        // The cast is safe because, on endpoints that require authentication, the `admit` hook has
        // authenticated the caller.
        caller: caller as Who,
        path: readPath(request.params as Record<string, string>) as Path,
        query: readQuery(request.query as Record<string, unknown>) as z.output<Query>,
        body: bodyIn(sent) as z.output<Body>,
        key: spec.keyed ? keyOf(request) : undefined,
        request,
        reply,
      })
    },
  }
}

function unsent(sent: unknown): undefined {
  if (sent !== undefined) parsed(nothing, sent, 'body')
}

export const partsOf = (path: string): PathPart[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as PathPart)

/** Matching an id against this pattern is faster than running the schema. */
const ownId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function pathReader(path: string) {
  const names = partsOf(path)
  return (params: Readonly<Record<string, string>>): Record<string, unknown> => {
    const values: Record<string, unknown> = {}
    for (const name of names) {
      const [schema] = pathParts[name]
      const written = params[name]!
      if (schema === uuid && ownId.test(written)) {
        values[name] = written
        continue
      }
      const { success, data } = schema.safeParse(written)
      if (!success) throw unknownPart(name, written)
      values[name] = data
    }
    return values
  }
}

function unknownPart(name: PathPart, written: string): RestError | ServiceError {
  const [schema, code] = pathParts[name]
  if (code === 'not-found') return new RestError(code)
  if (schema !== uuid) return serviceError(code)
  const noun = name === 'pairing' ? 'matchmaking request' : name
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a'
  return serviceError(code, { detail: `${quoted(written)} is not an id of ${article} ${noun}.` })
}

function queryReader(schema: z.ZodObject) {
  const read = textReader(schema)
  const { success, data } = schema.safeParse({})
  const defaults = success ? Object.freeze(data) : null
  return (query: Readonly<Record<string, unknown>>): unknown => {
    const isEmpty = Object.keys(query).length === 0
    return isEmpty && defaults !== null ? defaults : parsed(schema, read(query), 'query')
  }
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  const { success, data, error } = idempotencyKey.safeParse(key)
  if (success) return data
  const fields = error.issues.map((issue) => ({ ...issue, path: ['idempotency-key'] }))
  throw malformed('header', malformedFields(fields))
}

type RequestPart = 'body' | 'query' | 'header'

export function parsed<S extends z.ZodType>(
  schema: S,
  value: unknown,
  place: RequestPart,
): z.output<S> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  throw malformed(place, malformedIn(schema, value, error.issues))
}

export function malformed(place: RequestPart, fields: readonly MalformedField[]): ServiceError {
  return serviceError('invalid-input', { errors: fields.map((field) => ({ in: place, ...field })) })
}

export const exportFile = (example: string): AnswerDescription => ({
  description: 'Exported games in file format 1',
  content: { [NDJSON['content-type']]: { schema: z.string(), example } },
})

export const tableFile = (example: string): AnswerDescription => ({
  description: 'The file, with one line per entry',
  content: {
    [CSV['content-type']]: { schema: z.string(), example },
    [NDJSON['content-type']]: { schema: z.string(), example: '{"id":"…"}' },
  },
})

export const zippedFile: AnswerDescription = {
  description: 'The compressed file',
  content: { [ZIPPED['content-type']]: { schema: z.string(), example: '(bytes of gzip)' } },
}

export const json = <S extends z.ZodType>(
  description: string,
  schema: S,
  example: z.output<S>,
  headers: Readonly<Record<string, string>> = {},
): AnswerDescription => ({
  description,
  content: { 'application/json': { schema, example } },
  headers,
})
