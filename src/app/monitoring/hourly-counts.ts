import { type Metrics, moveTotals } from '../core/metrics.ts'
import type { HealthHour } from './health-schema.ts'
import type { NodeHour } from './node-port.ts'

export const HOUR_MILLISECONDS = 3_600_000
const SLOW_SHARE = 0.95

type Totals = Awaited<ReturnType<typeof moveTotals>>
const none: Totals = { moves: 0, refused: 0, faster: {} }

export class HourlyCounts {
  readonly #metrics: Metrics
  #hour = 0
  #before = none
  #last = none

  constructor(metrics: Metrics) {
    this.#metrics = metrics
  }

  async at(now: number, node: string): Promise<NodeHour> {
    const hour = now - (now % HOUR_MILLISECONDS)
    if (hour !== this.#hour) {
      this.#hour = hour
      this.#before = this.#last
    }
    const totals = await moveTotals(this.#metrics)
    this.#last = totals
    const { moves, refused, faster } = this.#before
    return {
      hour,
      node,
      moves: totals.moves - moves,
      refused: totals.refused - refused,
      faster: Object.fromEntries(
        Object.entries(totals.faster).map(([bound, count]) => [
          bound,
          count - (faster[bound] ?? 0),
        ]),
      ),
    }
  }
}

/**
 * Returns one entry per hour from `since` to now, oldest first. If an hour has no report, all
 * counts of its entry are 0.
 */
export function hoursOf(reports: readonly NodeHour[], since: number, now: number): HealthHour[] {
  const length = Math.floor((now - since) / HOUR_MILLISECONDS) + 1
  return Array.from({ length }, (_, place) => {
    const at = since + place * HOUR_MILLISECONDS
    const own = reports.filter(({ hour }) => hour === at)
    const sum = (of: (report: NodeHour) => number) => own.reduce((all, one) => all + of(one), 0)
    return {
      at,
      moves: sum(({ moves }) => moves),
      refused: sum(({ refused }) => refused),
      slowMilliseconds: slowIn(own),
    }
  })
}

/**
 * Returns the duration within which 95 % of the moves were completed; null if there are no moves or
 * the duration exceeds all histogram buckets.
 */
function slowIn(reports: readonly NodeHour[]): number | null {
  const counts = new Map<number, number>()
  for (const { faster } of reports)
    for (const [bound, count] of Object.entries(faster)) {
      const seconds = bound === '+Inf' ? Infinity : Number(bound)
      counts.set(seconds, (counts.get(seconds) ?? 0) + count)
    }
  const all = counts.get(Infinity) ?? 0
  const bounds = [...counts].sort(([one], [other]) => one - other)
  const slow = bounds.find(([, count]) => count >= all * SLOW_SHARE)?.[0]
  return all === 0 || slow === undefined || slow === Infinity ? null : slow * 1_000
}
