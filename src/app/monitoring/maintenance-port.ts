import type { AuditCapability } from '../core/audit-capability.ts'
import type { NewJob } from '../jobs/port.ts'
import type { ClockState, Mode, Notice, Quarantine } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly maintenance: MaintenanceStore
  }
}

export interface ModeRecord {
  readonly mode: Mode
  readonly clocks: ClockState
  readonly notice: string | null
  /**
   * Time at which the service mode is expected to end, as announced to players. The service mode
   * does not end automatically at the announced time.
   */
  readonly until: number | null
  readonly since: number
}

export interface MaintenanceState {
  readonly mode: ModeRecord
  readonly notices: readonly Notice[]
  readonly aside: readonly Quarantine[]
}

export interface MaintenanceStore {
  state(now: number): Promise<MaintenanceState>
  set(
    capability: AuditCapability,
    mode: ModeRecord,
    job: Omit<NewJob, 'kind' | 'scope'>,
  ): Promise<void>
  countTimed(): Promise<number>
  post(capability: AuditCapability, notice: Notice): Promise<void>
  withdraw(capability: AuditCapability, id: string, at: number): Promise<boolean>
  putAside(capability: AuditCapability, aside: Quarantine): Promise<void>
  /**
   * Ends the quarantine of a game and makes all nodes reload the game. Returns true if the game was
   * quarantined.
   */
  takeBack(capability: AuditCapability, game: string): Promise<boolean>
}
