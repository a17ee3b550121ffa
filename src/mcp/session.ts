import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../service/caller.ts'
import { serviceError } from '../service/errors.ts'
import type { Limits } from '../service/limits/rate-limits.ts'
import type { Services } from '../service/services.ts'

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
