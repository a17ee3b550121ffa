import type { ComponentChildren, FunctionComponent } from 'preact'
import type { Beat } from '../../../src/engine/kernel/beats.ts'
import type { Move, Picks, Space } from '../moves/space.ts'
import type { Choice } from '../moves/use-move.ts'
import {
  type BoardItem,
  type Event,
  HUES,
  type Hue,
  type Mark,
  type Seat,
  type Viewer,
} from './items.ts'

export * from './items.ts'

export interface Showing {
  readonly beat: Beat
  readonly view: unknown
  /** The frame before it. */
  readonly before: unknown
  /** In milliseconds. */
  readonly lasts: number
  /** Number of beats that follow. */
  readonly left: number
  /** Earlier beats of the same match, oldest first. */
  readonly match: readonly Beat[]
}

export interface BoardProps<View, Content> {
  readonly view: View
  readonly content: Content
  readonly options: unknown
  readonly names: readonly string[]
  readonly viewer: Viewer
  readonly marks: ReadonlyMap<BoardItem, Mark>
  /** The answer in progress, for previews. */
  readonly picks: Picks
  press(thing: BoardItem): void
  /** What changed since the viewer's last move. */
  readonly touched: ReadonlySet<BoardItem>
  /** What the last move changed. */
  readonly latest: ReadonlySet<BoardItem>
  /** The current beat: the view is its frame. Null: the view is the newest. */
  readonly showing: Showing | null
  /** Drawing of the current beat, for boards with `hasStage`. */
  readonly moment: ComponentChildren
}

/** Props of a board that shows one version and no beat. */
export const AT_REST = {
  ...{ touched: new Set<BoardItem>(), latest: new Set<BoardItem>() },
  ...{ showing: null, moment: null, picks: {} },
}

/**
 * What a ruleset adds to the pages: a board to look at. A board knows no moves and has no texts:
 * the service sends the sentences, and spaces describe the moves.
 */
export interface Board<View, Content = unknown> {
  readonly Table: FunctionComponent<BoardProps<View, Content>>
  /** Maps a field value to the board item that stands for it. */
  thingOf?(field: string, value: unknown, move: string): BoardItem | null
  /** True if the board draws `moment` itself; otherwise the page draws it over the board. */
  readonly hasStage?: true
  /** Lines about the progress of the game, for the scoreboard of two seats. */
  progress?(view: View): readonly string[]
  touchedBy?(event: Event): readonly BoardItem[]
  /** A few numbers per seat, most important first; shown beside the name and as charts. */
  series(view: View, seat: Seat): Readonly<Record<string, number>>
  /** Seat colours, if the game has them. */
  hues?(view: View): readonly Hue[]
  /** Custom editors by decision kind, where a form is awkward: a line-up, a trade. */
  readonly editors?: Readonly<Record<string, FunctionComponent<EditorProps<View, Content>>>>
}

export interface EditorProps<View, Content> extends BoardProps<View, Content> {
  readonly viewer: Seat
  readonly spaces: readonly Space[]
  readonly examples: readonly Move[]
  readonly called: (id: string) => string
  readonly choice: Choice
  send(move: Move): Promise<boolean>
}

// biome-ignore lint/suspicious/noExplicitAny: each board is given the views of its own ruleset
export type AnyBoard = Board<any, any>

export const hueOf = (board: AnyBoard | null, view: unknown, seat: Seat): Hue =>
  board?.hues?.(view)[seat] ?? HUES[seat % HUES.length] ?? 'blue'
