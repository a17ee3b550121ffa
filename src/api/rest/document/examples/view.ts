import { played } from './played.generated.ts'

/** The view of seat 0 at the start, and the options. */
export const { options: optionsExample, view: viewExample } = played.before
