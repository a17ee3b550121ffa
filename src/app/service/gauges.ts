import type { DeadlineScheduler } from '../background/deadline-scheduler.ts'
import type { Context } from '../core/context.ts'
import {
  clockDrift,
  countConnections,
  countFailingGames,
  countLiveGames,
  countWaiting,
  modeState,
  notifierState,
  sweepLag,
} from '../core/metrics.ts'
import { mode } from '../monitoring/schema.ts'

export function registerGauges(
  { metrics, ports, live, failingGames, maintenance }: Context,
  sweeper: DeadlineScheduler,
): void {
  countLiveGames(metrics, () => live.size)
  countFailingGames(metrics, () => failingGames.size)
  notifierState(metrics, () => (ports.notifier.isReliable ? 1 : 0))
  clockDrift(metrics, () => ports.drift() / 1_000)
  sweepLag(metrics, () => sweeper.lag / 1_000)
  countWaiting(metrics, () =>
    Object.entries(live.waiting()).map(([what, count]) => [{ what }, count]),
  )
  modeState(metrics, () =>
    mode.options.map((one) => [{ mode: one }, one === maintenance.record.mode ? 1 : 0]),
  )
  countConnections(metrics, () =>
    ports
      .connections()
      .flatMap(({ pool, ...states }) =>
        Object.entries(states).map(([state, count]) => [{ pool, state }, count] as const),
      ),
  )
}
