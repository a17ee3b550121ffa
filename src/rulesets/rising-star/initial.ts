import { seatsOf } from '../../kernel/define.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Table } from '../../kernel/types.ts'
import type { Draft, Player, RisingStar } from './types.ts'

const STARTING_FAME = 10

export const initial = ({ seats }: Table<RisingStar>): Draft => ({
  phase: 'choosing-tokens',
  seats: seatsOf(seats).map(newPlayer),
  firstSeat: null,
  turn: null,
  decks: { contract: [], agent: [], dayToDay: [], press: [] },
  box: [],
  negotiation: null,
  swap: null,
  matches: 0,
  match: null,
  tiebreak: null,
  result: null,
  reason: null,
})

const newPlayer = (no: number): Player => ({
  no,
  token: null,
  position: 0,
  seasonsCompleted: 0,
  status: 'active',
  failedFitnessRolls: 0,
  points: 0,
  fame: STARTING_FAME,
  cash: 0,
  contract: null,
  agent: null,
  sponsorships: { boot: null, clothing: null, product: null },
  magicSponges: [],
  matchEvents: [],
  resigning: false,
  resignOrder: null,
})

/** A cap that no career could reach would end every game before its time. */
export function checkTable({ seats, options }: Table<RisingStar>): void {
  const { turnCap, seasons } = options
  const least = seats * seasons
  if (typeof turnCap === 'number' && turnCap < least) refuse('invalid-option', { turnCap, least })
}
