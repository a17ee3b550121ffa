import { useEffect, useRef, useState } from 'preact/hooks'
import { unexpectedError } from './alert.tsx'
import { useRetry } from './use-retry.ts'

interface Answer<Data> {
  /** The loaded data; null until the data has been loaded. */
  readonly data: Data | null
  readonly error: unknown
}

interface Query<Data> extends Pick<Answer<Data>, 'data'> {
  readonly trouble: string | null
  reload(): void
}

const LOADING = { data: null, error: null } as const

/** Loads the data again when the key changes. If the key is null, nothing is loaded. */
export function useQuery<Data>(key: string | null, request: () => Promise<Data>): Query<Data> {
  const [answer, setAnswer] = useState<Answer<Data>>(LOADING)
  const latest = useRef(0)
  const load = async () => {
    latest.current += 1
    const sequence = latest.current
    const [outcome] = await Promise.allSettled([request()])
    // Responses can arrive in the wrong order, so the page uses only the response to the latest
    // request.
    if (sequence !== latest.current) return
    if (outcome.status === 'fulfilled') setAnswer({ data: outcome.value, error: null })
    else setAnswer(({ data }) => ({ data, error: outcome.reason }))
  }
  useEffect(() => {
    latest.current += 1
    if (key !== null) void load()
  }, [key])
  const reload = () => void load()
  useRetry(key === null ? null : answer.error, reload)
  return { data: answer.data, trouble: unexpectedError(answer.error), reload }
}

/** Polls only if `milliseconds` is not null. */
export function usePolling(milliseconds: number | null, poll: () => void): void {
  const latest = useRef(poll)
  latest.current = poll
  useEffect(() => {
    if (milliseconds === null) return
    const timer = setInterval(() => latest.current(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}
