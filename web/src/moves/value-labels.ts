/** How a value of a field reads. */
export type ValueLabel = (value: unknown) => string

/** In the moves of every game a number in a field of these names is a seat. */
export const SEAT_FIELDS: readonly string[] = ['seat', 'opponent', 'target', 'to']

/** Seats by who sits there, all else as it is called anywhere. */
export const valueLabels = (
  field: string,
  called: ValueLabel,
  names: readonly string[],
): ValueLabel =>
  SEAT_FIELDS.includes(field)
    ? (value) => (typeof value === 'number' ? (names[value] ?? called(value)) : called(value))
    : called
