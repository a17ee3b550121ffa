import type { z } from 'zod'
import type { Frozen } from '../../kernel/types.ts'
import type { maskedStateSchema, publicShape, stateSchema } from './state.ts'

type Whole = Frozen<z.infer<typeof stateSchema>>
export type OpenPart = Pick<Whole, keyof typeof publicShape>
type Masked = Frozen<z.infer<typeof maskedStateSchema>>

/** What of the state lies open on the table, field by field: what is added later stays hidden. */
export const openPart = (state: Whole): OpenPart => ({
  season: state.season,
  league: state.league,
  seats: state.seats,
  firstSeat: state.firstSeat,
  currentSeat: state.currentSeat,
  turn: state.turn,
  step: state.step,
  debtCount: state.debtCount,
  roundsPlayed: state.roundsPlayed,
  cupRoundsPlayed: state.cupRoundsPlayed,
  queue: state.queue,
  fixtures: state.fixtures,
  lots: state.lots,
  stock: state.stock,
  match: state.match,
  history: state.history,
  ending: state.ending,
})

/** The cup without the order in which its cards lie. */
export const openCup = ({ alive, out, ties, winner, runnerUp }: Whole['cup']): Masked['cup'] => ({
  alive,
  out,
  ties,
  winner,
  runnerUp,
})

export const maskedState = (state: Whole): Masked => ({
  ...openPart(state),
  cup: openCup(state.cup),
})
