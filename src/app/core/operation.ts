import { z } from 'zod'
import type { KernelCode } from '../../engine/kernel/refusal.ts'
import type { BodyLimit } from './body-limits.ts'
import type { Caller, OptionalCaller } from './caller.ts'
import type { Context } from './context.ts'
import type { Deprecation } from './deprecation.ts'
import type { ServiceCode } from './errors.ts'
import type { RateLimitBucket } from './rate-limits.ts'
import { keyId, packName, type Scope, uuid, wantedRuleset } from './schema.ts'

export const subjects = {
  account: uuid,
  browser: uuid,
  game: uuid,
  grant: uuid,
  job: uuid,
  notice: uuid,
  key: keyId,
  pairing: uuid,
  link: uuid,
  passkey: uuid,
  pack: packName.describe('Hash of a content pack, or its name `account/id`.'),
  ruleset: wantedRuleset,
  season: uuid,
  token: uuid,
  webhook: uuid,
} as const
export type Subject = keyof typeof subjects

export interface OperationSpec {
  readonly summary: string
  readonly description?: string | undefined
  readonly deprecated?: Deprecation | undefined
  readonly rateLimit: RateLimitBucket
  /**
   * The required scope. `any`: any token is accepted. `none`: no token is needed. `sight`: the
   * `read` scope is required, except for public data.
   */
  readonly scope: Scope | 'any' | 'none' | 'sight'
  /**
   * True if the input contains a secret. If the call fails, the service treats the call as an
   * attempt to guess a token.
   */
  readonly bySecret?: true
  /**
   * The operation's error codes, except the codes for a missing scope, which follow from `scope`.
   */
  readonly errors: readonly (ServiceCode | KernelCode)[]
  /** Undefined for read operations. The service mode determines which effects are refused. */
  readonly effect?: Exclude<OperationEffect, 'reads'> | undefined
  readonly refusals?: 'table' | 'move' | 'save' | 'pack' | undefined
  readonly bodyLimit?: BodyLimit | undefined
}

/**
 * Operations that only read data have the effect `reads`. Operations that start a game have the
 * effect `starts`, and all other operations that change data have the effect `changes`. A read-only
 * service refuses operations with the effect `starts` or `changes`. A service that is about to shut
 * down refuses only operations that start a game.
 */
export type OperationEffect = 'reads' | 'changes' | 'starts'

export interface Operation<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType | null = z.ZodType | null,
  Of extends Subject | null = Subject | null,
> extends OperationSpec {
  readonly subject: Of
  /**
   * No input field may have the name `id` or `key`, because the API layer adds fields with these
   * names.
   */
  readonly input: Input
  readonly idempotent: boolean
  readonly answer: Answer
  run(
    context: Context,
    request: OperationRequest<OptionalCaller, IdOf<Of>, z.output<Input>>,
  ): Promise<Answered<Answer>>
}

export interface OperationRequest<Who, Id, Input> {
  readonly caller: Who
  readonly id: Id
  readonly input: Input
  readonly key?: string | undefined
  readonly signal?: AbortSignal | undefined
  /**
   * Renders the answer to a move while the move is being stored, so that the operation returns the
   * rendered answer instead of the answer object.
   */
  readonly render?: ((answer: never, replayed: boolean) => unknown) | undefined
  readonly file?: AsyncIterable<Uint8Array> | undefined
}
export type IdOf<Of extends Subject | null> = Of extends Subject ? string : undefined
export type Answered<Answer extends z.ZodType | null> = Answer extends z.ZodType
  ? z.output<Answer>
  : unknown

export type CallerFor<Needed extends OperationSpec['scope']> = Needed extends 'none'
  ? null
  : Needed extends 'sight'
    ? OptionalCaller
    : Caller

export const nothing = z.strictObject({})

interface Definition<
  Needed extends OperationSpec['scope'],
  Of extends Subject | null,
  Input extends z.ZodType,
  Answer extends z.ZodType | null,
> extends OperationSpec {
  readonly scope: Needed
  readonly subject?: Of
  readonly input?: Input
  readonly idempotent?: boolean
  readonly answer?: Answer
  run(
    context: Context,
    request: OperationRequest<CallerFor<Needed>, IdOf<Of>, z.output<Input>>,
  ): Promise<Answered<Answer>>
}

export function operation<
  const Needed extends OperationSpec['scope'],
  const Of extends Subject | null = null,
  Input extends z.ZodType = typeof nothing,
  Answer extends z.ZodType | null = null,
>(
  definition: Definition<Needed, Of, Input, Answer>,
): Operation<Input, Answer, Of> & { scope: Needed } {
  const defaults = { subject: null, idempotent: false, input: nothing, answer: null }
  const errors = [...definition.errors, ...maintenanceErrors(definition)]
  // The cast is safe because the default values match the defaults of the type parameters.
  return { ...defaults, ...definition, errors } as Operation<Input, Answer, Of> & { scope: Needed }
}

export function maintenanceErrors({ effect, subject }: MaintenanceTerms): ServiceCode[] {
  if (effect === undefined) return []
  return [
    'read-only',
    ...(effect === 'starts' ? (['no-new-games'] as const) : []),
    ...(subject === 'game' ? (['game-set-aside'] as const) : []),
  ]
}

interface MaintenanceTerms extends Pick<OperationSpec, 'effect'> {
  readonly subject?: Subject | null | undefined
}

export function operationText({ summary, description, scope }: OperationSpec): string {
  return [`${summary}.`, description, rightsNote[scope]]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}

const rightsNote: Readonly<Partial<Record<OperationSpec['scope'], string>>> = {
  support: 'For `support`, `operator` and `owner`.',
  operator: 'For `operator` and `owner`.',
  owner: 'For `owner` only.',
  sight: 'A public game needs no token.',
}

export const runningGameErrors = ['game-unknown', 'game-not-started', 'game-cancelled'] as const

export interface WithIdempotencyKey {
  readonly key?: string | undefined
}

export interface Replayable<T> {
  readonly answer: T
  readonly replayed: boolean
}

export const withReplayed = <T extends object>({ answer, replayed }: Replayable<T>) => ({
  ...answer,
  replayed,
})

export interface StreamOperation<Request, Result> extends OperationSpec {
  open(context: Context, request: Request): Result
}

export const streamOperation = <
  const Needed extends OperationSpec['scope'],
  Input,
  Result extends AsyncIterable<unknown> | Promise<unknown>,
>(
  spec: OperationSpec & { readonly scope: Needed } & {
    open(context: Context, request: StreamRequest<CallerFor<Needed>, Input>): Result
  },
): StreamOperation<StreamRequest<CallerFor<Needed>, Input>, Result> & {
  readonly scope: Needed
} => spec

export interface StreamRequest<Who, Input> {
  readonly caller: Who
  readonly id: string
  readonly input: Input
  readonly signal?: AbortSignal | undefined
}
