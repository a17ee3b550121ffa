import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { OptionalCaller } from '../../../app/core/caller.ts'
import type { ServiceCode } from '../../../app/core/errors.ts'
import {
  type CallerFor,
  nothing,
  type Operation,
  type OperationSpec,
  type Subject,
} from '../../../app/core/operation.ts'
import type { RestErrorCode } from '../problems/errors.ts'
import {
  type Answer,
  type AnswerDescription,
  made,
  type PathOf,
  partsOf,
  type Spec,
  type TokenNeed,
  type Unnamed,
} from './endpoint.ts'

const JSON_MEDIA = 'application/json'

interface Particulars {
  readonly adds?: string
  readonly errors?: readonly (ServiceCode | RestErrorCode)[]
  readonly seconds?: number | undefined
}

interface Shown<Said extends z.ZodType, Shape extends z.ZodType> extends Particulars {
  readonly answers: string
  readonly example: z.output<Shape>
  readonly media?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly others?: Readonly<Record<number, AnswerDescription>>
  written?(answer: z.output<Said>, request: FastifyRequest): Answer
}

type PathTo<Of extends Subject | null> = Of extends Subject ? `${string}{${Of}}${string}` : string

export const get = <Input extends z.ZodObject, Said extends z.ZodType, Of extends Subject | null>(
  path: PathTo<NoInfer<Of>>,
  operation: Operation<Input, Said, Of>,
  shown: Shown<Said, Said>,
): Unnamed => called('GET', path, operation, { status: 200, shape: operation.answer, ...shown })

interface Posted<Input extends z.ZodType, Said extends z.ZodType, Shape extends z.ZodType>
  extends Shown<Said, Shape> {
  readonly status?: 200
  readonly shape?: Shape
  readonly body?: z.input<Input>
}

export const post = <
  Input extends z.ZodType,
  Said extends z.ZodType,
  Of extends Subject | null,
  Shape extends z.ZodType = Said,
>(
  path: PathTo<NoInfer<Of>>,
  operation: Operation<Input, Said, Of>,
  posted: Posted<Input, Said, Shape>,
): Unnamed => called('POST', path, operation, { status: 201, shape: operation.answer, ...posted })

export const del = <Input extends z.ZodObject, Of extends Subject | null>(
  path: PathTo<NoInfer<Of>>,
  operation: Operation<Input, null, Of>,
  answers: string,
): Unnamed => called('DELETE', path, operation, { status: 204, shape: null, answers })

type Method = Unnamed['method']
interface Own<Who, Path, Query extends z.ZodObject, Body extends z.ZodType>
  extends Particulars,
    Pick<Spec<Who, Path, Query, Body>, OwnParts> {}
type OwnParts = 'query' | 'body' | 'bodyExample' | 'takesFile' | 'answers' | 'keyed' | 'handle'

export const endpoint = <
  const Path extends string,
  const Needed extends OperationSpec['scope'],
  Query extends z.ZodObject = typeof nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(
  method: Method,
  path: Path,
  call: OperationSpec & { readonly scope: Needed },
  own: Own<CallerFor<Needed>, PathOf<Path>, Query, Body>,
): Unnamed => described(method, path, call, own)

interface CallDescription extends Omit<Shown<z.ZodType, z.ZodType>, 'example'> {
  readonly status: number
  readonly shape: z.ZodType | null
  readonly example?: unknown
  readonly body?: unknown
}
type AnyPath = Readonly<Record<Subject, string> & Record<string, unknown>>

function called(
  method: Method,
  address: string,
  operation: Operation,
  description: CallDescription,
): Unnamed {
  const { subject: of, input, idempotent } = operation
  const { status, shape, answers, example, media = JSON_MEDIA, headers = {}, ...more } = description
  const { written = asItIs, others, body: bodyExample, ...particulars } = more
  const isInPath = partsOf(address).some((part) => part !== of)
  const isSent = method === 'POST' && input !== nothing
  const isAsked = method !== 'POST' && !isInPath && input instanceof z.ZodObject
  const content = shape && { [media]: { schema: shape, example } }
  return described<OptionalCaller, AnyPath, z.ZodObject, z.ZodType>(method, address, operation, {
    ...particulars,
    keyed: idempotent,
    query: isAsked ? input : undefined,
    body: isSent ? input : undefined,
    bodyExample,
    answers: {
      [status]: { description: answers, ...(content ? { content, headers } : {}) },
      ...others,
    },
    async handle({ service, caller, path, query, body, key, request }) {
      const id = of === null ? undefined : path[of]
      const input = isInPath ? path : isSent ? body : query
      return written(await service.run(operation, { caller, id, input, key }), request)
    },
  })
}

const asItIs = (answer: unknown): Answer => ({ body: answer })

function described<Who, Path, Query extends z.ZodObject, Body extends z.ZodType>(
  method: Method,
  path: string,
  {
    summary,
    description: notes,
    deprecated,
    rateLimit: bucket,
    scope,
    errors,
    refusals: judged,
    bodyLimit: weight,
    bySecret,
  }: OperationSpec,
  { adds, errors: more = [], ...own }: Own<Who, Path, Query, Body>,
): Unnamed {
  const isScoped = scope !== 'any' && scope !== 'none'
  const sentences = [notes, adds].filter((one) => one !== undefined)
  return made(
    {
      ...own,
      method,
      path,
      bucket,
      judged,
      weight,
      bySecret,
      deprecated,
      summary,
      description: sentences.length > 0 ? sentences.join(' ') : undefined,
      errors: [...(isScoped ? (['scope-missing'] as const) : []), ...errors, ...more],
    },
    tokenFor(scope),
  )
}

function tokenFor(scope: OperationSpec['scope']): TokenNeed {
  if (scope === 'none') return 'unread'
  return scope === 'sight' ? 'taken' : 'needed'
}
