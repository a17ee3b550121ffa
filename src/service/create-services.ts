import { setTimeout as sleep } from 'node:timers/promises'
import type { Ruleset } from '../kernel/ruleset.ts'
import { accountsOf } from './accounts/accounts.ts'
import { tokenOf, tokensOf } from './accounts/tokens.ts'
import { type Context, defaultSettings, type Settings } from './context.ts'
import { acts, actsShown } from './desk/acts/index.ts'
import { Counts } from './desk/counts.ts'
import type { House } from './desk/desk.ts'
import { performing } from './desk/perform.ts'
import { beginOwnFile, readOwnFile, showOwnFile } from './exchange/own-file.ts'
import { playFile } from './exchange/play-file.ts'
import { showKeys } from './exchange/show-keys.ts'
import { AccountNews } from './follow/account-news.ts'
import { Followers } from './follow/follow-game.ts'
import {
  Authenticator,
  hashOfSecret,
  newSecret,
  type Vouched,
  type Voucher,
} from './identity/authenticate.ts'
import { newId } from './ids.ts'
import { accountPacksOf } from './library/account-packs.ts'
import { type PackFile, Packs } from './library/packs.ts'
import { type Rulebooks, rulesetsOf } from './library/show-rulesets.ts'
import { LiveGames } from './live/live-games.ts'
import { Standings } from './live/standings.ts'
import type { Ports } from './ports.ts'
import { ratingsOf } from './ratings/show-ratings.ts'
import { gated } from './serve/effects.ts'
import { servedGames, servedPairings } from './serve/games.ts'
import { type Means, type OwnWork, ownWorkOf } from './serve/own-work.ts'
import type { Desk, Exchange, Services } from './services.ts'
import type { Scope } from './shapes/common.ts'
import { isAdrift } from './upkeep/drift.ts'
import { statusOf } from './upkeep/follow-status.ts'
import { Lately } from './upkeep/lately.ts'
import { createMetrics } from './upkeep/metrics.ts'
import { Modes } from './upkeep/modes.ts'
import { type Outages, outagesOf } from './upkeep/outages.ts'
import { Refusals } from './upkeep/refusals.ts'
import { webhooksOf } from './webhooks/webhooks.ts'

export interface Parts extends Means {
  readonly ports: Ports
  readonly registry: Readonly<Record<string, Ruleset>>
  readonly packFiles?: readonly PackFile[]
  readonly rulebooks?: Rulebooks
  readonly voucher?: Voucher | null
  readonly settings?: Partial<Settings>
  readonly house?: House
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
  /** Works off the jobs that there are. */
  workOnJobs(): Promise<void>
  /** One round of the webhooks, until all that is due has been tried. */
  post(): Promise<void>
}

export async function createServices(parts: Parts): Promise<Running> {
  const { ports, house = nothingSaid } = parts
  const settings = { ...defaultSettings, ...parts.settings }
  const { context, modes, refusals } = await contextOf(parts, settings)
  const { packs, metrics } = context
  const outages = outagesOf(metrics)
  const { asService, guarded } = outages
  const authenticator = authenticatorOf(ports, parts.voucher ?? null, settings)
  const followers = new Followers(context)
  const news = new AccountNews(context)
  const letGo = () => {
    followers.letGo()
    news.letGo()
  }
  const own = ownWorkOf(context, refusals, parts)
  let draining = false
  let closing: Promise<void> | null = null
  const stop = async () => {
    draining = true
    letGo()
    await modes.close()
    await own.close()
    await ports.close()
  }
  own.start()
  return {
    ...{ metrics, packWarnings: packs.warnings },
    ...gated(modes, {
      games: servedGames(context, followers, own.bots, outages),
      exchange: exchangeOf(context, own, outages),
      pairings: guarded(servedPairings(context, own.bots)),
      accounts: guarded(accountsOf(context, authenticator, (...asked) => news.follow(...asked))),
      tokens: guarded(tokensOf(context, authenticator)),
      packs: guarded(accountPacksOf(context)),
      webhooks: guarded(webhooksOf(context, own.tending, own.outside)),
    }),
    status: statusOf(modes),
    ratings: guarded(ratingsOf(context)),
    authenticate: (bearer) => asService(authenticator.authenticate(bearer)),
    known: (bearer) => authenticator.known(bearer),
    knownOn: (connection, authorization) => authenticator.knownOn(connection, authorization),
    watch: (who, ended) => (who === null ? () => {} : authenticator.watch(who, ended)),
    rulesets: guarded(rulesetsOf(context, parts.rulebooks ?? (async () => null))),
    desk: guarded(deskOf({ context, authenticator, followers, own, house }, outages)),
    unready: async () => (draining ? 'shutting-down' : unreadyAt(ports)),
    drain() {
      draining = true
    },
    drains: () => draining,
    letGo,
    sweep: () => own.sweeper.sweep(),
    workOnJobs: own.workOnJobs,
    post: () => own.office.round(),
    close() {
      closing ??= stop()
      return closing
    },
  }
}

