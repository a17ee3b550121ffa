import { played } from './played.generated.ts'

export const { options: optionsExample, view: viewExample } = played.before
