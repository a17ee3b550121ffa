import { eventsOf } from '../../kernel/game.ts'
import { ended, makeToken, shownToken } from '../accounts/tokens.ts'
import { writeAudit } from '../audit.ts'
import { type Caller, need } from '../caller.ts'
import { type Context, runningFor } from '../context.ts'
import { no } from '../errors.ts'
import type { Authenticator } from '../identity/authenticate.ts'
import { idIn, newId } from '../ids.ts'
import { mustHave } from '../live/folded-log.ts'
import type { LiveGame } from '../live/live-game.ts'
import { wakeAt } from '../live/wake.ts'
import { type Look, look } from '../looks.ts'
import { gameAt } from '../play/observe-game.ts'
import { placeAfter } from '../play/shown.ts'
import type { Admin } from '../services.ts'
import type { AdminLog, AdminState, FailingGamesShown, LoggedCommit } from '../shapes/admin.ts'
import { storedOf } from './look-into-logs.ts'

/** What only admins may see and do. Every look into a game is written down before it is given. */
export function adminOf(
  context: Context,
  authenticator: Authenticator,
  failing: () => FailingGamesShown,
): Admin {
  const { ports } = context
  /** The game, and the audit row for looking at it. */
  const opened = async (
    caller: Caller,
    gameId: string,
    asked: Omit<Look, 'record' | 'running'>,
  ) => {
    need(caller, 'admin')
    const live = await runningFor(context, caller, gameId)
    const running = await live.do(({ game }) => {
      const { over } = game
      return () => !over
    })
    await look(context, caller, { ...asked, record: live.record, running })
    return live
  }
  return {
    async log(caller, gameId, { after, limit, reason }) {
      const live = await opened(caller, gameId, { action: 'log', after, reason })
      mustHave(live.version, after)
      return loggedAfter(live, after, limit)
    },

    async state(caller, gameId, { at, reason }) {
      const live = await opened(caller, gameId, { action: 'state', at, reason })
      return stateAt(live, at)
    },

    ...storedOf(context),

    async failing(caller) {
      need(caller, 'admin')
      await writeAudit(ports, caller, { ...ofNoGame, action: 'list-failing-games' })
      return failing()
    },

    ...adminTokens(context, authenticator),

    async audit(caller, { after, limit, game, account }) {
      need(caller, 'admin')
      await writeAudit(ports, caller, { ...ofNoGame, action: 'read-audit', of: game ?? account })
      const query = { game: game ?? null, account: account ?? null, before: idIn(after) }
      const found = await ports.audits.list({ ...query, limit: limit + 1 })
      const items = found
        .slice(0, limit)
        .map((entry) => ({ ...entry, detail: { ...entry.detail } }))
      return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null }
    },
  }
}

const ofNoGame = { game: null, running: false } as const

type TokenKeeping = Pick<Admin, 'tokens' | 'createToken' | 'revokeToken'>

function adminTokens(context: Context, authenticator: Authenticator): TokenKeeping {
  const { ports } = context
  return {
    async tokens(caller, { after, limit }) {
      need(caller, 'admin')
      await writeAudit(ports, caller, { ...ofNoGame, action: 'list-tokens' })
      const found = await ports.accounts.tokens(idIn(after), limit + 1)
      const items = found.slice(0, limit).map((token) => ({
        ...shownToken(token),
        account: token.account,
        accountName: token.accountName,
        revokedAt: token.revokedAt,
      }))
      return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null }
    },

    async createToken(caller, { account, name, ...wanted }) {
      need(caller, 'admin')
      // Before an operator is made who would have no token.
      for (const scope of wanted.scopes) need(caller, scope)
      const now = ports.clock.now()
      const holder = account ?? newId(now)
      if (account === undefined) {
        const operator = { id: holder, name, kind: 'operator' as const, createdAt: now }
        await ports.accounts.create(operator, null, null)
      } else if (!(await ports.accounts.find(account))) throw no('account-unknown')
      const token = await makeToken(context, caller, holder, wanted)
      const { label, scopes, id } = token
      const deed = { ...ofNoGame, action: 'create-token' }
      await writeAudit(ports, caller, { ...deed, token: id, label, scopes, account: holder })
      return token
    },

    async revokeToken(caller, id) {
      need(caller, 'admin')
      await writeAudit(ports, caller, { ...ofNoGame, action: 'revoke-token', token: id })
      const hashes = await ended(ports.accounts.revokeToken(id, null, ports.clock.now()))
      if (!hashes) throw no('token-unknown')
      authenticator.forget(hashes)
    },
  }
}

function loggedAfter(live: LiveGame, after: number, limit: number): AdminLog {
  const { commits, versions, rules, version } = live
  const first = placeAfter(versions, after)
  const items = commits.slice(first, first + limit).map((commit, place): LoggedCommit => {
    const version = versions[first + place]!
    const { at, drawn, cause } = commit
    return {
      ...{ version, at, rules: commit.rules, drawn, cause: { ...cause } },
      events: eventsOf(rules, commit).map((event) => ({ ...event })),
      head: live.headOf(version),
    }
  })
  const last = items.at(-1)?.version ?? after
  return { items, next: last < version ? last : null, version }
}

const stateAt = (live: LiveGame, at: number | undefined): Promise<AdminState> =>
  live.do(({ game }) => {
    const then = gameAt(live, game, at)
    const { version, drawn, over, table, state, open, hands, resigned } = then
    const shown: AdminState = {
      ...{ version, at: then.at, drawn, over, table, state, decisions: [...open] },
      ...{ hands: [...hands], resigned: [...resigned] },
      wakeAt: wakeAt(then, live.record, then.at),
    }
    const taken = structuredClone(shown)
    return () => taken
  })
