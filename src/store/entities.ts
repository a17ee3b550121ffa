import { EntitySchema, type EntitySchemaColumnOptions, type ValueTransformer } from 'typeorm'
import type { TokenRecord } from '../service/ports.ts'
import type { Scope } from '../service/shapes/common.ts'

/** Milliseconds since 1970 fit a number, though the driver does not know it. */
const milliseconds: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
}
const time = (name: string): EntitySchemaColumnOptions => ({
  type: 'bigint',
  name,
  transformer: milliseconds,
})
const timeOrNull = (name: string): EntitySchemaColumnOptions => ({ ...time(name), nullable: true })
const id = (constraint: string): EntitySchemaColumnOptions => ({
  type: 'uuid',
  primary: true,
  primaryKeyConstraintName: constraint,
})

export interface AccountRow {
  id: string
  name: string
  kind: 'human' | 'agent' | 'operator'
  subject: string | null
  createdAt: number
  leftAt: number | null
  vouchedAt: number | null
  vouchedScopes: Scope[] | null
}
export const accounts = new EntitySchema<AccountRow>({
  name: 'account',
  tableName: 'accounts',
  columns: {
    id: id('pk_accounts'),
    name: { type: 'text' },
    kind: { type: 'text' },
    subject: { type: 'text', nullable: true },
    createdAt: time('created_at'),
    leftAt: timeOrNull('left_at'),
    vouchedAt: timeOrNull('vouched_at'),
    vouchedScopes: { type: 'text', array: true, name: 'vouched_scopes', nullable: true },
  },
  checks: [{ name: 'ck_accounts_kind', expression: "kind in ('human', 'agent', 'operator')" }],
  uniques: [{ name: 'uq_accounts_subject', columns: ['subject'] }],
})

/** Whom no identity provider has vouched for. */
export const unvouched = { subject: null, leftAt: null, vouchedAt: null, vouchedScopes: null }

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
    scopes: { type: 'text', array: true },
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

export interface AuditRow {
  id: string
  at: number
  accountId: string | null
  action: string
  gameId: string | null
  running: boolean
  detail: object
}
export const audits = new EntitySchema<AuditRow>({
  name: 'audit',
  tableName: 'audits',
  columns: {
    id: id('pk_audits'),
    at: time('at'),
    accountId: { type: 'uuid', name: 'account_id', nullable: true },
    action: { type: 'text' },
    gameId: { type: 'uuid', name: 'game_id', nullable: true },
    running: { type: 'boolean' },
    detail: { type: 'json' },
  },
  // Newest first; TypeORM knows nothing of the direction.
  indices: [
    { name: 'ix_audits_game', columns: ['gameId', 'id'] },
    { name: 'ix_audits_account', columns: ['accountId', 'id'] },
  ],
})

export const entities = [accounts, tokens, contentPacks, audits]
