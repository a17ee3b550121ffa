import type { Beat } from '../../../src/engine/kernel/beats.ts'
import type { AnyBoard, Event, Seat, Viewer } from '../boards/board.ts'
import type { LuckOverTime } from '../engine/dice.ts'
import type { LogFile } from '../engine/log-file.ts'
import type { VerificationResult } from '../engine/verify-log.ts'
import type { SeatListData } from '../play/seat-list.tsx'
import { withSeatNames } from '../ui/format.ts'

export type Step = 'event' | 'move' | 'turn'

export interface Scene {
  readonly view: unknown
  readonly text: string
  readonly observation: SeatListData
  readonly ending: string | null
}

export interface RecordingLine {
  readonly version: number
  readonly seat: Seat | null
  /** Null if the viewer may not see it. */
  readonly event: Event | null
  /** Null if another line covers it. */
  readonly words: string | null
}

/** A moment worth a visit: a goal, a big trade, a turning point. */
export interface KeyMoment {
  readonly version: number
  readonly seat: Seat | null
  readonly words: string
}

/** Beats as moments, if there is something to read. */
export const momentsFrom = (
  beats: readonly Pick<Beat, 'to' | 'seat' | 'says'>[],
  names: readonly string[],
): KeyMoment[] =>
  beats.flatMap(({ to: version, seat, says }) =>
    says.length === 0 ? [] : [{ version, seat, words: withSeatNames(says.join(' '), names) }],
  )

export interface Sample {
  readonly version: number
  readonly view: unknown
}

/** Only available for an unredacted log. */
interface WholeLog {
  readonly log: LogFile
  /** True if its rules have an evaluation, so that it can be analysed. */
  readonly hasSense: boolean
  viewAt(version: number, viewer: Viewer): unknown
  /** Null without a seed. */
  prove(): VerificationResult | null
  luckOver(versions: readonly number[]): LuckOverTime | null
}

/** A recording: folded in the tab, or loaded version by version. */
export interface Recording {
  readonly game: string
  readonly ruleset: string
  readonly names: readonly string[]
  readonly board: AnyBoard | null
  readonly content: unknown
  readonly options: unknown
  readonly first: number
  readonly last: number
  /** Versions at which a step ends; null if every version is a stop. */
  readonly stops: Readonly<Record<Step, readonly number[] | null>>
  readonly viewers: readonly Viewer[]
  /** Null for a running game, whose log is redacted. */
  readonly whole: WholeLog | null
  /** True if others can open it at this address. */
  readonly isShared: boolean
  /** The export file it was opened from, for a service to import. */
  readonly exported: string | null
  /** True if the log came from the archive. */
  readonly isArchived: boolean
  /** Null while it loads; then the page renders again. */
  sceneAt(version: number, viewer: Viewer): Scene | null
  /** At most `most` lines, newest last. */
  linesUpTo(version: number, viewer: Viewer, most: number): readonly RecordingLine[]
  /** The cause of the event: `Take penalty by a bot`. */
  causeAt(version: number): string | null
  samples(): readonly Sample[]
  /** The heaviest beats, for everyone. */
  moments(): readonly KeyMoment[]
  /** The beats of a spectator; of a running game only the heaviest. */
  beats(): readonly Beat[]
}

/** Event types that start a turn, or its nearest equivalent. */
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

export function stepsFrom({ stops, first, last }: Recording, step: Step, at: number) {
  const places = stops[step]
  const before = places ? (places.findLast((stop) => stop < at) ?? first) : at - 1
  const behind = places ? (places.find((stop) => stop > at) ?? last) : at + 1
  return { back: Math.max(first, before), on: Math.min(last, behind) }
}
