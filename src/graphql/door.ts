import type { Limits } from '../service/gate/limits.ts'
import type { Services } from '../service/services.ts'
import type { Origins } from './context.ts'
import type { Introspection } from './introspection.ts'

/** What both ways through this door, HTTP and WebSockets, work with. */
export interface Door {
  readonly services: Services
  readonly limits: Limits
  readonly origins: Origins
  readonly introspection: Introspection
  readonly bodyBytes: { readonly usual: number; readonly most: number }
}
