import type { NoticeSettings } from './schema.ts'

const DAY_MINUTES = 1_440
const MINUTE = 60_000

export function quietEnd(
  { from, until }: NonNullable<NoticeSettings['quiet']>,
  timeZone: string,
  now: number,
): number | null {
  const minute = minuteIn(timeZone, now)
  const after = (minutes: number) => (minutes + DAY_MINUTES) % DAY_MINUTES
  if (after(minute - from) >= after(until - from)) return null
  return Math.floor(now / MINUTE) * MINUTE + after(until - minute) * MINUTE
}

function minuteIn(timeZone: string, now: number): number {
  const format = { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en', format).formatToParts(now)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return part('hour') * 60 + part('minute')
}
