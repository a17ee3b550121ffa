import { setTimeout as sleep } from 'node:timers/promises'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import { accountsOf } from '../accounts/accounts.ts'
import {
  Authenticator,
  type ExternalIdentity,
  hashOfSecret,
  type IdentityVerifier,
  newSecret,
} from '../accounts/identity/authenticate.ts'
import { tokenOf, tokensOf } from '../accounts/tokens.ts'
import type { NodeInfo } from '../admin/admin-context.ts'
import { GameCounts } from '../admin/game-counts.ts'
import { adminOperations, adminOperationViews } from '../admin/operations/index.ts'
import { adminRunner } from '../admin/run-operation.ts'
import { type Context, defaultSettings, type Settings } from '../core/context.ts'
import { newId } from '../core/ids.ts'
import { createMetrics } from '../core/metrics.ts'
import type { Ports } from '../core/ports.ts'
import type { Scope } from '../core/schema.ts'
import type { AdminService, Exchange, Services } from '../core/services.ts'
import {
  downloadPersonalExport,
  showPersonalExport,
  startPersonalExport,
} from '../exchange/personal-data.ts'
import { playImportedGame } from '../exchange/play-imported-game.ts'
import { showSigningKeys } from '../exchange/signing-keys.ts'
import { ActivityFeed } from '../monitoring/activity-feed.ts'
import { isClockDrifting } from '../monitoring/clock-drift.ts'
import { type DatabaseErrors, databaseErrorsOf } from '../monitoring/database-errors.ts'
import { statusOf } from '../monitoring/follow-status.ts'
import { Maintenance } from '../monitoring/maintenance.ts'
import { RefusalLog } from '../monitoring/refusal-log.ts'
import { accountPacksOf } from '../packs/account-packs.ts'
import { type PackFile, PackLibrary } from '../packs/packs.ts'
import { type Rulebooks, rulesetsOf } from '../packs/show-rulesets.ts'
import { ratingsOf } from '../ratings/show-ratings.ts'
import { GameStatuses } from '../runtime/game-statuses.ts'
import { LiveGameCache } from '../runtime/live-game-cache.ts'
import { AccountFeed } from '../streams/account-feed.ts'
import { Followers } from '../streams/follow-game.ts'
import { webhooksOf } from '../webhooks/webhooks.ts'
import {
  type BackgroundDependencies,
  type BackgroundServices,
  backgroundServices,
} from './background-services.ts'
import { gameServices, matchmakingServices } from './games.ts'
import { gateByMode } from './maintenance-gate.ts'

export interface ServiceParts extends BackgroundDependencies {
  readonly ports: Ports
  readonly registry: Readonly<Record<string, Ruleset>>
  readonly packFiles?: readonly PackFile[]
  readonly rulebooks?: Rulebooks
  readonly voucher?: IdentityVerifier | null
  readonly settings?: Partial<Settings>
  readonly house?: NodeInfo
  readonly report?: Context['report']
}

/** A database that takes longer is not ready, whatever it says in the end. */
const PING_MILLISECONDS_MAX = 1_000

/** The whole service behind its doors. What is started here stops with `close`. */
export interface RunningService extends Services {
  /** What operators should know of the packs that they have brought: path and sentence. */
  readonly packWarnings: readonly string[]
  /** One round of the sweeper, at once. */
  sweep(): Promise<void>
  /** Works off the jobs that there are. */
  workOnJobs(): Promise<void>
  /** One round of the webhooks, until all that is due has been tried. */
  post(): Promise<void>
}

