import { played } from './played.generated.ts'

/** Seat 0's view of a goalscorer game that has just begun, and the options it is played with. */
export const { options: optionsExample, view: viewExample } = played.before
