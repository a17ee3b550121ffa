import type { Role } from './schema.ts'

export interface AuditRecord {
  readonly id: string
  readonly at: number
  readonly account: string | null
  readonly role: Role | null
  /** The caller's token; null if an identity provider authenticated the caller. */
  readonly token: string | null
  readonly action: string
  readonly game: string | null
  /**
   * Id of an account, a token or a pack; null if the operation concerns a game or has no subject.
   */
  readonly subject: string | null
  readonly running: boolean
  readonly reason: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

export interface AuditOutcome {
  readonly at: number
  readonly of: AuditRecord
  readonly outcome: string
}

export interface IdBounds {
  readonly from: string
  readonly to: string
}

export interface AuditView extends AuditRecord {
  readonly note: string | null
  /** The outcome of an operation is null if the node died or could not record the outcome. */
  readonly outcome: string | null
}

export interface AuditStore {
  /**
   * The operator's note is stored apart from the audit entry, because the note may contain names
   * that must be deleted later.
   */
  add(entry: AuditRecord, note?: string): Promise<void>
  conclude(outcome: AuditOutcome): Promise<void>
  unknown(actions: readonly string[], between: IdBounds, most: number): Promise<AuditRecord[]>
  latest(action: string, most: number): Promise<AuditRecord[]>
  whileItRan(game: string, actions: readonly string[], most: number): Promise<AuditRecord[]>
  /**
   * Deletes audit entries that are older than 30 days, oldest entries first, and returns the number
   * of deleted entries.
   */
  purge(before: string, most: number): Promise<number>
}
