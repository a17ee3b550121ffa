import type { Limits } from '../../app/core/limits/rate-limits.ts'
import type { Services } from '../../app/core/services.ts'
import type { GameRulesets } from './context.ts'
import type { Introspection } from './introspection.ts'

/** What both ways through this door, HTTP and WebSockets, work with. */
export interface GraphqlTransport {
  readonly services: Services
  readonly limits: Limits
  readonly origins: GameRulesets
  readonly introspection: Introspection
  readonly bodyBytes: { readonly usual: number; readonly most: number }
}
