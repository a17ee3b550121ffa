import type { Limits } from '../service/gate/limits.ts'
import type { Services } from '../service/services.ts'
import type { Origins } from './context.ts'

/** What both ways through this door, HTTP and WebSockets, work with. */
export interface Door {
  readonly services: Services
  readonly limits: Limits
  readonly origins: Origins
  readonly bodyBytes: { readonly usual: number; readonly save: number }
}
