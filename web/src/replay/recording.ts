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
  /** The event; null if the event is hidden from the viewer. */
  readonly event: Event | null
  /** Text of the event; null if the text of a different line already describes the event. */
  readonly words: string | null
}

export interface KeyMoment {
  readonly version: number
  readonly seat: Seat | null
  readonly words: string
}

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

interface WholeLog {
  readonly log: LogFile
  /**
   * True if the ruleset has a function that evaluates positions, which the analysis of a game
   * requires.
   */
  readonly hasSense: boolean
  viewAt(version: number, viewer: Viewer): unknown
  /** Verifies the log of a game; returns null if the log has no seed. */
  prove(): VerificationResult | null
  luckOver(versions: readonly number[]): LuckOverTime | null
}

/**
 * A recording of a game for the replay, which is either computed from a log in this browser tab or
 * loaded version by version.
 */
export interface Recording {
  readonly game: string
  readonly ruleset: string
  readonly names: readonly string[]
  readonly board: AnyBoard | null
  readonly content: unknown
  readonly options: unknown
  readonly first: number
  readonly last: number
  /**
   * For each step size, the game versions at which a step of the replay ends; null if every version
   * ends a step.
   */
  readonly stops: Readonly<Record<Step, readonly number[] | null>>
  readonly viewers: readonly Viewer[]
  /** The complete log of the game; null for a running game, whose log is redacted. */
  readonly whole: WholeLog | null
  /** True if other people can open the recording at the URL of this page. */
  readonly isShared: boolean
  /** The recording in the export format, which services can import. */
  readonly exported: string | null
  readonly isArchived: boolean
  /**
   * Returns the view of the game at a version, or null while the view is loading. Once the view has
   * been loaded, the component is rendered again.
   */
  sceneAt(version: number, viewer: Viewer): Scene | null
  /** Returns at most `most` lines of the game's log, with the newest line last. */
  linesUpTo(version: number, viewer: Viewer, most: number): readonly RecordingLine[]
  /** Returns the cause of the event, for example `Take penalty by a bot`. */
  causeAt(version: number): string | null
  samples(): readonly Sample[]
  moments(): readonly KeyMoment[]
  /**
   * Returns the animated events that a spectator sees; for a running game, the list contains only
   * the most important events.
   */
  beats(): readonly Beat[]
}

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
