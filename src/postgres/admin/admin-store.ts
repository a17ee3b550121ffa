import type { EntityManager } from 'typeorm'
import { IsNull, MoreThan } from 'typeorm'
import type { AdminStore, TokenFilter } from '../../app/admin/port.ts'
import { accounts, tokens } from '../accounts/account-entities.ts'
import { adminAccountStore } from '../accounts/admin-account-store.ts'
import {
  addToken,
  lockOwnerTokens,
  notifyRevoked,
  requireOwner,
  revoke,
  tokensMadeWith,
} from '../accounts/owner-tokens.ts'
import { audited } from '../audit/audit-outcomes.ts'
import { pageOfAudits } from '../audit/audit-store.ts'
import { insertNew, type Pools } from '../connection/entity-pool.ts'
import { gamesSearched, reachedBy } from '../games/game-search.ts'
import { withdrawnPacks } from '../packs/pack-entities.ts'
import { voidGame } from '../ratings/rerate-games.ts'
import { findIds } from './find-ids.ts'
import { refusalsRead } from './refusal-store.ts'
import { insertSession, pageOfSessions, sessions } from './session-store.ts'

/**
 * Implements the storage methods that serve operators. Each method first uses up the caller's audit
 * capability, so that every call has an audit entry.
 */
export const adminStore = (pools: Pools): AdminStore => ({
  ...rightsIn(pools),
  ...recordsIn(pools),
  ...adminAccountStore(pools),
  ...refusalsRead(pools),

  async searchGames(capability, asked) {
    capability.use()
    const { text, values } = gamesSearched(asked)
    const found = await pools.lists.query<{ id: string; fits: boolean }>(text, values)
    const ids = found.filter(({ fits }) => fits).map(({ id }) => id)
    return { ids: ids.slice(0, asked.limit), reached: reachedBy(asked, found) }
  },

  async findIds(capability, asked, limit) {
    capability.use()
    return findIds(pools.lists, asked, limit)
  },

  async voidRating(capability, game, formula) {
    capability.use(game)
    return audited(pools.lobby, capability, (manager) => voidGame(manager, game, formula))
  },

  async withdrawPack(capability, hash, reason, withdrawnAt) {
    capability.use()
    await audited(pools.lobby, capability, (manager) =>
      insertNew(manager, withdrawnPacks, { hash, reason, withdrawnAt }),
    )
  },
})

type Rights = Pick<AdminStore, 'tokens' | 'addToken' | 'endToken' | 'giveRole'>

const rightsIn = ({ clerks, readers, lists }: Pools): Rights => ({
  async tokens(capability, asked) {
    capability.use()
    return lists.orm((manager) => pageOfTokens(manager, asked))
  },

  async addToken(capability, token, hash, operator) {
    capability.use()
    return audited(clerks, capability, (manager) => addToken(manager, token, hash, operator))
  },

  async endToken(capability, id, at) {
    capability.use()
    const revoked = await audited(clerks, capability, async (manager) => {
      await lockOwnerTokens(manager)
      const ids = await tokensMadeWith(manager, { id })
      return ids.length === 0 ? null : revoke(manager, ids, at)
    })
    if (revoked) await notifyRevoked(readers, revoked)
    return revoked
  },

  async giveRole(capability, id, role, at) {
    capability.use()
    const held = await audited(clerks, capability, async (manager) => {
      await lockOwnerTokens(manager)
      const found = await manager.findOneBy(accounts, { id })
      if (!found) return null
      await manager.update(accounts, { id }, { role })
      if (found.role === 'owner' && role !== 'owner') await requireOwner(manager, at)
      const where = { account: id, revokedAt: IsNull() }
      const valid = await manager.find(tokens, { where, select: { hash: true } })
      return valid.map(({ hash }) => hash)
    })
    if (held) await notifyRevoked(readers, held)
    return held
  },
})

async function pageOfTokens(manager: EntityManager, { account, before, limit }: TokenFilter) {
  const query = manager.createQueryBuilder(tokens, 'token').orderBy('token.id', 'DESC')
  query.innerJoin('token.holder', 'holder').addSelect(['holder.id', 'holder.name'])
  if (account !== null) query.andWhere('token.account = :account', { account })
  if (before !== null) query.andWhere('token.id < :before', { before })
  const found = await query.limit(limit).getMany()
  return found.map(({ holder, ...token }) => ({ ...token, accountName: holder!.name }))
}

type Records = Pick<AdminStore, 'audits' | 'openLook' | 'endLooks' | 'looks'>

const recordsIn = ({ clerks, lists }: Pools): Records => ({
  async audits(capability, asked) {
    capability.use()
    return lists.orm((manager) => pageOfAudits(manager, asked))
  },

  async openLook(capability, session) {
    capability.use(session.game)
    await audited(clerks, capability, (manager) => insertSession(manager, session))
  },

  async endLooks(capability, account, at) {
    capability.use()
    const { game } = capability.entry
    if (game === null) return 0
    return audited(clerks, capability, async (manager) => {
      const open = { account, game, until: MoreThan(at), endedAt: IsNull() }
      const { affected = 0 } = await manager.update(sessions, open, { endedAt: at })
      return affected
    })
  },

  async looks(capability, asked) {
    capability.use()
    return clerks.orm((manager) => pageOfSessions(manager, asked))
  },
})
