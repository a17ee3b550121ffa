import type { Account, NewToken, Token, WhoAmI } from '../../../../app/core/account-schema.ts'
import { ada, startedAt, tokenId } from './ids.ts'

export const accountExample: Account = { id: ada, name: 'Ada', kind: 'agent', createdAt: startedAt }
export const tokenExample: Token = {
  id: tokenId,
  kind: 'token',
  label: 'spectator on the wall',
  scopes: ['read'],
  createdAt: startedAt,
  expiresAt: startedAt + 86_400_000,
}
export const newTokenExample: NewToken = {
  ...tokenExample,
  secret: 'tl_Zm9vdGJhbGwtYm9hcmQtZ2FtZXMtYXJlLWZ1bi1zb21l',
}
export const whoAmIExample: WhoAmI = {
  account: accountExample,
  scopes: ['play', 'read'],
  handle: 'ada',
  profile: 'public',
  holiday: { until: null, daysLeft: 30 },
  token: tokenId,
}
