import type { Hue, Seat } from '../boards/board.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { byName } from '../ui/words.ts'
import type { SeenEvent } from './game.ts'

interface LogProps {
  readonly events: readonly SeenEvent[]
  readonly names: readonly string[]
  hueOf(seat: Seat): Hue
}

/** What a player would say aloud, the newest first; what is hidden is marked, and counted. */
export function Log({ events, names, hueOf }: LogProps) {
  const lines = told(events)
  if (lines.length === 0) return <p class="empty">Nothing has happened yet.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
    <ol class="log" tabIndex={0} aria-label="What happened">
      {lines.toReversed().map(({ version, seat, words }, at) => (
        <li key={version} class={at === 0 ? 'new' : ''}>
          <span class="version">{version}</span>
          {seat === null ? <span /> : <SeatMark seat={seat} hue={hueOf(seat)} size={17} />}
          <span class={words === null ? 'muted' : ''}>
            {seat !== null && <span class="hidden-label">{`${names[seat]}: `}</span>}
            {words === null ? 'Something hidden happened.' : byName(words, names)}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface Told {
  readonly version: number
  readonly seat: Seat | null
  readonly words: string | null
}

/** What completes another sentence has none of its own; of hidden things in a row one is shown. */
function told(events: readonly SeenEvent[]): readonly Told[] {
  const lines: Told[] = []
  for (const { version, event, words = null } of events) {
    if (event !== null && words === null) continue
    if (words === null && lines.at(-1)?.words === null) continue
    lines.push({ version, seat: typeof event?.seat === 'number' ? event.seat : null, words })
  }
  return lines
}
