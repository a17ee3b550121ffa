import { formatDuration } from '../ui/format.ts'

const exactly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
const DAY_SECONDS = 86_400

export function timeIn(text: string): string | null {
  const date = new Date(Number(text))
  return Number.isNaN(date.getTime()) ? null : exactly.format(date)
}

export function RelativeTime({ at }: { readonly at: number }) {
  const date = new Date(at)
  const seconds = Math.round((Date.now() - at) / 1_000)
  const exact = exactly.format(date)
  return (
    <time dateTime={date.toISOString()} title={exact}>
      {Math.abs(seconds) > 2 * DAY_SECONDS ? exact : away(seconds)}
    </time>
  )
}

function away(seconds: number): string {
  const long = Math.abs(seconds)
  const words = long < 60 ? `${long} s` : long < 3_600 ? `${Math.round(long / 60)} min` : null
  return seconds >= 0
    ? `${words ?? formatDuration(long)} ago`
    : `in ${words ?? formatDuration(long)}`
}
