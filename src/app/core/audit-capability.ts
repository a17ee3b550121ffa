import type { HiddenStateSessionRecord } from './admin-schema.ts'
import type { AuditRecord, AuditStore } from './audit-port.ts'

/**
 * Proof that the audit log has an entry for a privileged operation. Privileged store methods
 * require an audit capability, which can be used only once.
 */
export class AuditCapability {
  readonly entry: AuditRecord
  readonly session: HiddenStateSessionRecord | null
  /**
   * True if storing the change completes the operation; false if the change only prepares the
   * operation.
   */
  readonly completesOperation: boolean
  #hasServed = false

  private constructor(
    entry: AuditRecord,
    session: HiddenStateSessionRecord | null,
    isWhole: boolean,
  ) {
    this.entry = entry
    this.session = session
    this.completesOperation = isWhole
  }

  static async record(
    audits: Pick<AuditStore, 'add'>,
    entry: AuditRecord,
    note?: string,
  ): Promise<AuditCapability> {
    await audits.add(entry, note)
    return new AuditCapability(entry, null, true)
  }

  static inSession(
    session: HiddenStateSessionRecord,
    entry: Omit<AuditRecord, 'id'>,
  ): AuditCapability {
    return new AuditCapability({ ...entry, id: session.id }, session, false)
  }

  reuse(): AuditCapability {
    return new AuditCapability(this.entry, this.session, false)
  }

  use(game: string | null = this.entry.game): void {
    const { action, game: own } = this.entry
    if (this.#hasServed) throw new Error(`the capability for ${action} was already used`)
    if (game !== own) throw new Error(`the capability for ${action} does not cover ${game}`)
    this.#hasServed = true
  }
}
