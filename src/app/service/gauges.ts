import type { DeadlineScheduler } from '../background/deadline-scheduler.ts'
import {
  clockDrift,
  countConnections,
  countFailingGames,
  countLiveGames,
  countWaiting,
  type Metrics,
  modeState,
  notifierState,
  sweepLag,
} from '../core/metrics.ts'
import type { Ports } from '../core/ports.ts'
import type { FailingGames } from '../monitoring/failing-games.ts'
import type { Maintenance } from '../monitoring/maintenance.ts'
import { mode } from '../monitoring/schema.ts'
import type { LiveGameCache } from '../runtime/live-game-cache.ts'

interface Measured {
  readonly ports: Ports
  readonly live: LiveGameCache
  readonly failing: FailingGames
  readonly sweeper: DeadlineScheduler
  readonly modes: Maintenance
}

/** What is looked up when somebody asks for it. */
export function registerGauges(
  metrics: Metrics,
  { ports, live, failing, sweeper, modes }: Measured,
): void {
  countLiveGames(metrics, () => live.size)
  countFailingGames(metrics, () => failing.size)
  notifierState(metrics, () => (ports.notifier.isReliable ? 1 : 0))
  clockDrift(metrics, () => ports.drift() / 1_000)
  sweepLag(metrics, () => sweeper.lag / 1_000)
  countWaiting(metrics, () =>
    Object.entries(live.waiting()).map(([what, count]) => [{ what }, count]),
  )
  modeState(metrics, () =>
    mode.options.map((one) => [{ mode: one }, one === modes.record.mode ? 1 : 0]),
  )
  countConnections(metrics, () =>
    ports
      .connections()
      .flatMap(({ pool, ...states }) =>
        Object.entries(states).map(([state, count]) => [{ pool, state }, count] as const),
      ),
  )
}
