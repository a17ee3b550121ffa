// `touchline/testing` exports a test game with seats and predetermined random draws, for tests of
// rules.
export { type Luck, noLuck, scriptedLuck, seededLuck } from '../engine/kernel/chance.ts'
export { verify } from '../engine/kernel/verify.ts'
export {
  placed,
  type Refused,
  refusalOf,
  refused,
  type Sitting,
  sitDown,
} from './sitting.ts'
