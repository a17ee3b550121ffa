export const HUES = [
  ...(['blue', 'orange', 'purple', 'teal', 'red', 'gold', 'green', 'pink'] as const),
  ...(['black', 'white', 'yellow'] as const),
]
export type Hue = (typeof HUES)[number]
export type Seat = number
export type Viewer = Seat | 'spectator' | 'admin'
/** An item on the board, such as `counter:home-y3`, `square:d4` or `card:pl-041`. */
export type BoardItem = `${string}:${string}`
/**
 * `can` means that the player can press the item, `chosen` means that the player has pressed it,
 * and `target` means that the player can press it next.
 */
export type Mark = 'can' | 'chosen' | 'target'

export interface Event {
  readonly type: string
  readonly [field: string]: unknown
}
