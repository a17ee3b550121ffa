import type { Context } from '../core/context.ts'
import type { Ports } from '../core/ports.ts'

/**
 * If a node's local clock drifts further, the node reports `clock-drift`. Games use the database
 * clock, but certificates and tokens are checked with the node's local clock.
 */
const DRIFT_MILLISECONDS_MAX = 10_000
const DRIFT_TOLD_MILLISECONDS = 1_000
const LOOK_MILLISECONDS = 5_000

export const isClockDrifting = ({ drift }: Pick<Ports, 'drift'>): boolean =>
  Math.abs(drift()) > DRIFT_MILLISECONDS_MAX

export function watchClockDrift({ ports, report }: Pick<Context, 'ports' | 'report'>): () => void {
  let isTold = false
  const check = () => {
    const seconds = ports.drift() / 1_000
    const isWrong = Math.abs(ports.drift()) > DRIFT_TOLD_MILLISECONDS
    if (isWrong && !isTold)
      report(`the clock of this machine is ${seconds} s ahead of the database's`, null)
    isTold = isWrong
  }
  check()
  const timer = setInterval(check, LOOK_MILLISECONDS).unref()
  return () => clearInterval(timer)
}
