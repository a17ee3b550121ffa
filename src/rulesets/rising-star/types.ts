import { z } from 'zod'
import type { NoChoice } from '../../kernel/define.ts'
import type { Answer, Play } from '../../kernel/ruleset.ts'
import type { Seat, State } from '../../kernel/types.ts'
import type { CardId, DeckName } from './content/cards.ts'
import type { Category, Pack } from './content/shapes.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type {
  Match,
  Negotiation,
  Phase,
  Reason,
  Result,
  Status,
  Swap,
  Tiebreak,
  Turn,
} from './nouns.ts'
import type { View } from './view.ts'

const SEASONS_MAX = 15

export const optionsSchema = z.strictObject({
  /** How long every career is (RS-120). */
  seasons: z.int().min(1).max(SEASONS_MAX).default(3),
  tokenSelection: z.enum(['choose', 'assigned']).default('choose'),
  physioFeeTiming: z.enum(['third-failed-roll', 'fourth-turn']).default('third-failed-roll'),
  shortfall: z.enum(['write-off', 'debt']).default('write-off'),
  cupCardWindow: z.enum(['normal-time', 'until-used']).default('normal-time'),
  /** The engine answers `roll`, and `physio` of a seat without a Magic Sponge, at once. */
  autoRoll: z.boolean().default(false),
  /** So many turns end the game; null: none does. Left out: 100 a seat and season. */
  turnCap: z.int().min(2).nullable().optional(),
})
export type Options = z.infer<typeof optionsSchema>

/** One footballer. */
export interface Player {
  no: Seat
  token: string | null
  position: number
  seasonsCompleted: number
  status: Status
  failedFitnessRolls: number
  points: number
  fame: number
  cash: number
  /** Null before the deal, while a TRANSFER or FREE AGENT is negotiated, and after leaving. */
  contract: CardId | null
  agent: CardId | null
  sponsorships: Record<Category, CardId | null>
  magicSponges: CardId[]
  /** Known to the seat alone. */
  matchEvents: CardId[]
  /** From the resignation on; the seat is removed when the running turn ends. */
  resigning: boolean
  /** 1: the first to leave. */
  resignOrder: number | null
}

export interface Draft {
  phase: Phase
  seats: Player[]
  firstSeat: Seat | null
  turn: Turn | null
  /** The first card of each is the top one. */
  decks: Record<DeckName, CardId[]>
  /** Black contracts that are out of play. */
  box: CardId[]
  negotiation: Negotiation | null
  swap: Swap | null
  /** Matches begun so far: the last one's id. */
  matches: number
  match: Match | null
  tiebreak: Tiebreak | null
  result: Result | null
  reason: Reason | null
}

export type Kind =
  | 'choose-token'
  | 'roll'
  | 'physio'
  | 'contract-offer'
  | 'swap-agent'
  | 'swap-sponsorship'
  | 'choose-rival'
  | 'match-card'

export interface RisingStar {
  draft: Draft
  kind: Kind
  move: Move
  event: Event
  view: View
  options: Options
  choice: NoChoice
  content: Pack
}

export type RisingStarState = State<RisingStar>
export type PlayerState = RisingStarState['seats'][number]
export type MatchState = NonNullable<RisingStarState['match']>
export type RisingStarPlay = Play<RisingStar>
export type AnswerTo<T extends Move['type']> = Answer<RisingStar, T>
