import { type DataSource, IsNull } from 'typeorm'
import type { TokenRecord } from '../../app/accounts/port.ts'
import type { AdminStore, AuditFilter } from '../../app/admin/port.ts'
import type { AuditView } from '../../app/core/audit-port.ts'
import { ring } from '../accounts/account-store.ts'
import { adminAccountStore } from '../accounts/admin-account-store.ts'
import {
  addToken,
  end,
  lockOwnerTokens,
  requireOwner,
  withAllMadeBy,
} from '../accounts/owner-tokens.ts'
import { scopesIn } from '../connection/columns.ts'
import type { DetectOutage, Pool } from '../connection/pools.ts'
import { accounts, tokens } from '../entities.ts'
import { gamesSearched, reachedBy } from '../games/game-search.ts'
import { voidGame } from '../ratings/rerate-games.ts'
import { type AuditRow, looks } from './admin-entities.ts'
import { recordOutcomeWith } from './audit-outcomes.ts'
import { auditOf, lookOf } from './audit-store.ts'
import { refusalsRead } from './refusal-store.ts'

const pageOfTokens = `
select t.id, t.account_id as account, a.name as "accountName", t.label,
  ${scopesIn('t.scopes')} as scopes, t.created_at as "createdAt", t.expires_at as "expiresAt",
  t.revoked_at as "revokedAt", t.made_by as "madeBy", t.lent
from tokens as t join accounts as a on a.id = t.account_id
where ($1::uuid is null or t.account_id = $1) and ($2::uuid is null or t.id < $2)
order by t.id desc limit $3`

const endedWithToken = `${withAllMadeBy('select id from tokens where id = $1')}
select id from ended`

/** With what became of it, and what was noted. */
const pageOfAudits = `
select a.id, a.at, a.account_id as "accountId", a.role, a.token_id as "tokenId", a.action,
  a.game_id as "gameId", a.subject, a.running, a.reason, a.detail, a.of_id as "ofId",
  coalesce(o.outcome, a.outcome) as outcome, n.text as note
from audits as a left join audits as o on o.of_id = a.id left join audit_notes as n
  on n.audit_id = a.id
where a.of_id is null and ($1::uuid is null or a.game_id = $1)
  and ($2::uuid is null or a.account_id = $2) and ($3::uuid is null or a.id < $3)
order by a.id desc limit $4`

const withdraw = `
insert into withdrawn_packs (hash, reason, withdrawn_at) values ($1, $2, $3)
on conflict do nothing`

interface Wires {
  readonly readers: Pool
  readonly lobby: Pool
  readonly lists: Pool
}

/** What only operators may: the warrant is asked first. */
export const adminStore = (
  source: DataSource,
  wires: Wires,
  answered: DetectOutage,
): AdminStore => ({
  ...rightsIn(source, wires, answered),
  ...booksIn(source, wires, answered),
  ...adminAccountStore(source, wires, answered),
  ...searchesIn(wires),
  ...refusalsRead(wires),

  async voidRating(warrant, game, formula) {
    warrant.use(game)
    return wires.lobby.transaction(async (client) => {
      const voided = await voidGame(client, game, formula)
      if (voided) await recordOutcomeWith(client, warrant)
      return voided
    })
  },

  async withdrawPack(warrant, hash, told, at) {
    warrant.use()
    await wires.lobby.transaction(async (client) => {
      await client.query(withdraw, [hash, told, at])
      await recordOutcomeWith(client, warrant)
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

const rightsIn = (
  source: DataSource,
  { readers, lists }: Wires,
  answered: DetectOutage,
): Rights => ({
  async tokens(warrant, { account, before, limit }) {
    warrant.use()
    type Named = TokenRecord & { accountName: string }
    return lists.query<Named>(pageOfTokens, [account, before, limit])
  },

  async addToken(warrant, token, hash, operator) {
    warrant.use()
    return answered(() =>
      source.transaction(async (manager) => {
        const isMade = await addToken(manager, token, hash, operator)
        if (isMade) await recordOutcomeWith(manager, warrant)
        return isMade
      }),
    )
  },

  async endToken(warrant, id, at) {
    warrant.use()
    const ended = await answered(() =>
      source.transaction(async (manager) => {
        await lockOwnerTokens(manager)
        const ids: { id: string }[] = await manager.query(endedWithToken, [id])
        if (ids.length === 0) return null
        await recordOutcomeWith(manager, warrant)
        return end(manager, ids, at)
      }),
    )
    if (ended) await ring(readers, ended)
    return ended
  },

  async giveRole(warrant, id, role, at) {
    warrant.use()
    const held = await answered(() =>
      source.transaction(async (manager) => {
        await lockOwnerTokens(manager)
        const found = await manager.findOneBy(accounts, { id })
        if (!found) return null
        await manager.update(accounts, { id }, { role })
        if (found.role === 'owner' && role !== 'owner') await requireOwner(manager, at)
        await recordOutcomeWith(manager, warrant)
        const good = await manager.findBy(tokens, { accountId: id, revokedAt: IsNull() })
        return good.map(({ hash }) => hash)
      }),
    )
    if (held) await ring(readers, held)
    return held
  },
})

type Books = Pick<AdminStore, 'audits' | 'openLook' | 'endLooks' | 'looks'>

function booksIn(source: DataSource, { lists }: Wires, answered: DetectOutage): Books {
  return {
    async audits(warrant, { game, account, before, limit }) {
      warrant.use()
      const found = await lists.query<AuditRow & { note: string | null }>(pageOfAudits, [
        ...[game, account, before, limit],
      ])
      return found.map(({ note, outcome, ...row }): AuditView => {
        return { ...auditOf({ ...row, outcome }), note, outcome }
      })
    },

    async openLook(warrant, { account, game, versions, ...look }) {
      warrant.use(game)
      const seen = { fromVersion: versions?.from ?? null, toVersion: versions?.to ?? null }
      await answered(() =>
        source.transaction(async (manager) => {
          await manager.insert(looks, { ...look, accountId: account, gameId: game, ...seen })
          await recordOutcomeWith(manager, warrant)
        }),
      )
    },

    async endLooks(warrant, account, at) {
      warrant.use()
      const { game } = warrant.entry
      return answered(() =>
        source.transaction(async (manager) => {
          const ending = manager.createQueryBuilder().update(looks).set({ endedAt: at })
          const { affected = 0 } = await ending
            .where('account_id = :account and game_id = :game', { account, game })
            .andWhere('until > :at and ended_at is null', { at })
            .execute()
          if (affected > 0) await recordOutcomeWith(manager, warrant)
          return affected
        }),
      )
    },

    async looks(warrant, asked) {
      warrant.use()
      return answered(() => looksAsked(source, asked))
    },
  }
}

async function looksAsked(source: DataSource, { game, account, before, limit }: AuditFilter) {
  const query = source.getRepository(looks).createQueryBuilder('look')
  query.orderBy('look.id', 'DESC').take(limit)
  if (game) query.andWhere('look.game_id = :game', { game })
  if (account) query.andWhere('look.account_id = :account', { account })
  if (before) query.andWhere('look.id < :before', { before })
  return (await query.getMany()).map(lookOf)
}
