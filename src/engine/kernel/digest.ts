import type { EventText } from './texts.ts'
import type { Tagged } from './types.ts'

export interface Line {
  readonly version: number
  /** As its reader sees it; null for a numbered blank. */
  readonly event: Tagged | null
  readonly text: EventText
}

/** Text that tells the reader how to get the omitted versions: `observe after 12 to 30`. */
export type ReadOn = (after: number, upTo: number) => string

interface Run {
  readonly of: string
  readonly from: number
  to: number
  count: number
}

const EARLIER = 'earlier events'

export function digest(lines: readonly Line[], most: number, readOn: ReadOn): string[] {
  const first = firstThatFits(lines, most)
  const texts: string[] = []
  let run = null as Run | null
  const mark = () => {
    if (run) texts.push(`… ${counted(run)}: ${readOn(run.from - 1, run.to)}`)
    run = null
  }
  for (const [place, { version, text }] of lines.entries()) {
    const of = place < first ? EARLIER : isAside(text) ? text.of : null
    if (of !== null) {
      if (run?.of !== of) mark()
      run ??= { of, from: version, to: version, count: 0 }
      run.to = version
      run.count += 1
    } else if (typeof text === 'string') {
      mark()
      texts.push(text)
    }
  }
  mark()
  return texts
}

/** The newest events matter most, so the oldest are cut. */
function firstThatFits(lines: readonly Line[], most: number): number {
  let left = most
  for (let place = lines.length - 1; place >= 0; place -= 1) {
    const { text } = lines[place]!
    if (typeof text === 'string') left -= text.length + 1
    if (left < 0) return place + 1
  }
  return 0
}

const isAside = (text: EventText): text is Exclude<EventText, string | null> =>
  typeof text === 'object' && text !== null

const counted = ({ count, of }: Run): string =>
  `${count} ${count === 1 ? of.replace('events', 'event') : of}`
