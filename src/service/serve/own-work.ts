import type { Context, Settings } from '../context.ts'
import { type Judge, judgeGame } from '../desk/judge-game.ts'
import { JobWorker } from '../desk/work-jobs.ts'
import type { LiveGames } from '../live/live-games.ts'
import { type JobKind, jobKind } from '../shapes/jobs.ts'
import { type Brains, Pool } from '../think/pool.ts'
import { slicing } from '../think/slices.ts'
import { FailingGames } from '../unattended/failing-games.ts'
import { BotSeats } from '../unattended/play-bots.ts'
import { Sweeper } from '../unattended/sweep-games.ts'
import { Waker } from '../unattended/wake-games.ts'
import { watchDrift } from '../upkeep/drift.ts'
import { NodeWatch } from '../upkeep/node-watch.ts'
import type { Refusals } from '../upkeep/refusals.ts'
import { networksOf } from '../webhooks/addresses.ts'
import { Announcer } from '../webhooks/announcer.ts'
import { Deliverer, type Outside } from '../webhooks/deliverer.ts'
import { PostOffice } from '../webhooks/post-office.ts'
import { resolveName } from '../webhooks/resolve.ts'
import { tendingOf } from '../webhooks/tending.ts'
import { measure } from './measure.ts'

export interface Means {
  /** Who judges the games of jobs: threads, where there are any. */
  readonly judge?: Judge
  /** How webhooks find their way. */
  readonly outside?: Partial<Outside>
  /** What thinks for house bots: threads, where there are any. */
  readonly brains?: Brains
}

export type OwnWork = ReturnType<typeof ownWorkOf>

/** What a node does that nobody asks it for. */
export function ownWorkOf(context: Context, refusals: Refusals, means: Means) {
  const { ports, live, metrics, settings } = context
  const failing = new FailingGames()
  const bots = new BotSeats(context, failing, poolOf(context, means.brains))
  const waker = new Waker(context, bots, failing)
  const sweeper = new Sweeper(context, waker, failing)
  const judge = means.judge ?? ((game, terms) => judgeGame(context, game, terms))
  const judging = { kinds: longKinds, atOnce: Math.max(1, settings.jobThreads) }
  const worker = new JobWorker(context, judge, judging)
  // Clocks wait for no season to be judged, and for no node that has threads for it.
  const clocks = new JobWorker(context, judge, { kinds: clockKinds, atOnce: 1 })
  // Nor does whoever waits for a file; it is the database that works on it.
  const files = new JobWorker(context, judge, { kinds: fileKinds, atOnce: 1 })
  const outside = outsideOf(settings, means.outside)
  const deliverer = new Deliverer(context, outside)
  const announced = (nudge: () => void) => new Announcer(context, failing, nudge)
  const office = new PostOffice(context, announced, deliverer)
  ports.doorbell.onLeft((account) => live.forget(account))
  ports.doorbell.onRetry((game) => {
    failing.passed(game)
    live.drop(game)
  })
  keepPeople(context)
  const stopWatch = watchDrift(context)
  measure(metrics, { ports, live, failing, sweeper, modes: context.modes })
  const watch = new NodeWatch(context, {
    failingGames: () => failing.size,
    sweepLag: () => sweeper.lag,
  })
  return {
    ...{ failing, bots, sweeper, outside, office, watch },
    tending: tendingOf(context, deliverer),
    async workOnJobs() {
      await Promise.all([worker.work(), clocks.work(), files.work()])
    },
    /** A job has come: this node begins at once. */
    askForWork() {
      for (const one of [clocks, files]) one.ask()
      if (settings.jobThreads > 0) worker.ask()
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
  waker: Waker,
  failing: FailingGames,
  game: string,
): Promise<string | null> {
  live.drop(game)
  failing.passed(game)
  const now = ports.clock.now()
  await waker.wake(game, now, now)
  return failing.all().find((one) => one.game === game)?.reason ?? null
}

const clockKinds: readonly JobKind[] = ['pause-timed', 'resume-timed']
const fileKinds: readonly JobKind[] = ['export', 'person']
/** All others: those that judge whole logs. */
const longKinds = jobKind.options.filter(
  (kind) => !clockKinds.includes(kind) && !fileKinds.includes(kind),
)

const poolOf = ({ packs, report }: Context, brains: Brains | undefined): Pool =>
  new Pool({ ...(brains ?? { count: 1, start: () => slicing((id) => packs.rules(id)) }), report })

const TRY_MILLISECONDS_MAX = 3_000

const outsideOf = ({ webhookNetworks }: Settings, given: Partial<Outside> = {}): Outside => ({
  resolve: resolveName,
  allowed: networksOf(webhookNetworks),
  tryMilliseconds: TRY_MILLISECONDS_MAX,
  ...given,
})

/** Games know who sits there: what has changed of that is read again. */
function keepPeople({ ports: { doorbell }, live, report }: Context): void {
  const told = (reading: Promise<void>) =>
    void reading.catch((error) => report('who sits there cannot be read', error))
  const readAgain = (which: Parameters<LiveGames['readAgain']>[0]) => told(live.readAgain(which))
  doorbell.onAccount((id) =>
    readAgain(({ record: { host, seats } }) =>
      [host, ...seats.map(({ account }) => account)].includes(id),
    ),
  )
  doorbell.onSeats((game) => readAgain(({ id }) => id === game))
  doorbell.onReconnect(() => told(live.readUnheard()))
}