/** What all use-cases share. */
async function contextOf(parts: Parts, settings: Settings) {
  const { ports } = parts
  const metrics = createMetrics()
  const packs = new Packs(parts.registry, parts.packFiles ?? [], ports)
  await packs.keepOffered()
  const report = parts.report ?? ((problem, error) => console.error(problem, error))
  const modes = new Modes(ports, report)
  await modes.start()
  const live = new LiveGames(ports, packs, metrics, {
    eventsMax: settings.cachedEventsMax,
    isHeld: (game) => modes.isHeld(game),
  })
  const lately = new Lately()
  live.onStored((game, commits) => lately.stored(game, commits))
  const refusals = new Refusals(ports, lately, report)
  const context: Context = {
    ...{ ports, settings, packs, live, metrics, modes, refusals, lately, report },
    standings: new Standings(live),
  }
  return { context, modes, refusals }
}

/** What keeps a node that goes on from serving. */
async function unreadyAt(ports: Ports): Promise<string | null> {
  if (isAdrift(ports)) return 'clock-drift'
  const tooLate = sleep(PING_MILLISECONDS_MAX, 'database-unavailable', { ref: false })
  const answered = ports.schema().then(
    (state) => (state === 'current' ? null : `schema-${state}`),
    () => 'database-unavailable',
  )
  return Promise.race([answered, tooLate])
}

const exchangeOf = (
  context: Context,
  { bots, askForWork }: OwnWork,
  { asService, asServiceLines }: Outages,
): Exchange => ({
  play: async (caller, file, input, keyed = {}) => {
    const forked = await asService(playFile(context, caller, file, input, keyed))
    bots.ask(forked.answer.id)
    return forked
  },
  keys: () => asService(showKeys(context)),
  beginOwnFile: (caller) => asService(beginOwnFile(context, caller, askForWork)),
  ownFile: (caller) => asService(showOwnFile(context, caller)),
  readOwnFile: (caller, from) => asServiceLines(readOwnFile(context, caller, from)),
})

interface Staff {
  readonly context: Context
  readonly authenticator: Authenticator
  readonly own: OwnWork
  readonly followers: Followers
  readonly house: House
}

const nothingSaid: House = { environment: null, variables: [], warnings: [] }

const deskOf = (
  { context, authenticator, followers, own, house }: Staff,
  { asServiceLines }: Outages,
): Desk =>
  performing(
    {
      ...{ context, authenticator, house, node: own.watch.id, acts: actsShown },
      counts: new Counts(() => context.ports.nodes.figures()),
      tending: own.tending,
      failing: () => own.failing.shown(),
      tryAgain: own.tryAgain,
      askBots: (game) => own.bots.ask(game),
      askForWork: own.askForWork,
      audiencesOf: (game) => followers.audiencesOf(game),
    },
    Object.values(acts),
    asServiceLines,
  )

function authenticatorOf(ports: Ports, voucher: Voucher | null, settings: Settings): Authenticator {
  const accountOf = ({ subject, name, scopes }: Vouched) => {
    const now = ports.clock.now()
    const fresh = { id: newId(now), name, kind: 'human' as const, createdAt: now, role: null }
    return ports.accounts.bySubject(subject, fresh, scopes)
  }
  return new Authenticator(ports, voucher, accountOf, settings)
}

const ownerScopes: readonly Scope[] = ['owner', 'play', 'read']

/**
 * Sees to it that there is an owner's token: the given one, or, where there is none at all, a new
 * one. Gives the secret of a token that it made. A given one that was ended stays so, for whoever
 * ended it may have had to.
 */
export async function ensureAdminToken(ports: Ports, given: string | null): Promise<string | null> {
  const now = ports.clock.now()
  const secret = given ?? newSecret()
  const label = given === null ? 'first start' : 'environment'
  const operator = { id: newId(now), name: 'admin', kind: 'operator' as const, createdAt: now }
  const account = { ...operator, role: 'owner' as const }
  const token = tokenOf(account.id, { label, scopes: ownerScopes }, now)
  const isFirst = given === null
  const isMade = await ports.accounts.foundOwner(account, token, hashOfSecret(secret), { isFirst })
  return isMade && isFirst ? secret : null
}
