import { setTimeout as sleep } from 'node:timers/promises'
import type { Ruleset } from '../kernel/ruleset.ts'
import { accountsOf } from './accounts/accounts.ts'
import { tokenOf, tokensOf } from './accounts/tokens.ts'
import { type Context, defaultSettings, type Settings } from './context.ts'
import { acts, actsShown } from './desk/acts/index.ts'
import { Counts } from './desk/counts.ts'
import type { House } from './desk/desk.ts'
import { type Judge, judgeGame } from './desk/judge-game.ts'
import { performing } from './desk/perform.ts'
import { JobWorker } from './desk/work-jobs.ts'
import { exportGame, exportGames } from './exchange/export-games.ts'
import { showKeys } from './exchange/show-keys.ts'
import { AccountNews } from './follow/account-news.ts'
import { checkChain } from './follow/check-chain.ts'
import { Followers } from './follow/follow-game.ts'
import { readEvents, readRows } from './follow/read-events.ts'
import { tellLog, tellTurn } from './follow/tell-turn.ts'
import { waitForTurn } from './follow/wait-for-turn.ts'
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
import { cancelGame } from './lobby/cancel-game.ts'
import { createGame } from './lobby/create-game.ts'
import { forkGame } from './lobby/fork-game.ts'
import { joinGame } from './lobby/join-game.ts'
import { leaveGame } from './lobby/leave-game.ts'
import { listGames } from './lobby/list-games.ts'
import { showInvitation } from './lobby/show-invitation.ts'
import { startGame } from './lobby/start-game.ts'
import { observeGame } from './play/observe-game.ts'
import { resignSeat } from './play/resign-seat.ts'
import { saveGame } from './play/save-game.ts'
import { showDecisions } from './play/show-decisions.ts'
import { submitMove } from './play/submit-move.ts'
import { tryMove } from './play/try-move.ts'
import type { Ports } from './ports.ts'
import type { Desk, Exchange, Games, Services } from './services.ts'
import type { Scope } from './shapes/common.ts'
import type { MoveAnswer, MovedOnce } from './shapes/games.ts'
import { FailingGames } from './unattended/failing-games.ts'
import { BotSeats } from './unattended/play-bots.ts'
import { Sweeper } from './unattended/sweep-games.ts'
import { Waker } from './unattended/wake-games.ts'
import { isAdrift, watchDrift } from './upkeep/drift.ts'
import {
  bellState,
  clockDrift,
  countConnections,
  countFailingGames,
  countLiveGames,
  countWaiting,
  createMetrics,
  type Metrics,
  sweepLag,
} from './upkeep/metrics.ts'
import { NodeWatch } from './upkeep/node-watch.ts'
import { outagesOf } from './upkeep/outages.ts'

export interface Parts {
  readonly ports: Ports
  readonly registry: Readonly<Record<string, Ruleset>>
  readonly packFiles?: readonly PackFile[]
  readonly rulebooks?: Rulebooks
  readonly voucher?: Voucher | null
  readonly settings?: Partial<Settings>
  readonly house?: House
  /** Who judges the games of jobs: threads, where there are any. */
  readonly judge?: Judge
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
}

