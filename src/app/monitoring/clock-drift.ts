import type { Context } from '../core/context.ts'
import type { Ports } from '../core/ports.ts'

/** Time is the database's, but certificates and tokens of others are judged by this machine's. */
const DRIFT_MILLISECONDS_MAX = 10_000
/** From here on it is told. */
const DRIFT_TOLD_MILLISECONDS = 1_000
const LOOK_MILLISECONDS = 5_000

/** Whether this machine's clock is so wrong that the node should get no traffic. */
export const isClockDrifting = ({ drift }: Pick<Ports, 'drift'>): boolean =>
  Math.abs(drift()) > DRIFT_MILLISECONDS_MAX

/** Tells whenever this machine's clock begins to be wrong; gives what ends the watch. */
export function watchClockDrift({ ports, report }: Pick<Context, 'ports' | 'report'>): () => void {
  let isTold = false
  const look = () => {
    const seconds = ports.drift() / 1_000
    const isWrong = Math.abs(ports.drift()) > DRIFT_TOLD_MILLISECONDS
    if (isWrong && !isTold)
      report(`the clock of this machine is ${seconds} s ahead of the database's`, null)
    isTold = isWrong
  }
  look()
  const timer = setInterval(look, LOOK_MILLISECONDS).unref()
  return () => clearInterval(timer)
}
