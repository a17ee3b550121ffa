import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Caller } from '../../app/core/caller.ts'
import { serviceError } from '../../app/core/errors.ts'
import type { Answered, IdOf, Operation, Subject } from '../../app/core/operation.ts'
import type { Limits } from '../../app/core/rate-limits.ts'
import type { Service } from '../../app/service/service.ts'

export interface Session {
  readonly service: Service
  readonly limits: Limits
  readonly caller: Caller | null
  readonly address: string
  readonly origin: string
  readonly board: string | null
  readonly signal: AbortSignal
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

export function callerOf({ caller }: Session): Caller {
  if (!caller) throw serviceError('token-missing')
  return caller
}

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
