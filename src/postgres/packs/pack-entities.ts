import { EntitySchema } from 'typeorm'
import type { PackRecord, WholeAccountPack } from '../../app/packs/port.ts'
import { bool, HIDDEN, integer, key, text, time, uuid } from '../connection/columns.ts'

interface ContentPackRow extends PackRecord {
  readonly keptAt: number
}
export const contentPacks = new EntitySchema<ContentPackRow>({
  name: 'contentPack',
  tableName: 'content_packs',
  columns: {
    hash: key('text'),
    ruleset: text(),
    name: text(),
    content: text(),
    brought: bool(undefined, { default: false }),
    keptAt: time('kept_at'),
  },
})

interface WithdrawnPackRow {
  readonly hash: string
  readonly reason: string
  readonly withdrawnAt: number
}
export const withdrawnPacks = new EntitySchema<WithdrawnPackRow>({
  name: 'withdrawnPack',
  tableName: 'withdrawn_packs',
  columns: {
    hash: key('text'),
    reason: text(),
    withdrawnAt: time('withdrawn_at'),
  },
})

export interface AccountPackRow extends Omit<WholeAccountPack, 'withdrawn'> {
  readonly withdrawal?: WithdrawnPackRow | null
}
export const accountPacks = new EntitySchema<AccountPackRow>({
  name: 'accountPack',
  tableName: 'account_packs',
  columns: {
    id: key(),
    account: uuid('account_id'),
    ruleset: text(),
    name: text(),
    title: text(),
    version: text(),
    hash: text(),
    content: text(undefined, HIDDEN),
    bytes: integer(),
    shared: bool(),
    broughtAt: time('brought_at'),
  },
  relations: {
    withdrawal: {
      type: 'many-to-one',
      target: 'withdrawnPack',
      joinColumn: { name: 'hash', referencedColumnName: 'hash' },
    },
  },
})
