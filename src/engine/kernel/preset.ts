/** A named set of options, with a name from the rulebook or the box of the game. */
export interface Preset<O = unknown> {
  readonly id: string
  readonly name: string
  readonly says: string
  readonly options: Partial<O>
  /**
   * Usual length of a game in minutes; null if the preset does not support this number of seats.
   */
  minutes(seats: number): number | null
}
