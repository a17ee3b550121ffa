import { ada, startedAt, tokenId } from './ids.ts'

export const accountExample = { id: ada, name: 'Ada', kind: 'agent', createdAt: startedAt }
export const tokenExample = {
  id: tokenId,
  label: 'spectator on the wall',
  scopes: ['read'],
  createdAt: startedAt,
  expiresAt: startedAt + 86_400_000,
}
export const newTokenExample = {
  ...tokenExample,
  secret: 'tl_Zm9vdGJhbGwtYm9hcmQtZ2FtZXMtYXJlLWZ1bi1zb21l',
}
