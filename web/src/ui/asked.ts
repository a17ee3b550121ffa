import { useEffect, useRef, useState } from 'preact/hooks'
import { saidBy } from './alert.tsx'

interface Answer<Told> {
  /** Null: not known yet. What is known stays until something else is. */
  readonly told: Told | null
  /** Why the last question found no answer. */
  readonly trouble: string | null
}

interface Asked<Told> extends Answer<Told> {
  again(): void
}

const UNTOLD = { told: null, trouble: null } as const

/** An answer of the service: asked for anew with another key, and not before there is one. */
export function useAsked<Told>(key: string | null, ask: () => Promise<Told>): Asked<Told> {
  const [answer, know] = useState<Answer<Told>>(UNTOLD)
  const latest = useRef(0)
  const load = async () => {
    latest.current += 1
    const turn = latest.current
    const [outcome] = await Promise.allSettled([ask()])
    // Of two that overtook each other the later one holds.
    if (turn !== latest.current) return
    if (outcome.status === 'fulfilled') know({ told: outcome.value, trouble: null })
    else know(({ told }) => ({ told, trouble: saidBy(outcome.reason) }))
  }
  useEffect(() => {
    if (key !== null) void load()
  }, [key])
  return { ...answer, again: () => void load() }
}

/** Again and again, as long as somebody looks; null: not now. */
export function useEvery(milliseconds: number | null, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (milliseconds === null) return
    const timer = setInterval(() => latest.current(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}
