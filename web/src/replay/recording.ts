import type { AnyBoard, Event, Seat, Viewer } from '../boards/board.ts'
import type { LuckOverTime } from '../engine/dice.ts'
import type { LogFile } from '../engine/log-file.ts'
import type { VerificationResult } from '../engine/verify-log.ts'
import type { SeatListData } from '../play/seat-list.tsx'

export type Step = 'event' | 'move' | 'turn'

/** The table at one moment, as one viewer saw it. */
export interface Scene {
  readonly view: unknown
  /** The same in words. */
  readonly text: string
  readonly observation: SeatListData
  /** Who has won, and why. */
  readonly ending: string | null
}

/** What happened, as one viewer saw it. */
export interface RecordingLine {
  readonly version: number
  readonly seat: Seat | null
  /** Null: that viewer may not know it. */
  readonly event: Event | null
  /** Null: another line tells it. */
  readonly words: string | null
}

/** A view of which charts are made. */
export interface Sample {
  readonly version: number
  readonly view: unknown
}

/** What only a log without masks gives. */
interface WholeLog {
  readonly log: LogFile
  /** Its rules have a sense of what moves are worth: it can be thought about again. */
  readonly hasSense: boolean
  viewAt(version: number, viewer: Viewer): unknown
  /** Null: it has no seed. */
  prove(): VerificationResult | null
  /** Null: the game has no dice. */
  luckOver(versions: readonly number[]): LuckOverTime | null
}

/** A game that can be wound: folded in the tab, or asked for moment by moment. */
export interface Recording {
  readonly game: string
  readonly ruleset: string
  readonly names: readonly string[]
  readonly board: AnyBoard | null
  readonly content: unknown
  /** Of the game, as its ruleset has them. */
  readonly options: unknown
  /** The first version at which there is something to see, and the last one. */
  readonly first: number
  readonly last: number
  /** Where a step ends; null: everywhere. */
  readonly stops: Readonly<Record<Step, readonly number[] | null>>
  readonly viewers: readonly Viewer[]
  /** Null: the log of a running game is masked, and nothing can be folded of it. */
  readonly whole: WholeLog | null
  /** Whether others find it under the address of this page. */
  readonly isShared: boolean
  /** The file it was opened from, where a service could go on with it. */
  readonly exported: string | null
  /** Its log came out of the archive of this service. */
  readonly isArchived: boolean
  /** Null: it is on its way, and the page will be drawn again. */
  sceneAt(version: number, viewer: Viewer): Scene | null
  /** At most so many, the newest last. */
  linesUpTo(version: number, viewer: Viewer, most: number): readonly RecordingLine[]
  /** What made the event happen: `Take penalty by a bot`. */
  causeAt(version: number): string | null
  samples(): readonly Sample[]
}

/** A turn, or what comes nearest to one, begins with such an event. */
const beginsATurn = /^(?:turn|round|phase|season)\.started$/

export const isTurn = (event: Event | null): boolean =>
  event !== null && beginsATurn.test(event.type)

export const lineOf = (
  version: number,
  event: Event | null,
  words: string | null,
): RecordingLine => ({
  version,
  event,
  words,
  seat: typeof event?.seat === 'number' ? event.seat : null,
})

/** The nearest stop before, and behind; the ends where there is none. */
export function stepsFrom({ stops, first, last }: Recording, step: Step, at: number) {
  const places = stops[step]
  const before = places ? (places.findLast((stop) => stop < at) ?? first) : at - 1
  const behind = places ? (places.find((stop) => stop > at) ?? last) : at + 1
  return { back: Math.max(first, before), on: Math.min(last, behind) }
}
