import { z } from 'zod'
import type { KernelCode } from '../../engine/kernel/refusal.ts'
import type { Caller, OptionalCaller } from './caller.ts'
import type { Context } from './context.ts'
import type { ServiceCode } from './errors.ts'
import type { BodyLimit } from './limits/body-limits.ts'
import type { RateLimitBucket } from './limits/rate-limits.ts'
import { keyId, packName, rulesetId, type Scope, uuid } from './schema.ts'

/** What a call may be about, and the ids by which doors name it. */
export const subjects = {
  account: uuid,
  game: uuid,
  job: uuid,
  notice: uuid,
  key: keyId,
  pairing: uuid,
  pack: packName.describe('Hash of a content pack, or its name: `account/id`.'),
  ruleset: rulesetId,
  token: uuid,
  webhook: uuid,
} as const
export type Subject = keyof typeof subjects

/** What every door tells of a call, and what it asks for before it makes it. */
export interface OperationSpec {
  /** In one line, without a full stop. */
  readonly summary: string
  /** What else is to be known, in whole sentences. */
  readonly description?: string | undefined
  /** In which allowance it is counted: by what it costs, whichever door it comes through. */
  readonly bucket: RateLimitBucket
  /**
   * What the caller's token must allow; `any`: a token is enough; `none`: open to everybody;
   * `sight`: to read, but whoever shows no token sees what is public.
   */
  readonly scope: Scope | 'any' | 'none' | 'sight'
  /** It is found by a secret: wrong ones are counted as wrong tokens are. */
  readonly bySecret?: true
  /** Its own codes; that a scope is missing follows from the scope. */
  readonly errors: readonly (ServiceCode | KernelCode)[]
  /** Without it, it looks. What is refused of it while nothing may change follows from that. */
  readonly writes?: Exclude<OperationEffect, 'looks'> | undefined
  /** The rules of the game judge it, too: seats at a table, a move, or whether there are saves. */
  readonly judged?: 'table' | 'move' | 'save' | 'pack' | undefined
  readonly weight?: BodyLimit | undefined
}

/** A call with all that doors need to parse, make and answer it. */
export interface Operation<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType | null = z.ZodType | null,
  Of extends Subject | null = Subject | null,
> extends OperationSpec {
  readonly of: Of
  /** What is sent beside the `id` of the subject and the `key`: no field of it is called so. */
  readonly input: Input
  /** Takes an idempotency key. */
  readonly keyed: boolean
  /** Null: that it is done is all there is to say. */
  readonly answer: Answer
  run(
    context: Context,
    ask: OperationRequest<OptionalCaller, IdOf<Of>, z.output<Input>>,
  ): Promise<Answered<Answer>>
}

export interface OperationRequest<Who, Id, Input> {
  readonly caller: Who
  readonly id: Id
  readonly input: Input
  readonly key?: string | undefined
  readonly signal?: AbortSignal | undefined
  /**
   * Turns the answer of a move into what the transport sends, while the move is being stored.
   * Whatever it returns is the answer of the operation.
   */
  readonly render?: ((answer: never, replayed: boolean) => unknown) | undefined
  /** What is sent as it is, where the call takes a file. */
  readonly file?: AsyncIterable<Uint8Array> | undefined
}
export type IdOf<Of extends Subject | null> = Of extends Subject ? string : undefined
export type Answered<Answer extends z.ZodType | null> = Answer extends z.ZodType
  ? z.output<Answer>
  : unknown

/** Who calls, by what the call asks of a token. */
export type CallerFor<Needed extends OperationSpec['scope']> = Needed extends 'none'
  ? null
  : Needed extends 'sight'
    ? OptionalCaller
    : Caller

export const nothing = z.strictObject({})

interface Spec<
  Needed extends OperationSpec['scope'],
  Of extends Subject | null,
  Input extends z.ZodType,
  Answer extends z.ZodType | null,
> extends OperationSpec {
  readonly scope: Needed
  readonly of?: Of
  readonly input?: Input
  readonly keyed?: boolean
  readonly answer?: Answer
  run(
    context: Context,
    ask: OperationRequest<CallerFor<Needed>, IdOf<Of>, z.output<Input>>,
  ): Promise<Answered<Answer>>
}

/** One call, said once for every door. */
export function operation<
  const Needed extends OperationSpec['scope'],
  const Of extends Subject | null = null,
  Input extends z.ZodType = typeof nothing,
  Answer extends z.ZodType | null = null,
>(spec: Spec<Needed, Of, Input, Answer>): Operation<Input, Answer, Of> & { scope: Needed } {
  const usual = { of: null, keyed: false, input: nothing, answer: null }
  const errors = [...spec.errors, ...maintenanceErrors(spec)]
  // What is left out has its type from the parameters' defaults, which only we know to be the same.
  return { ...usual, ...spec, errors } as Operation<Input, Answer, Of> & { scope: Needed }
}

/** Why it may have to wait. */
export function maintenanceErrors({ writes, of }: Writing): ServiceCode[] {
  if (writes === undefined) return []
  return [
    'read-only',
    ...(writes === 'begins' ? (['no-new-games'] as const) : []),
    ...(of === 'game' ? (['game-set-aside'] as const) : []),
  ]
}

interface Writing extends Pick<OperationSpec, 'writes'> {
  readonly of?: Subject | null | undefined
}

/** The call as text: for doors that have one place for words. */
export function operationText({ summary: says, description: notes, scope }: OperationSpec): string {
  return [`${says}.`, notes, rightsNote[scope]]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}

const rightsNote: Readonly<Partial<Record<OperationSpec['scope'], string>>> = {
  support: 'For `support`, `operator` and `owner`.',
  operator: 'For `operator` and `owner`.',
  owner: 'For `owner` alone.',
  sight: 'A public game needs no token.',
}

/** Why a game cannot be looked at that has to run. */
export const runningGameErrors = ['game-unknown', 'game-not-started', 'game-cancelled'] as const

/**
 * What a call does: it looks, it changes something, or it has a game begin. Changes wait while
 * nothing may change, and games that would begin also while the service drains.
 */
export type OperationEffect = 'looks' | 'changes' | 'begins'

/** An idempotency key: the same key with the same request gives the first answer again. */
export interface WithIdempotencyKey {
  readonly key?: string | undefined
}

export interface Replayable<T> {
  readonly answer: T
  readonly replayed: boolean
}

/** The answer as transports send it: with whether it is the stored one of an earlier request. */
export const withReplayed = <T extends object>({ answer, replayed }: Replayable<T>) => ({
  ...answer,
  replayed,
})

/** An operation whose answer each transport sends in its own way: a stream, a file or text. */
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

/** The id of a subject is empty where the operation has none. */
export interface StreamRequest<Who, Input> {
  readonly caller: Who
  readonly id: string
  readonly input: Input
  readonly signal?: AbortSignal | undefined
}