export async function createServices(parts: Parts): Promise<Running> {
  const { ports, house = nothingSaid } = parts
  const metrics = createMetrics()
  const settings = { ...defaultSettings, ...parts.settings }
  const packs = new Packs(parts.registry, parts.packFiles ?? [], ports)
  await packs.keepOffered()
  const live = new LiveGames(ports, packs, metrics, settings.cachedEventsMax)
  const context: Context = {
    ...{ ports, settings, packs, live, metrics },
    standings: new Standings(live),
    report: parts.report ?? ((problem, error) => console.error(problem, error)),
  }
  const { asService, guarded, ...outages } = outagesOf(metrics)
  const authenticator = authenticatorOf(ports, parts.voucher ?? null, settings)
  const followers = new Followers(context)
  const news = new AccountNews(context)
  const letGo = () => letAllGo([followers, news])
  const failing = new FailingGames()
  const bots = new BotSeats(context, failing)
  const sweeper = new Sweeper(context, new Waker(context, bots, failing), failing)
  const judge = parts.judge ?? ((game, terms) => judgeGame(context, game, terms))
  const worker = new JobWorker(context, judge, Math.max(1, settings.jobThreads))
  ports.doorbell.onLeft((account) => live.forget(account))
  keepPeople(context)
  const stopWatch = watchDrift(context)
  measure(metrics, { ports, live, failing, sweeper })
  const watch = new NodeWatch(context, {
    failingGames: () => failing.size,
    sweepLag: () => sweeper.lag,
  })
  let draining = false
  let closing: Promise<void> | null = null
  const stop = async () => {
    draining = true
    stopWatch()
    letGo()
    bots.close()
    await Promise.all([sweeper.close(), watch.close(), worker.close()])
    await ports.close()
  }
  sweeper.start()
  watch.start()
  if (settings.jobThreads > 0) worker.start()
  return {
    ...{ metrics, packWarnings: packs.warnings },
    games: { ...guarded(gamesOf(context, followers, bots)), ...filesOf(context, outages) },
    exchange: { ...guarded({ keys: () => showKeys(context) }), ...manyOf(context, outages) },
    authenticate: (bearer) => asService(authenticator.authenticate(bearer)),
    known: (bearer) => authenticator.known(bearer),
    knownOn: (connection, authorization) => authenticator.knownOn(connection, authorization),
    watch: (who, ended) => (who === null ? () => {} : authenticator.watch(who, ended)),
    accounts: guarded(accountsOf(context, authenticator, (...asked) => news.follow(...asked))),
    tokens: guarded(tokensOf(context, authenticator)),
    rulesets: guarded(rulesetsOf(packs, parts.rulebooks ?? (async () => null))),
    packs: guarded(accountPacksOf(context)),
    desk: guarded(deskOf({ context, authenticator, failing, bots, worker, node: watch.id, house })),
    unready: async () => (draining ? 'shutting-down' : unreadyAt(ports)),
    drain() {
      draining = true
    },
    letGo,
    sweep: () => sweeper.sweep(),
    workOnJobs: () => worker.work(),
    close() {
      closing ??= stop()
      return closing
    },
  }
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
type Lines = Pick<ReturnType<typeof outagesOf>, 'asServiceLines'>

const filesOf = (context: Context, { asServiceLines }: Lines): Pick<Games, 'raw' | 'export'> => ({
  raw: (caller, game) => asServiceLines(readRows(context, caller, game)),
  export: (caller, game) => asServiceLines(exportGame(context, caller, game)),
})

const manyOf = (context: Context, { asServiceLines }: Lines): Pick<Exchange, 'exportGames'> => ({
  exportGames: (caller, query) => asServiceLines(exportGames(context, caller, query)),
})

/** Games know who sits there: what has changed of that is read again. */
function keepPeople({ ports: { doorbell }, live, report }: Context): void {
  const readAgain = (which: Parameters<LiveGames['readAgain']>[0]) =>
    void live.readAgain(which).catch((error) => report('who sits there cannot be read', error))
  doorbell.onAccount((id) =>
    readAgain(({ record }) => record.seats.some(({ account }) => account === id)),
  )
  doorbell.onSeats((game) => readAgain(({ id }) => id === game))
  doorbell.onReconnect(() => readAgain(() => true))
}

interface Staff {
  readonly context: Context
  readonly authenticator: Authenticator
  readonly failing: FailingGames
  readonly bots: BotSeats
  readonly worker: JobWorker
  readonly node: string
  readonly house: House
}

const nothingSaid: House = { environment: null, variables: [], warnings: [] }

const deskOf = ({ context, authenticator, failing, bots, worker, node, house }: Staff): Desk =>
  performing(
    {
      ...{ context, authenticator, node, house, acts: actsShown },
      counts: new Counts(() => context.ports.nodes.figures()),
      failing: () => failing.shown(),
      askBots: (game) => bots.ask(game),
      askForWork: () => {
        if (context.settings.jobThreads > 0) worker.ask()
      },
    },
    Object.values(acts),
  )

function letAllGo(followers: readonly Pick<Followers, 'letGo'>[]): void {
  for (const one of followers) one.letGo()
}

interface Measured {
  readonly ports: Ports
  readonly live: LiveGames
  readonly failing: FailingGames
  readonly sweeper: Sweeper
}

/** What is looked up when somebody asks for it. */
function measure(metrics: Metrics, { ports, live, failing, sweeper }: Measured): void {
  countLiveGames(metrics, () => live.size)
  countFailingGames(metrics, () => failing.size)
  bellState(metrics, () => (ports.doorbell.isReliable ? 1 : 0))
  clockDrift(metrics, () => ports.drift() / 1_000)
  sweepLag(metrics, () => sweeper.lag / 1_000)
  countWaiting(metrics, () =>
    Object.entries(live.waiting()).map(([what, count]) => [{ what }, count]),
  )
  countConnections(metrics, () =>
    ports
      .connections()
      .flatMap(({ pool, ...states }) =>
        Object.entries(states).map(([state, count]) => [{ pool, state }, count] as const),
      ),
  )
}

function gamesOf(
  context: Context,
  followers: Followers,
  bots: BotSeats,
): Omit<Games, 'raw' | 'export'> {
  return {
    create: async (caller, input, keyed = {}) => {
      const created = await createGame(context, caller, input, keyed)
      if (created.answer.status === 'running') bots.ask(created.answer.id)
      return created
    },
    list: (caller, input) => listGames(context, caller, input),
    invitation: (input) => showInvitation(context, input),
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
    cancel: (caller, game, input) => cancelGame(context, caller, game, input),
    fork: async (caller, game, input, keyed = {}) => {
      const forked = await forkGame(context, caller, game, input, keyed)
      bots.ask(forked.answer.id)
      return forked
    },
    observe: (caller, game, input) => observeGame(context, caller, game, input),
    decisions: (caller, game, input = {}) => showDecisions(context, caller, game, input),
    move: (caller, game, input) => submitMove(context, caller, game, input, movedOnce),
    moveRendered: (caller, game, input, render) => submitMove(context, caller, game, input, render),
    tryMove: (caller, game, input) => tryMove(context, caller, game, input),
    resign: (caller, game, keyed = {}) => resignSeat(context, caller, game, keyed),
    save: (caller, game, input) => saveGame(context, caller, game, input),
    events: (caller, game, input) => readEvents(context, caller, game, input),
    verify: (caller, game, receipt) => checkChain(context, caller, game, receipt),
    follow: (caller, game, from) => followers.follow(caller, game, from),
    wait: (caller, game, input, signal) =>
      waitForTurn(context, followers, caller, game, { input, signal }),
    turn: (caller, game, input, signal) =>
      tellTurn(context, followers, caller, game, { input, signal }),
    tell: (caller, game, after) => tellLog(context, caller, game, after),
  }
}

const movedOnce = (answer: MoveAnswer, replayed: boolean): MovedOnce => ({ ...answer, replayed })

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
