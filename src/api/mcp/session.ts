import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../../app/core/caller.ts'
import { serviceError } from '../../app/core/errors.ts'
import type { Limits } from '../../app/core/limits/rate-limits.ts'
import type { Services } from '../../app/core/services.ts'

/** What a tool works with: the use-cases, and who calls them. */
export interface Session {
  readonly services: Services
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
