export const HUES = [
  ...(['blue', 'orange', 'purple', 'teal', 'red', 'gold', 'green', 'pink'] as const),
  ...(['black', 'white', 'yellow'] as const),
]
export type Hue = (typeof HUES)[number]
export type Seat = number
export type Viewer = Seat | 'spectator' | 'admin'
/** Something drawn on the board: `counter:home-y3`, `square:d4`, `card:pl-041`. */
export type BoardItem = `${string}:${string}`
/**
 * `can` marks an item that can be pressed. `chosen`: it was pressed. `target` marks an item that
 * the player can press next.
 */
export type Mark = 'can' | 'chosen' | 'target'

export interface Event {
  readonly type: string
  readonly [field: string]: unknown
}
