import type { AuditCapability } from '../core/audit-capability.ts'
import type { NewJob } from '../jobs/port.ts'
import type { ClockState, Level, Mode } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly maintenance: MaintenanceStore
  }
}

/** How the whole service goes. */
export interface ModeRecord {
  readonly mode: Mode
  readonly clocks: ClockState
  /** In the operator's words. */
  readonly notice: string | null
  /** As it is told: nothing happens by itself. */
  readonly until: number | null
  readonly since: number
}

/** What an operator tells everybody for a while. */
export interface NoticeRecord {
  readonly id: string
  readonly level: Level
  readonly text: string
  readonly url: string | null
  readonly from: number
  readonly until: number | null
}

/** A game that nobody plays on until an operator lets it be tried again. */
export interface QuarantineRecord {
  readonly game: string
  readonly reason: string
  readonly at: number
}

/** All that operators have said of the whole service. */
export interface MaintenanceState {
  readonly mode: ModeRecord
  /** Those of now and those to come, newest first. */
  readonly notices: readonly NoticeRecord[]
  readonly aside: readonly QuarantineRecord[]
}

export interface MaintenanceStore {
  said(now: number): Promise<MaintenanceState>
  /**
   * Where clocks are to stand that run, or to run that stand, that job begins, and the one that did
   * the contrary ends.
   */
  set(
    capability: AuditCapability,
    mode: ModeRecord,
    job: Omit<NewJob, 'kind' | 'scope'>,
  ): Promise<void>
  /** Running games with a time limit. Throws `Crowded`. */
  countTimed(): Promise<number>
  post(capability: AuditCapability, notice: NoticeRecord): Promise<void>
  /** Gives whether it stood. */
  withdraw(capability: AuditCapability, id: string, at: number): Promise<boolean>
  putAside(capability: AuditCapability, aside: QuarantineRecord): Promise<void>
  /** All nodes load it anew; gives whether it was put aside. */
  takeBack(capability: AuditCapability, game: string): Promise<boolean>
}
