import type { ComponentChildren, FunctionComponent } from 'preact'
import type { Beat } from '../../../src/engine/kernel/beats.ts'
import type { Move, Picks, Space } from '../moves/space.ts'
import type { Choice } from '../moves/use-move.ts'
import type { SeatNames } from '../ui/format.ts'
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
  /** The player's view of the game before the event that is being animated. */
  readonly before: unknown
  /** Duration of the event's animation in milliseconds. */
  readonly lasts: number
  /** Number of later events whose animations have not started yet. */
  readonly left: number
  /** Animation steps of the current match that have already been shown, oldest first. */
  readonly match: readonly Beat[]
}

export interface BoardProps<View, Content> {
  readonly view: View
  readonly content: Content
  readonly options: unknown
  readonly names: SeatNames
  readonly viewer: Viewer
  readonly marks: ReadonlyMap<BoardItem, Mark>
  /**
   * Values of the move's fields that the player has already chosen, so that the board can preview
   * them.
   */
  readonly picks: Picks
  press(thing: BoardItem): void
  /** Board items that changed since the viewer's last move. */
  readonly touched: ReadonlySet<BoardItem>
  /** Board items that changed in the last move. */
  readonly latest: ReadonlySet<BoardItem>
  /**
   * The event that the page is animating, where `view` is the view during the animation; null if
   * `view` is the newest view.
   */
  readonly showing: Showing | null
  /** Illustration of the animated event; only boards with `hasStage` render it. */
  readonly moment: ComponentChildren
}

export const AT_REST = {
  ...{ touched: new Set<BoardItem>(), latest: new Set<BoardItem>() },
  ...{ showing: null, moment: null, picks: {} },
}

/**
 * Draws the game board of one ruleset in the browser. The code of a board contains no strings for
 * players and does not compute moves: the service sends the strings, and `Space` objects describe
 * the legal moves.
 */
export interface Board<View, Content = unknown> {
  readonly Table: FunctionComponent<BoardProps<View, Content>>
  /** Maps the value of a move's field to the board item that represents it. */
  thingOf?(field: string, value: unknown, move: string): BoardItem | null
  /**
   * True if the board renders the illustration `moment`; otherwise the page renders `moment` over
   * the board.
   */
  readonly hasStage?: true
  /** Lines about the progress of the game, which the scoreboard shows in games with two players. */
  progress?(view: View): readonly string[]
  touchedBy?(event: Event): readonly BoardItem[]
  /**
   * A few numbers for each seat, most important first, which pages show beside the player's name
   * and in charts.
   */
  series(view: View, seat: Seat): Readonly<Record<string, number>>
  /** Colours of the seats, if the rules of the game prescribe colours. */
  hues?(view: View): readonly Hue[]
  /**
   * Special input forms for kinds of decisions whose answers are difficult to enter in the general
   * form, such as a line-up.
   */
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

// biome-ignore lint/suspicious/noExplicitAny: each board receives only views of one ruleset
export type AnyBoard = Board<any, any>

export const hueOf = (board: AnyBoard | null, view: unknown, seat: Seat): Hue =>
  board?.hues?.(view)[seat] ?? HUES[seat % HUES.length] ?? 'blue'
