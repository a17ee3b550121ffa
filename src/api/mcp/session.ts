import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Caller } from '../../app/core/caller.ts'
import { serviceError } from '../../app/core/errors.ts'
import type { Answered, IdOf, Operation, Subject } from '../../app/core/operation.ts'
import type { Limits } from '../../app/core/rate-limits.ts'
import type { Service } from '../../app/service/service.ts'

/** What a tool works with: the use-cases, and who calls them. */
export interface Session {
  readonly service: Service
  readonly limits: Limits
  readonly caller: Caller | null
  /** The network address that it comes from. */
  readonly address: string
  readonly signal: AbortSignal
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Who calls, for tools that must know. */
export function callerOf({ caller }: Session): Caller {
  if (!caller) throw serviceError('token-missing')
  return caller
}

/** Runs an operation for the caller of the session, who must be signed in. */
export const call = <
  Input extends z.ZodType,
  Answer extends z.ZodType | null,
  Of extends Subject | null,
>(
  session: Session,
  operation: Operation<Input, Answer, Of>,
  id: IdOf<Of>,
  input: z.output<Input>,
  key?: string,
): Promise<Answered<Answer>> =>
  session.service.run(operation, { caller: callerOf(session), id, input, key })
