import type { Hue, Seat } from '../boards/board.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { byName } from '../ui/words.ts'
import type { SeenEvent } from './game.ts'

interface LogProps {
  /** What there is to read. */
  readonly version: number
  readonly lines: readonly Told[]
  readonly names: readonly string[]
  hueOf(seat: Seat): Hue
}

/** What a player would say aloud, the newest first. */
export function Log({ version, lines, names, hueOf }: LogProps) {
  if (lines.length === 0)
    return <p class="empty">{version === 0 ? 'Nothing has happened yet.' : 'Loading …'}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
    <ol class="log" tabIndex={0} aria-label="What happened">
      {lines.toReversed().map(({ version, seat, words }, at) => (
        <li key={version} class={at === 0 ? 'new' : ''}>
          <span class="version">{version}</span>
          {seat === null ? <span /> : <SeatMark seat={seat} hue={hueOf(seat)} size={17} />}
          <span>
            {seat !== null && <span class="hidden-label">{`${names[seat]}: `}</span>}
            {byName(words, names)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What has a sentence: hidden things have none, nor has what completes another one. */
export interface Told {
  readonly version: number
  readonly seat: Seat | null
  readonly words: string
}

export function told(events: readonly SeenEvent[]): readonly Told[] {
  return events.flatMap(({ version, event, words }) => {
    const seat = typeof event?.seat === 'number' ? event.seat : null
    return words ? [{ version, seat, words }] : []
  })
}
