import { setTimeout as sleep } from 'node:timers/promises'
import type { Ruleset } from '../kernel/ruleset.ts'
import { accountsOf, tokenOf, tokensOf } from './accounts.ts'
import { adminOf } from './administer.ts'
import { Authenticator, hashOfSecret, newSecret, type Voucher } from './authenticate.ts'
import { type Context, defaultSettings, type Settings } from './context.ts'
import { createGame } from './create-game.ts'
import { Followers } from './follow-game.ts'
import { newId } from './ids.ts'
import { joinGame } from './join-game.ts'
import { leaveGame } from './leave-game.ts'
import { listGames } from './list-games.ts'
import { LiveGames } from './live-games.ts'
import { countLiveGames, createMetrics } from './metrics.ts'
import { observeGame } from './observe-game.ts'
import { outagesOf } from './outages.ts'
import { type PackFile, Packs } from './packs.ts'
import { BotSeats } from './play-bots.ts'
import type { Ports } from './ports.ts'
import { readEvents, readRows } from './read-events.ts'
import { resignSeat } from './resign-seat.ts'
import { saveGame } from './save-game.ts'
import type { Games, Services } from './services.ts'
import type { Scope } from './shapes/common.ts'
import { showDecisions } from './show-decisions.ts'
import { type Rulebooks, rulesetsOf } from './show-rulesets.ts'
import { startGame } from './start-game.ts'
import { submitMove } from './submit-move.ts'
import { Sweeper } from './sweep-games.ts'
import { waitForTurn } from './wait-for-turn.ts'

export interface Parts {
  readonly ports: Ports
  readonly registry: Readonly<Record<string, Ruleset>>
  readonly packFiles?: readonly PackFile[]
  readonly rulebooks?: Rulebooks
  readonly voucher?: Voucher | null
  readonly settings?: Partial<Settings>
  readonly report?: Context['report']
}

/** A database that takes longer is not ready, whatever it says in the end. */
const PING_MILLISECONDS_MAX = 1_000

/** The whole service behind its doors. What is started here stops with `close`. */
export interface Running extends Services {
  /** What operators should know of the packs that they have brought: path and sentence. */
  readonly packWarnings: readonly string[]
  /** One round of the sweeper, at once. */
  sweep(): Promise<void>
}

export async function createServices(parts: Parts): Promise<Running> {
  const { ports } = parts
  const metrics = createMetrics()
  const settings = { ...defaultSettings, ...parts.settings }
  const packs = new Packs(parts.registry, parts.packFiles ?? [], ports.packs)
  await packs.keepOffered()
  const live = new LiveGames(ports, packs, metrics, settings.cachedEventsMax)
  countLiveGames(metrics, () => live.size)
  const context: Context = {
    ...{ ports, settings, packs, live, metrics },
    report: parts.report ?? ((problem, error) => console.error(problem, error)),
  }
  const { asService, asServiceLines, guarded } = outagesOf(metrics)
  const authenticator = authenticatorOf(ports, parts.voucher ?? null)
  const followers = new Followers(context)
  const bots = new BotSeats(context)
  const sweeper = new Sweeper(context, bots)
  ports.doorbell.onLeft((account) => live.forget(account))
  let draining = false
  let closing: Promise<void> | null = null
  const stop = async () => {
    draining = true
    followers.letGo()
    bots.close()
    await sweeper.close()
    await ports.close()
  }
  sweeper.start()
  return {
    ...{ metrics, packWarnings: packs.warnings },
    games: {
      ...guarded(gamesOf(context, followers, bots)),
      raw: (caller, game) => asServiceLines(readRows(context, caller, game)),
    },
    authenticate: (bearer) => asService(authenticator.authenticate(bearer)),
    known: (bearer) => authenticator.known(bearer),
    accounts: guarded(accountsOf(context, authenticator)),
    tokens: guarded(tokensOf(context, authenticator)),
    rulesets: guarded(rulesetsOf(context, parts.rulebooks ?? (async () => null))),
    admin: guarded(adminOf(context, authenticator)),
    async unready() {
      if (draining) return 'shutting-down'
      const tooLate = sleep(PING_MILLISECONDS_MAX, 'database-unavailable', { ref: false })
      const answered = ports.ping().then(
        () => null,
        () => 'database-unavailable',
      )
      return Promise.race([answered, tooLate])
    },
    drain() {
      draining = true
    },
    letGo: () => followers.letGo(),
    sweep: () => sweeper.sweep(),
    close() {
      closing ??= stop()
      return closing
    },
  }
}

function gamesOf(context: Context, followers: Followers, bots: BotSeats): Omit<Games, 'raw'> {
  return {
    create: async (caller, input, keyed = {}) => {
      const created = await createGame(context, caller, input, keyed)
      if (created.answer.status === 'running') bots.ask(created.answer.id)
      return created
    },
    list: (caller, input) => listGames(context, caller, input),
    join: async (caller, game, input, keyed = {}) => {
      const joined = await joinGame(context, caller, game, input, keyed)
      if (joined.answer.status === 'running') bots.ask(game)
      return joined
    },
    leave: (caller, game, seat) => leaveGame(context, caller, game, seat),
    start: async (caller, game, keyed = {}) => {
      const started = await startGame(context, caller, game, keyed)
      bots.ask(game)
      return started
    },
    observe: (caller, game, input) => observeGame(context, caller, game, input),
    decisions: (caller, game) => showDecisions(context, caller, game),
    move: (caller, game, input) => submitMove(context, caller, game, input, (answer) => answer),
    moveRendered: (caller, game, input, render) => submitMove(context, caller, game, input, render),
    resign: (caller, game, keyed = {}) => resignSeat(context, caller, game, keyed),
    save: (caller, game, input) => saveGame(context, caller, game, input),
    events: (caller, game, input) => readEvents(context, caller, game, input),
    follow: (caller, game, from) => followers.follow(caller, game, from),
    wait: (caller, game, input, signal) =>
      waitForTurn(context, followers, caller, game, { input, signal }),
  }
}

function authenticatorOf(ports: Ports, voucher: Voucher | null): Authenticator {
  return new Authenticator(ports, voucher, ({ subject, name }) => {
    const now = ports.clock.now()
    const fresh = { id: newId(now), name, kind: 'human' as const, createdAt: now }
    return ports.accounts.bySubject(subject, fresh)
  })
}

const adminScopes: readonly Scope[] = ['admin', 'play', 'read']

/**
 * Sees to it that there is an admin token: the given one, or, where there is none at all, a new
 * one. Gives the secret of a token that it made. A given one that was ended stays so, for whoever
 * ended it may have had to.
 */
export async function ensureAdminToken(ports: Ports, given: string | null): Promise<string | null> {
  const now = ports.clock.now()
  const secret = given ?? newSecret()
  const label = given === null ? 'first start' : 'environment'
  const account = { id: newId(now), name: 'admin', kind: 'operator' as const, createdAt: now }
  const token = tokenOf(account.id, { label, scopes: adminScopes }, now)
  const isFirst = given === null
  const isMade = await ports.accounts.foundAdmin(account, token, hashOfSecret(secret), { isFirst })
  return isMade && isFirst ? secret : null
}
