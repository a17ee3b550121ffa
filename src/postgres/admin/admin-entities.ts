import { EntitySchema } from 'typeorm'
import type { Role } from '../../app/core/schema.ts'
import { id, time, timeOrNull } from '../connection/columns.ts'

export interface AuditRow {
  id: string
  at: number
  accountId: string | null
  role: Role | null
  tokenId: string | null
  action: string
  gameId: string | null
  subject: string | null
  running: boolean
  reason: string | null
  detail: object
  /** Of an outcome: what it is the outcome of. */
  ofId: string | null
  outcome: string | null
}
export const audits = new EntitySchema<AuditRow>({
  name: 'audit',
  tableName: 'audits',
  columns: {
    id: id('pk_audits'),
    at: time('at'),
    accountId: { type: 'uuid', name: 'account_id', nullable: true },
    role: { type: 'text', nullable: true },
    tokenId: { type: 'uuid', name: 'token_id', nullable: true },
    action: { type: 'text' },
    gameId: { type: 'uuid', name: 'game_id', nullable: true },
    subject: { type: 'text', nullable: true },
    running: { type: 'boolean' },
    reason: { type: 'text', nullable: true },
    detail: { type: 'json' },
    ofId: { type: 'uuid', name: 'of_id', nullable: true },
    outcome: { type: 'text', nullable: true },
  },
  // Newest first; TypeORM knows nothing of the direction.
  indices: [
    { name: 'ix_audits_game', columns: ['gameId', 'id'] },
    { name: 'ix_audits_account', columns: ['accountId', 'id'] },
    { name: 'ix_audits_of', columns: ['ofId'], where: 'of_id is not null' },
    { name: 'ix_audits_subject', columns: ['subject'], where: 'subject is not null' },
  ],
})

interface NoteRow {
  auditId: string
  text: string
}
export const auditNotes = new EntitySchema<NoteRow>({
  name: 'auditNote',
  tableName: 'audit_notes',
  columns: {
    auditId: { ...id('pk_audit_notes'), name: 'audit_id' },
    text: { type: 'text' },
  },
})

export interface LookRow {
  id: string
  accountId: string | null
  role: Role
  gameId: string
  reason: string
  caseRef: string | null
  at: number
  until: number
  endedAt: number | null
  fromVersion: number | null
  toVersion: number | null
}
export const looks = new EntitySchema<LookRow>({
  name: 'look',
  tableName: 'looks',
  columns: {
    id: id('pk_looks'),
    accountId: { type: 'uuid', name: 'account_id', nullable: true },
    role: { type: 'text' },
    gameId: { type: 'uuid', name: 'game_id' },
    reason: { type: 'text' },
    caseRef: { type: 'text', name: 'case_ref', nullable: true },
    at: time('at'),
    until: time('until'),
    endedAt: timeOrNull('ended_at'),
    fromVersion: timeOrNull('from_version'),
    toVersion: timeOrNull('to_version'),
  },
  indices: [
    { name: 'ix_looks_game', columns: ['gameId', 'id'] },
    { name: 'ix_looks_account', columns: ['accountId', 'id'] },
  ],
})
