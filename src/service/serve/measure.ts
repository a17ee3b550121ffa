import type { LiveGames } from '../live/live-games.ts'
import type { Ports } from '../ports.ts'
import { mode } from '../shapes/status.ts'
import type { FailingGames } from '../unattended/failing-games.ts'
import type { Sweeper } from '../unattended/sweep-games.ts'
import {
  bellState,
  clockDrift,
  countConnections,
  countFailingGames,
  countLiveGames,
  countWaiting,
  type Metrics,
  modeState,
  sweepLag,
} from '../upkeep/metrics.ts'
import type { Modes } from '../upkeep/modes.ts'

interface Measured {
  readonly ports: Ports
  readonly live: LiveGames
  readonly failing: FailingGames
  readonly sweeper: Sweeper
  readonly modes: Modes
}

/** What is looked up when somebody asks for it. */
export function measure(
  metrics: Metrics,
  { ports, live, failing, sweeper, modes }: Measured,
): void {
  countLiveGames(metrics, () => live.size)
  countFailingGames(metrics, () => failing.size)
  bellState(metrics, () => (ports.doorbell.isReliable ? 1 : 0))
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
