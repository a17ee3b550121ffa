import { type EntityManager, EntitySchema, IsNull } from 'typeorm'
import type { AccountRecord, Ban, Erasure, TokenRecord } from '../../app/accounts/port.ts'
import type { Scope } from '../../app/core/schema.ts'
import { bool, bytes, key, NULLABLE, text, time, uuid } from '../connection/columns.ts'

export interface AccountRow extends AccountRecord {
  readonly subject: string | null
  readonly leftAt: number | null
  readonly vouchedAt: number | null
  readonly vouchedScopes: Scope[] | null
  readonly bannedUntil: number | null
  readonly banReason: string | null
  readonly mergedInto: string | null
  readonly renamedAt: number | null
}
export const accounts = new EntitySchema<AccountRow>({
  name: 'account',
  tableName: 'accounts',
  columns: {
    id: key(),
    name: text(),
    kind: text(),
    role: text(undefined, NULLABLE),
    subject: text(undefined, NULLABLE),
    createdAt: time('created_at'),
    leftAt: time('left_at', NULLABLE),
    vouchedAt: time('vouched_at', NULLABLE),
    vouchedScopes: text('vouched_scopes', { array: true, ...NULLABLE }),
    bannedUntil: time('banned_until', NULLABLE),
    banReason: text('ban_reason', NULLABLE),
    mergedInto: uuid('merged_into', NULLABLE),
    renamedAt: time('renamed_at', NULLABLE),
  },
})

export interface TokenRow extends TokenRecord {
  readonly hash: Buffer
  readonly holder?: AccountRow
}
export const tokens = new EntitySchema<TokenRow>({
  name: 'token',
  tableName: 'tokens',
  columns: {
    id: key(),
    account: uuid('account_id'),
    hash: bytes(undefined, { select: false }),
    label: text(),
    scopes: text(undefined, { array: true }),
    createdAt: time('created_at'),
    expiresAt: time('expires_at', NULLABLE),
    revokedAt: time('revoked_at', NULLABLE),
    madeBy: uuid('made_by', NULLABLE),
    lent: bool(undefined, { default: false }),
  },
  relations: {
    holder: {
      type: 'many-to-one',
      target: 'account',
      joinColumn: { name: 'account_id' },
    },
  },
})

/** Remembers erased accounts, so that they can be erased again after a backup was restored. */
export const erasures = new EntitySchema<Erasure>({
  name: 'erasure',
  tableName: 'erasures',
  columns: { id: key('uuid', 'account_id'), at: time() },
})

/** A new account without anything that an identity provider or an operator has done to it. */
export const newAccount = ({ id, name, kind, createdAt, role }: AccountRecord): AccountRow => ({
  ...{ id, name, kind, createdAt, role },
  ...{ subject: null, leftAt: null, vouchedAt: null, vouchedScopes: null },
  ...{ bannedUntil: null, banReason: null, mergedInto: null, renamedAt: null },
})

export const banOf = ({
  bannedUntil: until,
  banReason: reason,
}: Pick<AccountRow, 'bannedUntil' | 'banReason'>): Ban | null =>
  reason === null ? null : { until, reason }

/** For limits per account. False if the account does not exist or has left. */
export async function lockAccount(manager: EntityManager, id: string): Promise<boolean> {
  const lock = { mode: 'for_no_key_update' } as const
  const found = await manager.findOne(accounts, { where: { id, leftAt: IsNull() }, lock })
  return found !== null
}
