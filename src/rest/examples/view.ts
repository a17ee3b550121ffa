/** Seat 0's view of a goalscorer game that has just begun. */
export const viewExample: unknown = null
