import type { HiddenStateSessionRecord } from './admin-schema.ts'
import type { AuditRecord, AuditStore } from './audit-port.ts'

/**
 * That something which only operators may stands in the audit. What is privileged takes one first;
 * none is made anywhere else, and each serves once.
 */
export class AuditCapability {
  /** What stands in the audit: who does what to which game, in which role. */
  readonly entry: AuditRecord
  readonly session: HiddenStateSessionRecord | null
  /** It is for the act itself, not for something on its way: when that is done, so is the act. */
  readonly completesOperation: boolean
  #hasServed = false

  private constructor(entry: AuditRecord, look: HiddenStateSessionRecord | null, isWhole: boolean) {
    this.entry = entry
    this.session = look
    this.completesOperation = isWhole
  }

  /** Made once the row is stored. */
  static async record(
    audits: Pick<AuditStore, 'add'>,
    entry: AuditRecord,
    note?: string,
  ): Promise<AuditCapability> {
    await audits.add(entry, note)
    return new AuditCapability(entry, null, true)
  }

  /** A look stands in the audit already, with all that is seen by it. */
  static inSession(
    look: HiddenStateSessionRecord,
    entry: Omit<AuditRecord, 'id'>,
  ): AuditCapability {
    return new AuditCapability({ ...entry, id: look.id }, look, false)
  }

  /** For another call on the way of the act, for which the same row stands. */
  reuse(): AuditCapability {
    return new AuditCapability(this.entry, this.session, false)
  }

  /** Said first by all that is privileged. */
  use(game: string | null = this.entry.game): void {
    const { action, game: own } = this.entry
    if (this.#hasServed) throw new Error(`the capability for ${action} has served`)
    if (game !== own) throw new Error(`the capability for ${action} is not one for ${game}`)
    this.#hasServed = true
  }
}
