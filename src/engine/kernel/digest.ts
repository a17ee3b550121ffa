import type { EventText } from './texts.ts'
import type { Tagged } from './types.ts'

export interface Line {
  readonly version: number
  /**
   * The event as the viewer may see it; null if the viewer may only know that an event happened.
   */
  readonly event: Tagged | null
  readonly text: EventText
}

/** Returns a hint on how a client can read the omitted events, such as `observe after 12 to 30`. */
export type ReadOn = (after: number, upTo: number) => string

interface Run {
  readonly of: string
  readonly from: number
  to: number
  count: number
}

const EARLIER = 'earlier events'

/**
 * Returns the version numbers of the most important events; called only if a summary of the game
 * must omit sentences.
 */
export type HeavyVersions = () => ReadonlySet<number>

/**
 * Summarizes events as sentences with at most `most` characters in total. The hints that replace
 * omitted events do not count towards this maximum. If the summary would be too long, important
 * sentences are kept first, and the remaining space goes to the newest sentences. Each gap in the
 * summary is marked with the number of omitted events and a hint on how to read the omitted events.
 */
export function digest(
  lines: readonly Line[],
  most: number,
  readOn: ReadOn,
  heavy: HeavyVersions = () => NONE,
): string[] {
  const kept = sentencesThatFit(lines, most, heavy)
  const texts: string[] = []
  let run = null as Run | null
  const mark = () => {
    if (run) texts.push(`… ${counted(run)}: ${readOn(run.from - 1, run.to)}`)
    run = null
  }
  for (const [place, { version, text }] of lines.entries()) {
    const isCut = place < kept.first && !kept.heavy.has(version)
    const of = isCut ? EARLIER : asideOf(text)
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

const NONE: ReadonlySet<number> = new Set()

interface Kept {
  readonly first: number
  readonly heavy: ReadonlySet<number>
}

function sentencesThatFit(lines: readonly Line[], most: number, heavyIn: HeavyVersions): Kept {
  if (firstThatFits(lines, most, NONE) === 0) return { first: 0, heavy: NONE }
  const wanted = heavyIn()
  const heavy = new Set<number>()
  let left = most
  for (const { version, text } of lines.toReversed()) {
    if (typeof text !== 'string' || !wanted.has(version)) continue
    if (left < text.length + 1) break
    left -= text.length + 1
    heavy.add(version)
  }
  return { first: firstThatFits(lines, left, heavy), heavy }
}

function firstThatFits(lines: readonly Line[], most: number, counted: ReadonlySet<number>): number {
  let left = most
  for (let place = lines.length - 1; place >= 0; place -= 1) {
    const { text, version } = lines[place]!
    if (typeof text === 'string' && !counted.has(version)) left -= text.length + 1
    if (left < 0) return place + 1
  }
  return 0
}

const asideOf = (text: EventText): string | null =>
  typeof text === 'object' && text !== null ? text.of : null

const counted = ({ count, of }: Run): string =>
  `${count} ${count === 1 ? of.replace('events', 'event') : of}`
