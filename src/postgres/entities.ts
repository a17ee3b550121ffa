import { EntitySchema } from 'typeorm'
import type { TokenRecord } from '../app/accounts/port.ts'
import type { Role, Scope } from '../app/core/schema.ts'
import { auditNotes, audits, looks } from './admin/admin-entities.ts'
import { id, scopes, time, timeOrNull } from './connection/columns.ts'

export interface AccountRow {
  id: string
  name: string
  kind: 'human' | 'agent' | 'operator'
  role: Role | null
  subject: string | null
  createdAt: number
  leftAt: number | null
  vouchedAt: number | null
  vouchedScopes: Scope[] | null
  bannedUntil: number | null
  banReason: string | null
  mergedInto: string | null
  renamedAt: number | null
}
export const accounts = new EntitySchema<AccountRow>({
  name: 'account',
  tableName: 'accounts',
  columns: {
    id: id('pk_accounts'),
    name: { type: 'text' },
    kind: { type: 'text' },
    role: { type: 'text', nullable: true },
    subject: { type: 'text', nullable: true },
    createdAt: time('created_at'),
    leftAt: timeOrNull('left_at'),
    vouchedAt: timeOrNull('vouched_at'),
    vouchedScopes: {
      type: 'text',
      array: true,
      name: 'vouched_scopes',
      nullable: true,
      transformer: scopes,
    },
    bannedUntil: timeOrNull('banned_until'),
    banReason: { type: 'text', name: 'ban_reason', nullable: true },
    mergedInto: { type: 'uuid', name: 'merged_into', nullable: true },
    renamedAt: timeOrNull('renamed_at'),
  },
  checks: [
    { name: 'ck_accounts_kind', expression: "kind in ('human', 'agent', 'operator')" },
    { name: 'ck_accounts_role', expression: "role in ('support', 'operator', 'owner')" },
  ],
  uniques: [{ name: 'uq_accounts_subject', columns: ['subject'] }],
  indices: [
    // By an expression, of which TypeORM knows nothing.
    { name: 'ix_accounts_by_name', columns: ['id'], synchronize: false },
    {
      name: 'ix_accounts_merged_into',
      columns: ['mergedInto'],
      where: 'merged_into is not null',
    },
  ],
})

/** Whom no identity provider has vouched for. */
export const unvouched = { subject: null, leftAt: null, vouchedAt: null, vouchedScopes: null }

/** Of whom an operator has changed nothing yet. */
export const untouched = { bannedUntil: null, banReason: null, mergedInto: null, renamedAt: null }

export interface TokenRow {
  id: string
  accountId: string
  hash: Buffer
  label: string
  scopes: Scope[]
  createdAt: number
  expiresAt: number | null
  revokedAt: number | null
  madeBy: string | null
  lent: boolean
}
export const tokens = new EntitySchema<TokenRow>({
  name: 'token',
  tableName: 'tokens',
  columns: {
    id: id('pk_tokens'),
    accountId: { type: 'uuid', name: 'account_id' },
    hash: { type: 'bytea' },
    label: { type: 'text' },
    scopes: { type: 'text', array: true, transformer: scopes },
    createdAt: time('created_at'),
    expiresAt: timeOrNull('expires_at'),
    revokedAt: timeOrNull('revoked_at'),
    madeBy: { type: 'uuid', name: 'made_by', nullable: true },
    lent: { type: 'boolean', default: false },
  },
  uniques: [{ name: 'uq_tokens_hash', columns: ['hash'] }],
  indices: [
    { name: 'ix_tokens_account', columns: ['accountId'] },
    { name: 'ix_tokens_made_by', columns: ['madeBy'] },
    {
      name: 'ix_tokens_admin',
      columns: ['accountId'],
      where: `'admin' = any (scopes) and revoked_at is null`,
    },
    {
      name: 'ix_tokens_owner',
      columns: ['accountId'],
      where: `('owner' = any (scopes) or 'admin' = any (scopes)) and revoked_at is null`,
    },
  ],
  foreignKeys: [
    {
      name: 'fk_tokens_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
    {
      name: 'fk_tokens_made_by',
      target: 'token',
      columnNames: ['madeBy'],
      referencedColumnNames: ['id'],
    },
  ],
})

export const rowOf = ({ account, scopes, ...token }: TokenRecord, hash: Buffer): TokenRow => ({
  ...token,
  accountId: account,
  scopes: [...scopes],
  hash,
})

interface PackRow {
  hash: string
  ruleset: string
  name: string
  content: string
  brought: boolean
  keptAt: number
}
export const contentPacks = new EntitySchema<PackRow>({
  name: 'contentPack',
  tableName: 'content_packs',
  columns: {
    hash: { type: 'text', primary: true, primaryKeyConstraintName: 'pk_content_packs' },
    ruleset: { type: 'text' },
    name: { type: 'text' },
    content: { type: 'text' },
    brought: { type: 'boolean', default: false },
    keptAt: time('kept_at'),
  },
})

export const entities = [accounts, tokens, contentPacks, audits, auditNotes, looks]
