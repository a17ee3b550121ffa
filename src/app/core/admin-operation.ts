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

/** Authorize, load, require a session, confirm, audit, execute, record the outcome. */
export interface AdminPipeline {
  run(name: string, request: RawAdminRequest): Promise<unknown>
  /** What the operation would do. It changes nothing and leaves no audit entry. */
  preview(caller: Caller, input: PreviewInput): Promise<Preview>
}

/** What has to be typed before something that cannot be undone, or that all will feel. */
export const confirmations = {
  'last-4': 'The last 4 characters of the id of the game.',
  'last-8': 'The last 8 characters of the id of the game.',
  name: 'The name of the account.',
  mode: 'The name of the mode.',
} as const
export type Confirmation = keyof typeof confirmations

/** Beside what an act asks for itself: no field of an act is called so. */
export const envelope = {
  note: plainText(500).optional(),
  confirm: plainText(100),
  /** Refused where the game has gone on since. */
  ifVersion: version.optional(),
} as const

/** What is asked of an act, apart from what all acts ask for. */
export interface AdminRequest<Of extends Subject | null, Input> {
  readonly caller: Caller
  readonly id: IdOf<Of>
  readonly input: Input
  readonly key: string | undefined
  /** In their own words; kept apart, for it may name somebody. */
  readonly note: string | undefined
  /** Empty where the act takes none. */
  readonly file: AsyncIterable<Uint8Array>
}

type Method = 'GET' | 'POST' | 'DELETE'

/** What tells an act from other calls. */
export interface AdminOperationTerms {
  /** By which the audit and the command line call it: `noun.verb`. */
  readonly name: `${string}.${string}`
  /** Where REST has it, below `/v1/admin/`. */
  readonly at: `${Method} ${string}`
  readonly right: Role
  /** The codes of which one has to be given; null: none is asked for. */
  readonly reasons: readonly [string, ...string[]] | null
  readonly confirm: Confirmation | null
  /** While the game runs it takes a look. */
  readonly look: boolean
  /** Fields of its input that name somebody: they do not stand in the audit. */
  readonly unaudited: readonly string[]
  /** `daily`: that somebody did it on a day stands in the audit once. */
  readonly audit: 'each' | 'daily'
  /**
   * `given`: it answers with a file, `zipped`: with one that is compressed already; `taken`: one is
   * sent. REST alone has such acts.
   */
  readonly file: 'given' | 'zipped' | 'taken' | null
}

export const answersWithFile = ({ file }: Pick<AdminOperationTerms, 'file'>): boolean =>
  file === 'given' || file === 'zipped'

/** Something that operators do or see. */
export interface AdminOperation<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType | null = z.ZodType | null,
  Of extends Subject | null = Subject | null,
> extends Operation<Input, Answer, Of>,
    AdminOperationTerms {
  /** What would come of it. It writes nothing, draws nothing and reads no secret. */
  readonly preview:
    | ((context: Context, asked: AdminRequest<Of, unknown>) => Promise<unknown>)
    | null
  execute(
    context: Context,
    asked: AdminRequest<Of, unknown>,
    warrant: AuditCapability,
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
  readonly look?: true
  readonly audit?: 'daily'
  /** By its method, unless it says so; null: nothing, for it is how a mode is left. */
  readonly effect?: 'starts' | null
  readonly unkept?: readonly string[]
  readonly file?: 'given' | 'zipped' | 'taken'
  /** What is sent with a key is done once. By its method, unless it says that nothing is kept. */
  readonly idempotent?: false
  readonly input?: z.ZodObject<Shape>
  readonly answer?: Answer
  /** Its own codes; those of rights, games, looks and what is typed follow from the rest. */
  readonly errors: Operation['errors']
  preview?(
    context: Context,
    asked: AdminRequest<Of, z.output<z.ZodObject<Shape>>>,
  ): Promise<unknown>
  execute(
    context: Context,
    asked: AdminRequest<Of, z.output<z.ZodObject<Shape>>>,
    warrant: AuditCapability,
  ): Promise<Answered<Answer>>
}

/**
 * An act, said once: REST, GraphQL, the command line, the matrix of rights and the forms of the
 * console follow from it.
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
    look: spec.look ?? false,
    unaudited: spec.unkept ?? [],
    audit: spec.audit ?? 'each',
    file: spec.file ?? null,
  }
  const effect = effectOf(spec.effect, changes)
  // A file is no part of what is compared, and is passed over by itself where it is here already.
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
  // What `perform` is given was parsed by the shape that its own types come from.
  return { ...call, ...terms, effect, preview, execute } as unknown as AdminOperation<
    z.ZodObject<Shape & Enveloped<Reasons>>,
    Answer,
    Of
  >
}

const effectOf = (said: 'starts' | null | undefined, changes: boolean): Operation['effect'] => {
  if (said === null || !changes) return undefined
  return said ?? 'changes'
}

/** The input of an act with what all acts ask for, as it was parsed. */
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

type Usual = Pick<Spec<Subject | null, z.ZodRawShape, null, null>, 'subject' | 'look' | 'confirm'>

function usualErrors(
  { subject, look, confirm }: Usual,
  changes: boolean,
  idempotent: boolean,
): ServiceCode[] {
  return [
    ...(subject === 'game' ? (['game-unknown', 'own-game'] as const) : []),
    ...(subject === 'game' && changes ? (['moved-on'] as const) : []),
    ...(look ? (['look-needed'] as const) : []),
    ...(confirm ? (['confirm-differs'] as const) : []),
    ...(idempotent ? (['idempotency-mismatch', 'busy'] as const) : []),
  ]
}
