export type { Answer, Calls } from './calls.ts'
export type { Connecting, Touchline } from './connect.ts'
export { connect } from './connect.ts'
export type {
  components as OperatorComponents,
  paths as OperatorPaths,
} from './operator-schema.ts'
export type { Decision, Observation, Outcome, Play, Thought } from './play-loop.ts'
export { playLoop } from './play-loop.ts'
export type { Problem } from './refusal.ts'
export { Refusal, sentenceOf } from './refusal.ts'
export type { components, paths } from './schema.ts'
export type { Line, Listening } from './stream.ts'
