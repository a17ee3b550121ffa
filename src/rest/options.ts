import type { Limits } from '../service/limits.ts'
import type { Services } from '../service/services.ts'

/** What every door is given. */
export interface DoorOptions {
  readonly services: Services
  readonly limits: Limits
  readonly config: {
    readonly streamsPerAccount: number
    readonly heartbeatSeconds: number
    readonly streamSecondsMax: number
  }
}
