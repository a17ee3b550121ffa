import * as en from '../text/shared/en.ts'

export function sentenceCase(id: string): string {
  const words = id
    .replace(/[-_.]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const counted = new Intl.NumberFormat('en-GB')
export const formatNumber = (value: number): string => counted.format(value)

export const formatDate = (at: number): string =>
  new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })

export const formatPercent = (part: number): string => `${Math.round(part * 100)} %`

/** Returns a string such as `1512`, or `1512?` if the rating is still uncertain. */
export const formatRating = ({ mean, provisional }: Strength): string =>
  `${Math.round(mean * 60)}${provisional ? '?' : ''}`
export interface Strength {
  readonly mean: number
  readonly provisional: boolean
}

export function formatDuration(seconds: number): string {
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  if (seconds >= 2 * 86_400) return en.days(Math.floor(seconds / 86_400))
  const minutes = Math.floor((seconds % 3_600) / 60)
  return `${Math.floor(seconds / 3_600)} h${minutes === 0 ? '' : ` ${minutes} min`}`
}

interface Pace {
  readonly decisionSeconds: number | null
  readonly bank: { readonly seconds: number; readonly increment: number } | null
}

export function formatPace({ decisionSeconds, bank }: Pace): string {
  if (bank) return `${bank.seconds / 60} min + ${bank.increment} s per move`
  return decisionSeconds === null ? 'no limit' : `${formatDuration(decisionSeconds)} per move`
}

/**
 * Maximum number of names in a list. If there are more names, the list ends with the number of
 * omitted names.
 */
const NAMED_MAX = 3

export function joinNames(names: readonly string[]): string {
  const isMany = names.length > NAMED_MAX
  const named = isMany ? names.slice(0, NAMED_MAX - 1) : names.slice(0, -1)
  const last = isMany ? en.others(names.length - named.length) : `${names.at(-1)}`
  return named.length === 0 ? last : en.and(named.join(', '), last)
}

export interface SeatNames extends ReadonlyArray<string> {
  readonly addressed?: (words: string) => string
  /** Names that the players gave to their clubs. */
  readonly clubs?: readonly (string | null)[]
}

/**
 * Sentences from the service contain seat numbers instead of names, because a player's name could
 * contain instructions for language models. Pages replace each number with the player's name, and
 * the viewer's number with "you".
 */
export const withSeatNames = (words: string | undefined, names: SeatNames): string =>
  (names.addressed?.(words ?? '') ?? words ?? '').replace(
    /\bSeat (\d+)\b/g,
    (handle, seat) => names[Number(seat)] ?? handle,
  )
