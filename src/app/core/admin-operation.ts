import { z } from 'zod'
import type { Preview, PreviewInput } from './admin-schema.ts'
import type { AuditCapability } from './audit-capability.ts'
import type { Caller } from './caller.ts'
import type { Context } from './context.ts'
import type { ServiceCode } from './errors.ts'
import {
  type Answered,
  type IdOf,
  maintenanceErrors,
  type Operation,
  type OperationRequest,
  operation,
  type Subject,
} from './operation.ts'
import { plainText, type Role, version } from './schema.ts'

declare module './context.ts' {
  interface Context {
    readonly admin: AdminPipeline
  }
}

export interface AdminPipeline {
  run(name: string, request: RawAdminRequest): Promise<unknown>
  preview(caller: Caller, input: PreviewInput): Promise<Preview>
}

/**
 * Confirmations that an operator must type for an operation that cannot be undone or that affects
 * all players.
 */
export const confirmations = {
  'last-8': 'The last 8 characters of the game ID.',
  name: 'The name of the account.',
  mode: 'The name of the mode.',
} as const
export type Confirmation = keyof typeof confirmations

/**
 * These fields are added to the input of every admin operation, so no operation may define a field
 * with one of these names.
 */
export const envelope = {
  note: plainText(500).optional(),
  confirm: plainText(100),
  ifVersion: version.optional(),
} as const

export interface AdminRequest<Of extends Subject | null, Input> {
  readonly caller: Caller
  readonly id: IdOf<Of>
  readonly input: Input
  readonly key: string | undefined
  /** The operator's note is not part of the audit entry, because the note may contain names. */
  readonly note: string | undefined
  readonly file: AsyncIterable<Uint8Array>
}

type Method = 'GET' | 'POST' | 'DELETE'

export interface AdminOperationTerms {
  readonly name: `${string}.${string}`
  readonly at: `${Method} ${string}`
  readonly right: Role
  readonly reasons: readonly [string, ...string[]] | null
  readonly confirm: Confirmation | null
  readonly needsHiddenState: boolean
  /** Input fields that contain personal data and are therefore not written to the audit log. */
  readonly unaudited: readonly string[]
  /** If `audit` is `daily`, only the operator's first call of the day is audited. */
  readonly audit: 'each' | 'daily'
  /**
   * `given`: the operation returns a file that is not compressed yet. `zipped`: the operation
   * returns a compressed file. `taken`: the operation accepts an uploaded file. Only the REST API
   * offers operations that return or accept files.
   */
  readonly file: 'given' | 'zipped' | 'taken' | null
}

export const answersWithFile = ({ file }: Pick<AdminOperationTerms, 'file'>): boolean =>
  file === 'given' || file === 'zipped'

export interface AdminOperation<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType | null = z.ZodType | null,
  Of extends Subject | null = Subject | null,
> extends Operation<Input, Answer, Of>,
    AdminOperationTerms {
  /** A preview of an operation writes nothing, uses no random draws and reads no secret. */
  readonly preview:
    | ((context: Context, request: AdminRequest<Of, unknown>) => Promise<unknown>)
    | null
  execute(
    context: Context,
    request: AdminRequest<Of, unknown>,
    capability: AuditCapability,
  ): Promise<unknown>
}

interface Spec<
  Of extends Subject | null,
  Shape extends z.ZodRawShape,
  Answer extends z.ZodType | null,
  Reasons extends AdminOperationTerms['reasons'],
> extends Pick<Operation, 'summary' | 'description' | 'rateLimit' | 'bodyLimit' | 'refusals'>,
    Pick<AdminOperationTerms, 'name' | 'at' | 'right'> {
  readonly subject?: Of
  readonly reason?: Reasons
  readonly confirm?: Confirmation
  readonly needsHiddenState?: true
  readonly audit?: 'daily'
  /**
   * Effect of the operation; by default, the HTTP method determines the effect. Null means that
   * every service mode allows the operation.
   */
  readonly effect?: 'starts' | null
  readonly unkept?: readonly string[]
  readonly file?: 'given' | 'zipped' | 'taken'
  /**
   * If false, no answer is stored for retries with the same idempotency key. By default, answers of
   * POST operations without files are stored.
   */
  readonly idempotent?: false
  readonly input?: z.ZodObject<Shape>
  readonly answer?: Answer
  /** Error codes of the operation, except the codes that `usualErrors` adds. */
  readonly errors: Operation['errors']
  preview?(
    context: Context,
    request: AdminRequest<Of, z.output<z.ZodObject<Shape>>>,
  ): Promise<unknown>
  execute(
    context: Context,
    request: AdminRequest<Of, z.output<z.ZodObject<Shape>>>,
    capability: AuditCapability,
  ): Promise<Answered<Answer>>
}

