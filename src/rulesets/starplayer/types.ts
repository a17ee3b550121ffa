import type { z } from 'zod'
import type { Answer as AnswerOf, Asked as AskedOf, Play as PlayOf } from '../../kernel/ruleset.ts'
import type { State as StateOf, Table as TableOf } from '../../kernel/types.ts'
import type { Card, Content } from './content/schema.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Claim, Club, Debt, Decks, Frame, PublicTurn, Result, TackleAnswer } from './nouns.ts'
import type { Choice, Options } from './options.ts'
import type { viewSchema } from './view.ts'

const kinds = [
  'roll',
  'purchase',
  'turn-end',
  'tackle',
  'choose-opponent',
  'negotiate',
  'answer-offer',
  'settle-debt',
  'answer-sale',
  'claim-window',
  'interject',
] as const
export type Kind = (typeof kinds)[number]

export interface Turn extends PublicTurn {
  /** Of this turn, where claims are manual: a secret, even from the creditor. */
  claims: Claim[]
}

export interface Draft {
  clubs: Club[]
  /** The top is first. */
  decks: Decks
  tray: Card[]
  turn: Turn
  frames: Frame[]
  /** Oldest first. */
  debts: Debt[]
  /** To the open Tackle question. */
  answers: TackleAnswer[]
  nextAll6Rank: number
  nextGot: number
  nextOffer: number
  nextDebt: number
  nextClaim: number
  /** Seats in the order in which they left. */
  left: number[]
  result: Result | null
}

export interface Starplayer {
  draft: Draft
  kind: Kind
  move: Move
  event: Event
  view: z.infer<typeof viewSchema>
  options: Options
  choice: Choice
  content: Content
}

export type State = StateOf<Starplayer>
export type Table = TableOf<Starplayer>
export type Play = PlayOf<Starplayer>
export type Asked = AskedOf<Starplayer>
export type Answer<T extends Move['type']> = AnswerOf<Starplayer, T>
export type View = Starplayer['view']
