import { useEffect, useRef, useState } from 'preact/hooks'
import { unexpectedError } from './alert.tsx'
import { useRetry } from './use-retry.ts'

interface Answer<Told> {
  /** Null while loading; the old value stays until the next one arrives. */
  readonly told: Told | null
  /** Null if there was none. */
  readonly error: unknown
}

interface Asked<Told> extends Pick<Answer<Told>, 'told'> {
  /** The error message of the last request, if it failed. */
  readonly trouble: string | null
  again(): void
}

const UNTOLD = { told: null, error: null } as const

/** Loads data; a new key reloads it, a null key does not load. */
export function useQuery<Told>(key: string | null, ask: () => Promise<Told>): Asked<Told> {
  const [answer, know] = useState<Answer<Told>>(UNTOLD)
  const latest = useRef(0)
  const load = async () => {
    latest.current += 1
    const turn = latest.current
    const [outcome] = await Promise.allSettled([ask()])
    // Responses can arrive out of order: only the latest request counts.
    if (turn !== latest.current) return
    if (outcome.status === 'fulfilled') know({ told: outcome.value, error: null })
    else know(({ told }) => ({ told, error: outcome.reason }))
  }
  useEffect(() => {
    // Ignores pending responses.
    latest.current += 1
    if (key !== null) void load()
  }, [key])
  const again = () => void load()
  useRetry(key === null ? null : answer.error, again)
  return { told: answer.told, trouble: unexpectedError(answer.error), again }
}

/** Calls `act` at an interval while mounted; null pauses it. */
export function usePolling(milliseconds: number | null, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (milliseconds === null) return
    const timer = setInterval(() => latest.current(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}
