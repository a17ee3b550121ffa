import { EntitySchema } from 'typeorm'
import type { AuditRecord } from '../../app/core/audit-port.ts'
import { bool, HIDDEN, json, key, NULLABLE, text, time, uuid } from '../connection/columns.ts'

export interface AuditRow extends AuditRecord {
  /**
   * Id of the operation's audit entry if the row is the outcome of an operation; null if the row is
   * an audit entry.
   */
  readonly ofId: string | null
  readonly outcome: string | null
}
export const audits = new EntitySchema<AuditRow>({
  name: 'audit',
  tableName: 'audits',
  columns: {
    id: key(),
    at: time(),
    account: uuid('account_id', NULLABLE),
    role: text(undefined, NULLABLE),
    token: uuid('token_id', NULLABLE),
    action: text(),
    game: uuid('game_id', NULLABLE),
    subject: text(undefined, NULLABLE),
    running: bool(),
    reason: text(undefined, NULLABLE),
    detail: json(),
    ofId: uuid('of_id', { ...NULLABLE, ...HIDDEN }),
    outcome: text(undefined, { ...NULLABLE, ...HIDDEN }),
  },
})

/**
 * Notes are stored separately, because audit entries never change. A note may name a person whose
 * data is erased later.
 */
export const auditNotes = new EntitySchema<{ readonly auditId: string; readonly text: string }>({
  name: 'auditNote',
  tableName: 'audit_notes',
  columns: { auditId: key('uuid', 'audit_id'), text: text() },
})
