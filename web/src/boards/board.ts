import type { FunctionComponent } from 'preact'
import type { Move, Space } from '../moves/space.ts'

export const HUES = [
  ...(['blue', 'orange', 'purple', 'teal', 'red', 'gold', 'green', 'pink'] as const),
  ...(['black', 'white', 'yellow'] as const),
]
export type Hue = (typeof HUES)[number]
export type Seat = number
export type Viewer = Seat | 'spectator' | 'admin'
/** A thing that lies on the table: `counter:home-y3`, `square:d4`, `card:pl-041`. */
export type BoardItem = `${string}:${string}`
/** It may be pressed; it is what was pressed; it is where that may go. */
export type Mark = 'can' | 'chosen' | 'target'

export interface Event {
  readonly type: string
  readonly [field: string]: unknown
}

export interface BoardProps<View, Content> {
  readonly view: View
  /** The content pack of the game. */
  readonly content: Content
  /** What was agreed on before the game. */
  readonly options: unknown
  readonly names: readonly string[]
  readonly viewer: Viewer
  /** Worked out from the spaces alone. */
  readonly marks: ReadonlyMap<BoardItem, Mark>
  press(thing: BoardItem): void
  /** What the last commits changed. */
  readonly touched: ReadonlySet<BoardItem>
}

/**
 * What one ruleset brings to the pages: a table to look at. It knows no move, and has no words: the
 * sentences come from the service, and moves from their spaces.
 */
export interface Board<View, Content = unknown> {
  readonly Table: FunctionComponent<BoardProps<View, Content>>
  /** All that pressing things on the table needs. */
  thingOf?(field: string, value: unknown, move: string): BoardItem | null
  touchedBy?(event: Event): readonly BoardItem[]
  /** What people would look up in a replay: `Goal`. Great swings of the series are found anyway. */
  momentOf?(event: Event): string | null
  /** A few numbers a seat, the telling ones first: beside its name, and as charts. */
  series(view: View, seat: Seat): Readonly<Record<string, number>>
  /** Of the seats, where the game gives them colours. */
  hues?(view: View): readonly Hue[]
  /** For questions that a form serves badly, by their kind: a line-up, a trade. */
  readonly editors?: Readonly<Record<string, FunctionComponent<EditorProps<View, Content>>>>
}

export interface EditorProps<View, Content> extends BoardProps<View, Content> {
  readonly viewer: Seat
  readonly spaces: readonly Space[]
  readonly examples: readonly Move[]
  /** What ids are called. */
  readonly called: (id: string) => string
  /** Whether it was taken: else what was filled in for it is still wanted. */
  send(move: Move): Promise<boolean>
}

/** A board of whichever ruleset: its views are only known to itself. */
// biome-ignore lint/suspicious/noExplicitAny: each board is given the views of its own ruleset
export type AnyBoard = Board<any, any>

export const hueOf = (board: AnyBoard | null, view: unknown, seat: Seat): Hue =>
  board?.hues?.(view)[seat] ?? HUES[seat % HUES.length] ?? 'blue'
