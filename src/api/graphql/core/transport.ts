import type { Limits } from '../../../app/core/rate-limits.ts'
import type { Service } from '../../../app/service/service.ts'
import type { GameRulesets } from './context.ts'
import type { Introspection } from './introspection.ts'

/** What both ways through this door, HTTP and WebSockets, work with. */
export interface GraphqlTransport {
  readonly service: Service
  readonly limits: Limits
  readonly origins: GameRulesets
  readonly introspection: Introspection
  readonly bodyBytes: { readonly usual: number; readonly most: number }
}
