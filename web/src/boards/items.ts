export const HUES = [
  ...(['blue', 'orange', 'purple', 'teal', 'red', 'gold', 'green', 'pink'] as const),
  ...(['black', 'white', 'yellow'] as const),
]
export type Hue = (typeof HUES)[number]
export type Seat = number
export type Viewer = Seat | 'spectator' | 'admin'
/** Id of an item on the board, such as `counter:home-y3`, `square:d4` or `card:pl-041`. */
export type BoardItem = `${string}:${string}`
/**
 * Marks of a board item. The player can press an item marked `can`, has pressed an item marked
 * `chosen`, and can press an item marked `target` next.
 */
export type Mark = 'can' | 'chosen' | 'target'

export interface Event {
  readonly type: string
  readonly [field: string]: unknown
}