/**
 * Defines an admin operation for REST, GraphQL, the command line, the table of roles and the
 * console's forms.
 */
export function adminOperation<
  const Of extends Subject | null = null,
  Shape extends z.ZodRawShape = Record<never, never>,
  Answer extends z.ZodType | null = null,
  const Reasons extends AdminOperationTerms['reasons'] = null,
>(spec: Spec<Of, Shape, Answer, Reasons>) {
  const { name, right, input, errors, preview = null, execute } = spec
  const changes = !spec.at.startsWith('GET')
  const terms: AdminOperationTerms = {
    name,
    at: spec.at,
    right,
    reasons: spec.reason ?? null,
    confirm: spec.confirm ?? null,
    needsHiddenState: spec.needsHiddenState ?? false,
    unaudited: spec.unkept ?? [],
    audit: spec.audit ?? 'each',
    file: spec.file ?? null,
  }
  const effect = effectOf(spec.effect, changes)
  // An operation that transfers a file does not support idempotency keys, because an idempotency
  // key does not cover the content of the file.
  const idempotent = spec.idempotent ?? (spec.at.startsWith('POST') && terms.file === null)
  const shape = { ...input?.shape, ...envelopeOf(terms, spec.subject === 'game' && changes) }
  const call = operation({
    summary: spec.summary,
    rateLimit: spec.rateLimit,
    scope: right,
    description: spec.description,
    bodyLimit: spec.bodyLimit,
    refusals: spec.refusals,
    subject: spec.subject ?? null,
    input: z.strictObject(shape),
    answer: spec.answer ?? null,
    idempotent,
    errors: [
      ...new Set([
        ...errors,
        ...usualErrors(spec, changes, idempotent),
        ...maintenanceErrors({ effect }),
      ]),
    ],
    run: (context, request: RawAdminRequest) => context.admin.run(name, request),
  })
  // The cast is safe because the input was parsed with the schema that determines the types of
  // `execute`.
  return { ...call, ...terms, effect, preview, execute } as unknown as AdminOperation<
    z.ZodObject<Shape & Enveloped<Reasons>>,
    Answer,
    Of
  >
}

const effectOf = (given: 'starts' | null | undefined, changes: boolean): Operation['effect'] => {
  if (given === null || !changes) return undefined
  return given ?? 'changes'
}

export type ParsedInput = Readonly<Record<string, unknown>>
export type RawAdminRequest = OperationRequest<Caller, string | undefined, ParsedInput>

type Enveloped<Reasons extends AdminOperationTerms['reasons']> = {
  [Name in keyof typeof envelope]: z.ZodOptional<(typeof envelope)[Name]>
} & (Reasons extends readonly [string, ...string[]]
  ? { reason: z.ZodEnum<{ [Code in Reasons[number]]: Code }> }
  : Record<never, never>)

const envelopeOf = ({ reasons, confirm }: AdminOperationTerms, hasVersions: boolean) => ({
  ...(reasons ? { reason: z.enum(reasons), note: envelope.note } : {}),
  ...(confirm ? { confirm: envelope.confirm } : {}),
  ...(hasVersions ? { ifVersion: envelope.ifVersion } : {}),
})

type Usual = Pick<
  Spec<Subject | null, z.ZodRawShape, null, null>,
  'subject' | 'needsHiddenState' | 'confirm'
>

function usualErrors(
  { subject, needsHiddenState, confirm }: Usual,
  changes: boolean,
  idempotent: boolean,
): ServiceCode[] {
  return [
    ...(subject === 'game' ? (['game-unknown', 'own-game'] as const) : []),
    ...(subject === 'game' && changes ? (['moved-on'] as const) : []),
    ...(needsHiddenState ? (['look-needed'] as const) : []),
    ...(confirm ? (['confirm-differs'] as const) : []),
    ...(idempotent ? (['idempotency-mismatch', 'busy'] as const) : []),
  ]
}
