import { useEffect, useRef, useState } from 'preact/hooks'
import { unexpectedError } from './alert.tsx'
import { useRetry } from './use-retry.ts'

interface Answer<Told> {
  /** Null: not known yet. What is known stays until something else is. */
  readonly told: Told | null
  /** Null: there was none. */
  readonly error: unknown
}

interface Asked<Told> extends Pick<Answer<Told>, 'told'> {
  /** Why the last question found no answer. */
  readonly trouble: string | null
  again(): void
}

const UNTOLD = { told: null, error: null } as const

/** An answer of the service: asked for anew with another key, and not before there is one. */
export function useQuery<Told>(key: string | null, ask: () => Promise<Told>): Asked<Told> {
  const [answer, know] = useState<Answer<Told>>(UNTOLD)
  const latest = useRef(0)
  const load = async () => {
    latest.current += 1
    const turn = latest.current
    const [outcome] = await Promise.allSettled([ask()])
    // Of two that overtook each other the later one holds.
    if (turn !== latest.current) return
    if (outcome.status === 'fulfilled') know({ told: outcome.value, error: null })
    else know(({ told }) => ({ told, error: outcome.reason }))
  }
  useEffect(() => {
    // What is still asked for is wanted no more.
    latest.current += 1
    if (key !== null) void load()
  }, [key])
  const again = () => void load()
  useRetry(key === null ? null : answer.error, again)
  return { told: answer.told, trouble: unexpectedError(answer.error), again }
}

/** Again and again, as long as somebody looks; null: not now. */
export function usePolling(milliseconds: number | null, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (milliseconds === null) return
    const timer = setInterval(() => latest.current(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}
