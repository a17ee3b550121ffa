/** A named set of options. The name is that of the rulebook or the box. */
export interface Preset<O = unknown> {
  readonly id: string
  readonly name: string
  readonly says: string
  readonly options: Partial<O>
  /** Usual length of a game; null if this number of seats cannot play it. */
  minutes(seats: number): number | null
}
