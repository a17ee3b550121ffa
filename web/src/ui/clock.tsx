import { useEffect, useState } from 'preact/hooks'
import * as en from '../text/shared/en.ts'
import { formatDuration } from './format.ts'

const TICK_MILLISECONDS = 250
const LOW_SECONDS = 15

interface ClockProps {
  readonly deadline: number
  /** Number of milliseconds by which the service's clock is ahead of the browser's clock. */
  readonly ahead: number
}

export function Clock({ deadline, ahead }: ClockProps) {
  const [now, tick] = useState(() => Date.now() + ahead)
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now() + ahead), TICK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [ahead])
  const left = Math.max(0, Math.round((deadline - now) / 1_000))
  return (
    <span
      class={`clock ${left < LOW_SECONDS ? 'low' : ''}`}
      role="timer"
      aria-label={en.left(formatDuration(left))}
    >
      {formatDuration(left)}
    </span>
  )
}
