import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { OptionalCaller } from '../../../app/core/caller.ts'
import { type ServiceCode, type ServiceError, serviceError } from '../../../app/core/errors.ts'
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
import { NDJSON, ZIPPED } from '../wire/files.ts'
import { textReader } from '../wire/query-string.ts'
import type { Streams } from '../wire/streams.ts'
import { guides, pages } from './guides.ts'

/** What stands in braces in a path, and how an address is answered that cannot exist. */
export const pathParts = {
  account: [subjects.account, 'account-unknown'],
  code: [inviteCode, 'game-unknown'],
  game: [subjects.game, 'game-unknown'],
  guide: [z.enum(guides), 'not-found'],
  job: [subjects.job, 'job-unknown'],
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
  webhook: [subjects.webhook, 'webhook-unknown'],
} as const satisfies Record<string, readonly [z.ZodType, ServiceCode | 'not-found']>

type PathPart = keyof typeof pathParts
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never
export type PathOf<Path extends string> = {
  readonly [Name in Names<Path> & PathPart]: z.output<(typeof pathParts)[Name][0]>
}

/** What every endpoint of this door works with. */
export interface RestContext {
  readonly service: Service
  readonly streams: Streams
  /** What whoever reads the metrics has to show; null: nothing. */
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
  /** Without one: the first that the endpoint declares. */
  readonly status?: number
  readonly body?: unknown
  /** Instead of a body: one that is written down already. */
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
  /** By media type. */
  readonly content?: Readonly<Record<string, Content>>
  readonly headers?: Readonly<Record<string, string>>
}

interface Description {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly description?: string | undefined
  /** Null: not counted. */
  readonly bucket: RateLimitBucket | null
  /** Takes an Idempotency-Key. */
  readonly keyed?: boolean | undefined
  readonly bodyExample?: unknown
  /** Instead of a body: a file, of which no more is read than its use-case wants. */
  readonly takesFile?: boolean
  readonly answers: Readonly<Record<number, AnswerDescription>>
  /** What it may answer beside what every endpoint may. */
  readonly errors: readonly (ServiceCode | KernelCode | RestErrorCode)[]
  /** Open, unless the operator wants a token of its own. */
  readonly closable?: boolean
  readonly judged?: OperationSpec['refusals']
  readonly weight?: OperationSpec['bodyLimit']
  readonly bySecret?: OperationSpec['bySecret']
  /** After so long the answer is that it takes too long. */
  readonly seconds?: number | undefined
}
type PlayTag = 'Rulesets' | 'Packs' | 'Accounts' | 'Webhooks' | 'Games' | 'Play' | 'Log'
export type Tag = PlayTag | 'Admin' | 'Operations'

export interface Spec<Who, Path, Query extends z.ZodObject, Body extends z.ZodType>
  extends Description {
  readonly query?: Query | undefined
  readonly body?: Body | undefined
  /** Null: the handler has written the answer itself. */
  handle(ask: Ask<Who, Path, z.output<Query>, z.output<Body>>): Promise<Answer | null>
}

/** Whether a caller has to show a token; `taken`: whoever has one is known by it. */
export type TokenNeed = 'unread' | 'taken' | 'needed'

/** One call of the API: what the document says of it, and what it does. */
export interface Unnamed extends Description {
  readonly query: z.ZodObject | null
  readonly body: z.ZodType | null
  readonly token: TokenNeed
  /** Also answers HEAD: what is open to everybody is looked after by proxies and checks. */
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

/** By the names under which the document, and clients made from it, know them. */
export type Endpoints = Readonly<Record<string, Unnamed>>

export const named = (tag: Tag, all: Endpoints): Endpoint[] =>
  Object.entries(all).map(([operation, one]) => ({ ...one, operation, tag }))

/** What only this door has, for everybody: no call of the service. */
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
      // Field by field: what is spread into an object on the way of every move costs a tenth of it.
      return spec.handle({
        service: door.service,
        streams: door.streams,
        metricsToken: door.metricsToken,
        // Who calls is found out before an endpoint runs, as far as it wants to know.
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

/** Where nothing is to be sent, an empty body is nothing, and all else is refused. */
function unsent(sent: unknown): undefined {
  if (sent !== undefined) parsed(nothing, sent, 'body')
}

/** The names in braces. */
export const partsOf = (path: string): PathPart[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as PathPart)

/** As we write an id. The schema, which knows more ways to write one, would say no more of it. */
const ownId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function pathReader(path: string) {
  const names = partsOf(path)
  return (params: Readonly<Record<string, string>>): Record<string, unknown> => {
    const values: Record<string, unknown> = {}
    for (const name of names) {
      const [schema, unknown] = pathParts[name]
      const written = params[name]!
      if (schema === uuid && ownId.test(written)) {
        values[name] = written
        continue
      }
      const { success, data } = schema.safeParse(written)
      if (!success) throw unknown === 'not-found' ? new RestError(unknown) : serviceError(unknown)
      values[name] = data
    }
    return values
  }
}

/** Most requests ask for nothing: what that means is worked out once. */
function queryReader(schema: z.ZodObject) {
  const read = textReader(schema)
  const { success, data } = schema.safeParse({})
  const asked = success ? Object.freeze(data) : null
  return (query: Readonly<Record<string, unknown>>): unknown => {
    const isEmpty = Object.keys(query).length === 0
    return isEmpty && asked !== null ? asked : parsed(schema, read(query), 'query')
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

type Place = 'body' | 'query' | 'header'

export function parsed<S extends z.ZodType>(schema: S, value: unknown, place: Place): z.output<S> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  throw malformed(place, malformedIn(schema, value, error.issues))
}

/** What is wrong with a request, and in which part of it. */
export function malformed(place: Place, fields: readonly MalformedField[]): ServiceError {
  return serviceError('invalid-input', { errors: fields.map((field) => ({ in: place, ...field })) })
}

/** A file of exported games: one object a line. */
export const exportFile = (example: string): AnswerDescription => ({
  description: 'A file of exported games, format 1',
  content: { [NDJSON['content-type']]: { schema: z.string(), example } },
})

/** What a job has written. */
export const zippedFile: AnswerDescription = {
  description: 'The file, compressed',
  content: { [ZIPPED['content-type']]: { schema: z.string(), example: '(bytes of gzip)' } },
}

/** The body of an answer as JSON, with an example that the document shows. */
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
