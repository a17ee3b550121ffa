import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import {
  Authenticator,
  type ExternalIdentity,
  hashOfSecret,
  type IdentityVerifier,
  newSecret,
} from '../accounts/authenticate.ts'
import type { OidcClient } from '../accounts/oidc-client.ts'
import { tokenOf } from '../accounts/tokens.ts'
import type { NodeInfo } from '../admin/admin-context.ts'
import { GameCounts } from '../admin/game-counts.ts'
import { adminOperations, adminOperationViews } from '../admin/operations/index.ts'
import { adminPipeline } from '../admin/run-operation.ts'
import { type Context, defaultSettings, type Settings } from '../core/context.ts'
import { newId } from '../core/ids.ts'
import { createMetrics } from '../core/metrics.ts'
import type { Ports } from '../core/ports.ts'
import type { Scope } from '../core/schema.ts'
import { LobbyFeed } from '../games/lobby-feed.ts'
import { FailingGames } from '../monitoring/failing-games.ts'
import { Maintenance } from '../monitoring/maintenance.ts'
import { RefusalLog } from '../monitoring/refusal-log.ts'
import type { OAuth } from '../oauth/oauth.ts'
import { type PackFile, PackLibrary } from '../packs/packs.ts'
import type { Rulebooks } from '../packs/show-rulesets.ts'
import { GameStatuses } from '../runtime/game-statuses.ts'
import { LiveGameCache } from '../runtime/live-game-cache.ts'
import { AccountFeed } from '../streams/account-feed.ts'
import { Followers } from '../streams/follow-game.ts'
import { TableFeed } from '../table/table-feed.ts'
import {
  type BackgroundDependencies,
  type BackgroundServices,
  backgroundServices,
} from './background-services.ts'
import { Service } from './service.ts'

export interface ServiceParts extends BackgroundDependencies {
  readonly ports: Ports
  readonly registry: Readonly<Record<string, Ruleset>>
  readonly packages?: Context['packages']
  readonly packFiles?: readonly PackFile[]
  readonly rulebooks?: Rulebooks
  readonly identityVerifier?: IdentityVerifier | null
  readonly oidcClient?: OidcClient | null
  readonly settings?: Partial<Settings>
  readonly nodeInfo?: NodeInfo
  readonly oauth?: OAuth | null
  readonly report?: Context['report']
}

export class RunningService extends Service {
  readonly #background: BackgroundServices

  constructor(context: Context, background: BackgroundServices) {
    const endStreams = () => {
      context.followers.letGo()
      context.accountFeed.letGo()
      context.tables.letGo()
      context.lobbyFeed.letGo()
    }
    super(context, {
      endStreams,
      async close() {
        endStreams()
        await context.maintenance.close()
        await background.close()
        await context.ports.close()
      },
    })
    this.#background = background
  }

  get packWarnings(): readonly string[] {
    return this.context.packs.warnings
  }
  sweep(): Promise<void> {
    return this.#background.sweep()
  }
  workOnJobs(): Promise<void> {
    return this.#background.workOnJobs()
  }
  deliverWebhooks(): Promise<void> {
    return this.#background.deliverWebhooks()
  }
}

export async function createServices(parts: ServiceParts): Promise<RunningService> {
  const { ports, nodeInfo = unnamedNode } = parts
  const settings = { ...defaultSettings, ...parts.settings }
  const metrics = createMetrics()
  const packs = new PackLibrary(parts.registry, parts.packFiles ?? [], ports)
  await packs.keepOffered()
  const report = parts.report ?? ((problem, error) => console.error(problem, error))
  const maintenance = new Maintenance(ports, report)
  await maintenance.start()
  const live = new LiveGameCache(ports, packs, metrics, {
    eventsMax: settings.cachedEventsMax,
    isHeld: (game) => maintenance.isFrozen(game),
  })
  const refusals = new RefusalLog(ports, report)
  const base = {
    ports,
    settings,
    metrics,
    report,
    packs,
    maintenance,
    live,
    refusals,
    nodeInfo,
    oauth: parts.oauth ?? null,
    statuses: new GameStatuses(live),
    failingGames: new FailingGames(),
    oidcClient: parts.oidcClient ?? null,
    authenticator: authenticatorOf(ports, parts.identityVerifier ?? null, settings),
    packages: parts.packages ?? new Map(),
    rulebooks: parts.rulebooks ?? (async () => null),
    counts: new GameCounts(() => ports.nodes.figures()),
    operations: adminOperationViews,
  }
  // The cast is safe because the missing properties, which require the context, are added below.
  const context = base as typeof base & Context
  const background = backgroundServices(context, refusals, parts)
  const { node, webhookManager, askBots, retryGame, wakeJobWorkers } = background
  const rest: Omit<Context, keyof typeof base> = {
    node,
    webhookManager,
    askBots,
    retryGame,
    wakeJobWorkers,
    followers: new Followers(context),
    accountFeed: new AccountFeed(context),
    tables: new TableFeed(context),
    lobbyFeed: new LobbyFeed(context),
    admin: adminPipeline(context, Object.values(adminOperations)),
  }
  Object.assign(context, rest)
  background.start()
  return new RunningService(context, background)
}

const unnamedNode: NodeInfo = { environment: null, variables: [], warnings: [] }

function authenticatorOf(
  ports: Ports,
  identityVerifier: IdentityVerifier | null,
  settings: Settings,
): Authenticator {
  const accountOf = ({ subject, name, scopes }: ExternalIdentity) => {
    const now = ports.clock.now()
    const fresh = { id: newId(now), name, kind: 'human' as const, createdAt: now, role: null }
    return ports.accounts.bySubject(subject, fresh, scopes)
  }
  return new Authenticator(ports, identityVerifier, accountOf, settings)
}

const ownerScopes: readonly Scope[] = ['owner', 'play', 'read']

/**
 * Stores the given owner token. If no token is given and no owner exists, creates a token and
 * returns its secret. A revoked token stays revoked, even if it is given again.
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
