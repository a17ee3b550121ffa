export type ValueLabel = (value: unknown) => string

/** Names of the fields that contain a seat number in every game. */
export const SEAT_FIELDS: readonly string[] = ['seat', 'opponent', 'target', 'to']

export const valueLabels = (
  field: string,
  called: ValueLabel,
  names: readonly string[],
): ValueLabel =>
  SEAT_FIELDS.includes(field)
    ? (value) => (typeof value === 'number' ? (names[value] ?? called(value)) : called(value))
    : called
