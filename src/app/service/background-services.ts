import { BotRunner } from '../background/bot-runner.ts'
import { DeadlineScheduler } from '../background/deadline-scheduler.ts'
import { DueGameRunner } from '../background/due-game-runner.ts'
import { JobRunner } from '../background/job-runner.ts'
import { jobWorkers } from '../background/job-workers.ts'
import { inlineWorker } from '../bot-thinking/inline-worker.ts'
import { ThinkingPool, type ThinkWorkers } from '../bot-thinking/thinking-pool.ts'
import type { Context, Settings } from '../core/context.ts'
import type { JobKind } from '../jobs/schema.ts'
import { watchClockDrift } from '../monitoring/clock-drift.ts'
import { NodeHeartbeat } from '../monitoring/node-heartbeat.ts'
import type { RefusalLog } from '../monitoring/refusal-log.ts'
import { pushNotice } from '../notices/push-notice.ts'
import type { LiveGameCache } from '../runtime/live-game-cache.ts'
import { type GameVerifier, verifyStoredGame } from '../verification/verify-game.ts'
import { type DeliveryNetwork, DeliveryWorker } from '../webhooks/delivery-worker.ts'
import { WebhookDispatcher } from '../webhooks/dispatcher.ts'
import { networksOf } from '../webhooks/ip-ranges.ts'
import { MessageProducer } from '../webhooks/message-producer.ts'
import { resolveHost } from '../webhooks/resolve-host.ts'
import { webhookManager } from '../webhooks/webhook-manager.ts'
import { registerGauges } from './gauges.ts'

export interface BackgroundDependencies {
  readonly verifyGame?: GameVerifier
  readonly outside?: Partial<DeliveryNetwork>
  readonly thinkWorkers?: ThinkWorkers
}

export type BackgroundServices = ReturnType<typeof backgroundServices>

export function backgroundServices(
  context: Context,
  refusals: RefusalLog,
  means: BackgroundDependencies,
) {
  const { ports, live, settings, failingGames } = context
  const bots = new BotRunner(context, failingGames, poolOf(context, means.thinkWorkers))
  const dueGames = new DueGameRunner(context, bots, failingGames)
  const scheduler = new DeadlineScheduler(context, dueGames, failingGames)
  const jobs = jobRunners(context, means.verifyGame)
  const network = networkOf(settings, means.outside)
  const deliveries = new DeliveryWorker(context, network, (one, now) =>
    pushNotice(context, one, now),
  )
  const producer = (nudge: () => void) => new MessageProducer(context, failingGames, nudge)
  const webhooks = new WebhookDispatcher(context, producer, deliveries)
  ports.notifier.on('left', (account) => live.forget(account))
  ports.notifier.on('retry', (game) => {
    failingGames.passed(game)
    live.drop(game)
  })
  keepPeople(context)
  const stopDriftWatch = watchClockDrift(context)
  registerGauges(context, scheduler)
  const heartbeat = new NodeHeartbeat(context, { sweepLag: () => scheduler.lag })
  return {
    node: heartbeat.id,
    webhookManager: webhookManager(context, deliveries, network),
    askBots: (gameId: string) => bots.schedule(gameId),
    retryGame: (gameId: string) => retryNow(context, dueGames, gameId),
    wakeJobWorkers: () => jobs.wake(),
    workOnJobs: () => jobs.work(),
    sweep: () => scheduler.runOnce(),
    deliverWebhooks: () => webhooks.round(),
    start() {
      scheduler.start()
      heartbeat.start()
      refusals.start()
      jobs.start()
      if (settings.webhooks || settings.publicUrl !== null) webhooks.start()
    },
    async close() {
      stopDriftWatch()
      const all = [bots, scheduler, heartbeat, refusals, jobs, webhooks]
      await Promise.all(all.map((one) => one.close()))
    },
  }
}

/**
 * Short jobs must not wait for long jobs, so there are three separate job runners: for pausing
 * clocks, for writing files, and for verifying logs. Only nodes with job threads verify logs.
 */
function jobRunners(context: Context, given?: GameVerifier) {
  const { jobThreads } = context.settings
  const verify: GameVerifier = given ?? ((game, terms) => verifyStoredGame(context, game, terms))
  const workers = jobWorkers(context, verify)
  const logs = new JobRunner(context, workers, {
    kinds: logJobs,
    atOnce: Math.max(1, jobThreads),
  })
  const clocks = new JobRunner(context, workers, { kinds: clockJobs, atOnce: 1 })
  const files = new JobRunner(context, workers, { kinds: fileJobs, atOnce: 1 })
  const all = [logs, clocks, files]
  const running = jobThreads > 0 ? all : [clocks, files]
  return {
    start() {
      for (const one of running) one.start()
    },
    wake() {
      for (const one of running) one.wake()
    },
    work: async () => void (await Promise.all(all.map((one) => one.work()))),
    close: async () => void (await Promise.all(all.map((one) => one.close()))),
  }
}

/**
 * Retries a failed game now, and notifies all other nodes, so that they reload the game and forget
 * its earlier failures.
 */
async function retryNow(
  { live, ports, failingGames: failing }: Context,
  waker: DueGameRunner,
  game: string,
): Promise<string | null> {
  live.drop(game)
  failing.passed(game)
  const now = ports.clock.now()
  await waker.runGame(game, now, now)
  return failing.all().find((one) => one.game === game)?.reason ?? null
}

const clockJobs: readonly JobKind[] = ['pause-timed', 'resume-timed']
const fileJobs: readonly JobKind[] = ['export']
const logJobs: readonly JobKind[] = ['verify', 'archive']

const poolOf = ({ packs, report }: Context, thinkWorkers: ThinkWorkers | undefined): ThinkingPool =>
  new ThinkingPool({
    ...(thinkWorkers ?? { count: 1, start: () => inlineWorker((id) => packs.rules(id)) }),
    report,
  })

const TRY_MILLISECONDS_MAX = 3_000

const networkOf = (
  { webhookNetworks }: Settings,
  given: Partial<DeliveryNetwork> = {},
): DeliveryNetwork => ({
  resolve: resolveHost,
  allowed: networksOf(webhookNetworks),
  tryMilliseconds: TRY_MILLISECONDS_MAX,
  ...given,
})

function keepPeople({ ports: { notifier }, live, report }: Context): void {
  const reported = (reading: Promise<void>) =>
    void reading.catch((error) => report('the players of a game cannot be reloaded', error))
  const readAgain = (which: Parameters<LiveGameCache['readAgain']>[0]) =>
    reported(live.readAgain(which))
  notifier.on('account', (id) =>
    readAgain(({ record: { host, seats } }) =>
      [host, ...seats.map(({ account }) => account)].includes(id),
    ),
  )
  notifier.on('seats', (game) => readAgain(({ id }) => id === game))
  notifier.on('reconnect', () => reported(live.reloadMissed()))
}
