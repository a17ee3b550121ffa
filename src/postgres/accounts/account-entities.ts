import { type EntityManager, EntitySchema, IsNull } from 'typeorm'
import type {
  AccountRecord,
  Ban,
  Erasure,
  ProfileVisibility,
  TokenRecord,
} from '../../app/accounts/port.ts'
import type { Passkey, SignIn } from '../../app/accounts/sign-in-port.ts'
import type { Scope } from '../../app/core/schema.ts'
import {
  bigint,
  bool,
  bytes,
  holder,
  integer,
  key,
  NULLABLE,
  text,
  time,
  uuid,
} from '../connection/columns.ts'

export interface AccountRow extends AccountRecord {
  readonly subject: string | null
  readonly leftAt: number | null
  readonly vouchedAt: number | null
  readonly vouchedScopes: Scope[] | null
  readonly bannedUntil: number | null
  readonly banReason: string | null
  /**
   * Id of the personal account that owns this agent account; null if this account is not an agent.
   */
  readonly owner: string | null
  readonly mergedInto: string | null
  readonly renamedAt: number | null
  readonly renames: number
  readonly renamesSince: number | null
  readonly holidayUntil: number | null
  readonly holidayDays: number
  readonly holidayYear: number | null
  readonly handle: string | null
  readonly profile: ProfileVisibility
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
    owner: uuid('owner_id', NULLABLE),
    mergedInto: uuid('merged_into', NULLABLE),
    renamedAt: time('renamed_at', NULLABLE),
    renames: integer(undefined, { default: 0 }),
    renamesSince: time('renames_since', NULLABLE),
    holidayUntil: time('holiday_until', NULLABLE),
    holidayDays: { ...integer('holiday_days', { default: 0 }), type: 'smallint' },
    holidayYear: { ...integer('holiday_year', NULLABLE), type: 'smallint' },
    handle: text(undefined, NULLABLE),
    profile: text(undefined, { default: 'public' }),
  },
})

export interface TokenRow extends TokenRecord {
  readonly grant?: string | null
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
    grant: uuid('grant_id', { ...NULLABLE, select: false }),
    kind: text(undefined, { default: 'token' }),
  },
  relations: { holder },
})

export interface PasskeyRow extends Passkey {
  readonly holder?: AccountRow
}
export const passkeys = new EntitySchema<PasskeyRow>({
  name: 'passkey',
  tableName: 'passkeys',
  columns: {
    id: key(),
    account: uuid('account_id'),
    kind: text(),
    credential: text(),
    publicKey: bytes('public_key'),
    counter: bigint(),
    label: text(),
    madeAt: time('made_at'),
    usedAt: time('used_at', NULLABLE),
  },
  relations: { holder },
})

export const signIns = new EntitySchema<SignIn>({
  name: 'sign-in',
  tableName: 'sign_ins',
  columns: {
    id: key(),
    kind: text(),
    account: uuid('account_id'),
    hash: bytes(),
    deviceHash: bytes('device_hash', NULLABLE),
    device: text(undefined, NULLABLE),
    approved: bool(undefined, { default: false }),
    expiresAt: time('expires_at'),
  },
})

/**
 * Ids of erased accounts, so that the accounts can be erased a second time after an old backup is
 * restored.
 */
export const erasures = new EntitySchema<Erasure>({
  name: 'erasure',
  tableName: 'erasures',
  columns: { id: key('uuid', 'account_id'), at: time() },
})

export const newAccount = ({ id, name, kind, createdAt, role }: AccountRecord): AccountRow => ({
  ...{ id, name, kind, createdAt, role },
  ...{ subject: null, leftAt: null, vouchedAt: null, vouchedScopes: null },
  ...{ bannedUntil: null, banReason: null, owner: null, mergedInto: null, renamedAt: null },
  ...{ holidayUntil: null, holidayDays: 0, holidayYear: null },
  ...{ renames: 0, renamesSince: null, handle: null, profile: 'public' },
})

export const banOf = ({
  bannedUntil: until,
  banReason: reason,
}: Pick<AccountRow, 'bannedUntil' | 'banReason'>): Ban | null =>
  reason === null ? null : { until, reason }

/**
 * Locks the row of an account, so that concurrent requests cannot exceed a limit per account.
 * Returns false if the account does not exist or was erased.
 */
export async function lockAccount(manager: EntityManager, id: string): Promise<boolean> {
  const lock = { mode: 'for_no_key_update' } as const
  const found = await manager.findOne(accounts, { where: { id, leftAt: IsNull() }, lock })
  return found !== null
}
