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
import { recordOutcomeWith } from '../audit/audit-outcomes.ts'
import { pageOfAudits } from '../audit/audit-store.ts'
import type { EntityPool } from '../connection/entity-pool.ts'
import { gamesSearched, reachedBy } from '../games/game-search.ts'
import { withdrawnPacks } from '../packs/pack-entities.ts'
import { voidGame } from '../ratings/rerate-games.ts'
import { refusalsRead } from './refusal-store.ts'
import { insertSession, pageOfSessions, sessions } from './session-store.ts'

interface Wires {
  readonly clerks: EntityPool
  readonly readers: EntityPool
  readonly lobby: EntityPool
  readonly lists: EntityPool
}

/** What only operators may do: each call uses its audit capability first. */
export const adminStore = (wires: Wires): AdminStore => ({
  ...rightsIn(wires),
  ...recordsIn(wires),
  ...adminAccountStore(wires),
  ...searchesIn(wires),
  ...refusalsRead(wires),

  async voidRating(warrant, game, formula) {
    warrant.use(game)
    return wires.lobby.ormTransaction(async (manager) => {
      const voided = await voidGame(manager, game, formula)
      if (voided) await recordOutcomeWith(manager, warrant)
      return voided
    })
  },

  async withdrawPack(warrant, hash, reason, withdrawnAt) {
    warrant.use()
    await wires.lobby.ormTransaction(async (manager) => {
      const insert = manager.createQueryBuilder().insert().into(withdrawnPacks)
      await insert.values({ hash, reason, withdrawnAt }).orIgnore().execute()
      await recordOutcomeWith(manager, warrant)
    })
  },
})

const searchesIn = ({ lists }: Wires): Pick<AdminStore, 'searchGames'> => ({
  async searchGames(warrant, asked) {
    warrant.use()
    const { text, values } = gamesSearched(asked)
    const found = await lists.query<{ id: string; fits: boolean }>(text, values)
    const ids = found.filter(({ fits }) => fits).map(({ id }) => id)
    return { ids: ids.slice(0, asked.limit), reached: reachedBy(asked, found) }
  },
})

type Rights = Pick<AdminStore, 'tokens' | 'addToken' | 'endToken' | 'giveRole'>

const rightsIn = ({ clerks, readers, lists }: Wires): Rights => ({
  async tokens(warrant, asked) {
    warrant.use()
    return lists.orm((manager) => pageOfTokens(manager, asked))
  },

  async addToken(warrant, token, hash, operator) {
    warrant.use()
    return clerks.ormTransaction(async (manager) => {
      const isMade = await addToken(manager, token, hash, operator)
      if (isMade) await recordOutcomeWith(manager, warrant)
      return isMade
    })
  },

  async endToken(warrant, id, at) {
    warrant.use()
    const revoked = await clerks.ormTransaction(async (manager) => {
      await lockOwnerTokens(manager)
      const ids = await tokensMadeWith(manager, { id })
      if (ids.length === 0) return null
      await recordOutcomeWith(manager, warrant)
      return revoke(manager, ids, at)
    })
    if (revoked) await notifyRevoked(readers, revoked)
    return revoked
  },

  async giveRole(warrant, id, role, at) {
    warrant.use()
    const held = await clerks.ormTransaction(async (manager) => {
      await lockOwnerTokens(manager)
      const found = await manager.findOneBy(accounts, { id })
      if (!found) return null
      await manager.update(accounts, { id }, { role })
      if (found.role === 'owner' && role !== 'owner') await requireOwner(manager, at)
      await recordOutcomeWith(manager, warrant)
      const where = { account: id, revokedAt: IsNull() }
      const valid = await manager.find(tokens, { where, select: { hash: true } })
      return valid.map(({ hash }) => hash)
    })
    if (held) await notifyRevoked(readers, held)
    return held
  },
})

/** Newest first. */
async function pageOfTokens(manager: EntityManager, { account, before, limit }: TokenFilter) {
  const query = manager.createQueryBuilder(tokens, 'token').orderBy('token.id', 'DESC')
  query.innerJoin('token.holder', 'holder').addSelect(['holder.id', 'holder.name'])
  if (account !== null) query.andWhere('token.account = :account', { account })
  if (before !== null) query.andWhere('token.id < :before', { before })
  const found = await query.limit(limit).getMany()
  return found.map(({ holder, ...token }) => ({ ...token, accountName: holder!.name }))
}

type Records = Pick<AdminStore, 'audits' | 'openLook' | 'endLooks' | 'looks'>

const recordsIn = ({ clerks, lists }: Wires): Records => ({
  async audits(warrant, asked) {
    warrant.use()
    return lists.orm((manager) => pageOfAudits(manager, asked))
  },

  async openLook(warrant, session) {
    warrant.use(session.game)
    await clerks.ormTransaction(async (manager) => {
      await insertSession(manager, session)
      await recordOutcomeWith(manager, warrant)
    })
  },

  async endLooks(warrant, account, at) {
    warrant.use()
    const { game } = warrant.entry
    if (game === null) return 0
    return clerks.ormTransaction(async (manager) => {
      const open = { account, game, until: MoreThan(at), endedAt: IsNull() }
      const { affected = 0 } = await manager.update(sessions, open, { endedAt: at })
      if (affected > 0) await recordOutcomeWith(manager, warrant)
      return affected
    })
  },

  async looks(warrant, asked) {
    warrant.use()
    return clerks.orm((manager) => pageOfSessions(manager, asked))
  },
})
