import type { Hue, Seat } from '../boards/board.ts'
import * as en from '../text/play/en.ts'
import { withSeatNames } from '../ui/format.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import type { SeenEvent } from './game-connection.ts'

interface LogProps {
  readonly version: number
  readonly lines: readonly LogEntry[]
  readonly names: readonly string[]
  hueOf(seat: Seat): Hue
}

export function EventLog({ version, lines, names, hueOf }: LogProps) {
  if (lines.length === 0) return <p class="empty">{version === 0 ? en.noMovesYet : en.loading}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll the log
    <ol class="log" tabIndex={0} aria-label={en.gameLog}>
      {lines.toReversed().map(({ version, seat, words }, at) => (
        <li key={version} class={at === 0 ? 'new' : ''}>
          <span class="version">{version}</span>
          {seat === null ? <span /> : <SeatMark seat={seat} hue={hueOf(seat)} size={17} />}
          <span>
            {seat !== null && <span class="hidden-label">{`${names[seat]}: `}</span>}
            {withSeatNames(words, names)}
          </span>
        </li>
      ))}
    </ol>
  )
}

export interface LogEntry {
  readonly version: number
  readonly seat: Seat | null
  readonly words: string
}

export function logEntries(events: readonly SeenEvent[]): readonly LogEntry[] {
  return events.flatMap(({ version, event, words }) => {
    const seat = typeof event?.seat === 'number' ? event.seat : null
    return words ? [{ version, seat, words }] : []
  })
}
