/** A named choice of options, as the rulebook or the box calls it. */
export interface Preset<O = unknown> {
  readonly id: string
  readonly name: string
  readonly says: string
  readonly options: Partial<O>
  /** Usual length of a game; null if this number of seats cannot play it. */
  minutes(seats: number): number | null
}
