const SECOND = 1_000
const HOUR = 3_600 * SECOND

/** Delays before each retry of a delivery, 70 hours in total. */
const PAUSES = [
  ...[5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND],
  ...[1, 3, 6, 12, 24, 24].map((hours) => hours * HOUR),
]
export const TRIES_MAX = PAUSES.length + 1

/**
 * Random variation of the retry delay, so that deliveries that failed together are not retried
 * together.
 */
const SPREAD = 0.2
const RETRY_AFTER_MILLISECONDS_MAX = HOUR

export interface Failed {
  readonly now: number
  readonly tries: number
  readonly retryAfter: number | null
  readonly chance: number
}

export function nextTry({ now, tries, retryAfter, chance }: Failed): number | null {
  const pause = PAUSES[tries - 1]
  if (pause === undefined) return null
  const spread = Math.round(pause * (1 - SPREAD + 2 * SPREAD * chance))
  return now + Math.max(spread, Math.min(retryAfter ?? 0, RETRY_AFTER_MILLISECONDS_MAX))
}

export function retryAfterOf(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND
  const time = Date.parse(header)
  return Number.isNaN(time) ? null : Math.max(0, time - now)
}
