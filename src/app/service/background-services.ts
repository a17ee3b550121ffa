import { BotRunner } from '../background/bot-runner.ts'
import { DeadlineScheduler } from '../background/deadline-scheduler.ts'
import { DueGameRunner } from '../background/due-game-runner.ts'
import { JobRunner } from '../background/job-runner.ts'
import { inlineWorker } from '../bot-thinking/inline-worker.ts'
import { ThinkingPool, type ThinkWorkers } from '../bot-thinking/thinking-pool.ts'
import type { Context, Settings } from '../core/context.ts'
import { type JobKind, jobKind } from '../jobs/schema.ts'
import { watchClockDrift } from '../monitoring/clock-drift.ts'
import { FailingGames } from '../monitoring/failing-games.ts'
import { NodeHeartbeat } from '../monitoring/node-heartbeat.ts'
import type { RefusalLog } from '../monitoring/refusal-log.ts'
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
  /** Who judges the games of jobs: threads, where there are any. */
  readonly judge?: GameVerifier
  /** How webhooks find their way. */
  readonly outside?: Partial<DeliveryNetwork>
  /** What thinks for house bots: threads, where there are any. */
  readonly brains?: ThinkWorkers
}

export type BackgroundServices = ReturnType<typeof backgroundServices>

/** What a node does that nobody asks it for. */
export function backgroundServices(
  context: Context,
  refusals: RefusalLog,
  means: BackgroundDependencies,
) {
  const { ports, live, metrics, settings } = context
  const failing = new FailingGames()
  const bots = new BotRunner(context, failing, poolOf(context, means.brains))
  const waker = new DueGameRunner(context, bots, failing)
  const sweeper = new DeadlineScheduler(context, waker, failing)
  const judge = means.judge ?? ((game, terms) => verifyStoredGame(context, game, terms))
  const judging = { kinds: longKinds, atOnce: Math.max(1, settings.jobThreads) }
  const worker = new JobRunner(context, judge, judging)
  // Clocks wait for no season to be judged, and for no node that has threads for it.
  const clocks = new JobRunner(context, judge, { kinds: clockKinds, atOnce: 1 })
  // Nor does whoever waits for a file; it is the database that works on it.
  const files = new JobRunner(context, judge, { kinds: fileKinds, atOnce: 1 })
  const outside = outsideOf(settings, means.outside)
  const deliverer = new DeliveryWorker(context, outside)
  const announced = (nudge: () => void) => new MessageProducer(context, failing, nudge)
  const office = new WebhookDispatcher(context, announced, deliverer)
  ports.notifier.onAccountDeleted((account) => live.forget(account))
  ports.notifier.onRetry((game) => {
    failing.passed(game)
    live.drop(game)
  })
  keepPeople(context)
  const stopWatch = watchClockDrift(context)
  registerGauges(metrics, { ports, live, failing, sweeper, modes: context.maintenance })
  const watch = new NodeHeartbeat(context, {
    failingGames: () => failing.size,
    sweepLag: () => sweeper.lag,
  })
  return {
    failing,
    bots,
    sweeper,
    outside,
    office,
    watch,
    tending: webhookManager(context, deliverer),
    async workOnJobs() {
      await Promise.all([worker.work(), clocks.work(), files.work()])
    },
    /** A job has come: this node begins at once. */
    askForWork() {
      for (const one of [clocks, files]) one.wake()
      if (settings.jobThreads > 0) worker.wake()
    },
    tryAgain: (game: string) => triedAgain(context, waker, failing, game),
    start() {
      sweeper.start()
      watch.start()
      refusals.start()
      clocks.start()
      files.start()
      if (settings.jobThreads > 0) worker.start()
      if (settings.webhooks) office.start()
    },
    async close() {
      stopWatch()
      const workers = [bots, sweeper, watch, refusals, worker, clocks, files, office]
      await Promise.all(workers.map((one) => one.close()))
    },
  }
}

/** As if it had never failed here; others hear of it by the bell. */
async function triedAgain(
  { live, ports }: Context,
  waker: DueGameRunner,
  failing: FailingGames,
  game: string,
): Promise<string | null> {
  live.drop(game)
  failing.passed(game)
  const now = ports.clock.now()
  await waker.runGame(game, now, now)
  return failing.all().find((one) => one.game === game)?.reason ?? null
}

const clockKinds: readonly JobKind[] = ['pause-timed', 'resume-timed']
const fileKinds: readonly JobKind[] = ['export', 'person']
/** All others: those that judge whole logs. */
const longKinds = jobKind.options.filter(
  (kind) => !clockKinds.includes(kind) && !fileKinds.includes(kind),
)

const poolOf = ({ packs, report }: Context, brains: ThinkWorkers | undefined): ThinkingPool =>
  new ThinkingPool({
    ...(brains ?? { count: 1, start: () => inlineWorker((id) => packs.rules(id)) }),
    report,
  })

const TRY_MILLISECONDS_MAX = 3_000

const outsideOf = (
  { webhookNetworks }: Settings,
  given: Partial<DeliveryNetwork> = {},
): DeliveryNetwork => ({
  resolve: resolveHost,
  allowed: networksOf(webhookNetworks),
  tryMilliseconds: TRY_MILLISECONDS_MAX,
  ...given,
})

/** Games know who sits there: what has changed of that is read again. */
function keepPeople({ ports: { notifier: doorbell }, live, report }: Context): void {
  const told = (reading: Promise<void>) =>
    void reading.catch((error) => report('who sits there cannot be read', error))
  const readAgain = (which: Parameters<LiveGameCache['readAgain']>[0]) =>
    told(live.readAgain(which))
  doorbell.onAccountChange((id) =>
    readAgain(({ record: { host, seats } }) =>
      [host, ...seats.map(({ account }) => account)].includes(id),
    ),
  )
  doorbell.onSeatsChange((game) => readAgain(({ id }) => id === game))
  doorbell.onReconnect(() => told(live.reloadMissed()))
}
