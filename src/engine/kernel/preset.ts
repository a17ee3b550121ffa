/** A named set of options; the name comes from the rulebook or from the game's box. */
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