export async function createServices(parts: ServiceParts): Promise<RunningService> {
  const { ports, house = nothingSaid } = parts
  const settings = { ...defaultSettings, ...parts.settings }
  const { context, modes, refusals } = await contextOf(parts, settings)
  const { packs, metrics } = context
  const outages = databaseErrorsOf(metrics)
  const { asService, guarded } = outages
  const authenticator = authenticatorOf(ports, parts.voucher ?? null, settings)
  const followers = new Followers(context)
  const news = new AccountFeed(context)
  const letGo = () => {
    followers.letGo()
    news.letGo()
  }
  const own = backgroundServices(context, refusals, parts)
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
    metrics,
    packWarnings: packs.warnings,
    ...gateByMode(modes, {
      games: gameServices(context, followers, own.bots, outages),
      exchange: exchangeOf(context, own, outages),
      matchmaking: guarded(matchmakingServices(context, own.bots)),
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
    admin: guarded(deskOf({ context, authenticator, followers, own, house }, outages)),
    readinessProblem: async () => (draining ? 'shutting-down' : unreadyAt(ports)),
    drain() {
      draining = true
    },
    isDraining: () => draining,
    endStreams: letGo,
    sweep: () => own.sweeper.runOnce(),
    workOnJobs: own.workOnJobs,
    post: () => own.office.round(),
    close() {
      closing ??= stop()
      return closing
    },
  }
}

/** What all use-cases share. */
async function contextOf(parts: ServiceParts, settings: Settings) {
  const { ports } = parts
  const metrics = createMetrics()
  const packs = new PackLibrary(parts.registry, parts.packFiles ?? [], ports)
  await packs.keepOffered()
  const report = parts.report ?? ((problem, error) => console.error(problem, error))
  const modes = new Maintenance(ports, report)
  await modes.start()
  const live = new LiveGameCache(ports, packs, metrics, {
    eventsMax: settings.cachedEventsMax,
    isHeld: (game) => modes.isFrozen(game),
  })
  const lately = new ActivityFeed()
  live.onStored((game, commits) => lately.stored(game, commits))
  const refusals = new RefusalLog(ports, lately, report)
  const context: Context = {
    ports,
    settings,
    packs,
    live,
    metrics,
    maintenance: modes,
    refusals,
    activity: lately,
    report,
    statuses: new GameStatuses(live),
  }
  return { context, modes, refusals }
}

/** What keeps a node that goes on from serving. */
async function unreadyAt(ports: Ports): Promise<string | null> {
  if (isClockDrifting(ports)) return 'clock-drift'
  const tooLate = sleep(PING_MILLISECONDS_MAX, 'database-unavailable', { ref: false })
  const answered = ports.schema().then(
    (state) => (state === 'current' ? null : `schema-${state}`),
    () => 'database-unavailable',
  )
  return Promise.race([answered, tooLate])
}

const exchangeOf = (
  context: Context,
  { bots, askForWork }: BackgroundServices,
  { asService, asServiceLines }: DatabaseErrors,
): Exchange => ({
  play: async (caller, file, input, keyed = {}) => {
    const forked = await asService(playImportedGame(context, caller, file, input, keyed))
    bots.schedule(forked.answer.id)
    return forked
  },
  keys: () => asService(showSigningKeys(context)),
  beginOwnFile: (caller) => asService(startPersonalExport(context, caller, askForWork)),
  ownFile: (caller) => asService(showPersonalExport(context, caller)),
  readOwnFile: (caller, from) => asServiceLines(downloadPersonalExport(context, caller, from)),
})

interface Staff {
  readonly context: Context
  readonly authenticator: Authenticator
  readonly own: BackgroundServices
  readonly followers: Followers
  readonly house: NodeInfo
}

const nothingSaid: NodeInfo = { environment: null, variables: [], warnings: [] }

const deskOf = (
  { context, authenticator, followers, own, house }: Staff,
  { asServiceLines }: DatabaseErrors,
): AdminService =>
  adminRunner(
    {
      context,
      authenticator,
      nodeInfo: house,
      node: own.watch.id,
      operations: adminOperationViews,
      counts: new GameCounts(() => context.ports.nodes.figures()),
      webhookManager: own.tending,
      failingGames: () => own.failing.shown(),
      retryGame: own.tryAgain,
      askBots: (game) => own.bots.schedule(game),
      wakeJobWorkers: own.askForWork,
      audiencesOf: (game) => followers.audiencesOf(game),
    },
    Object.values(adminOperations),
    asServiceLines,
  )

function authenticatorOf(
  ports: Ports,
  voucher: IdentityVerifier | null,
  settings: Settings,
): Authenticator {
  const accountOf = ({ subject, name, scopes }: ExternalIdentity) => {
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
