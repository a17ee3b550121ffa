import type { z } from 'zod'
import type { Answer, Asked, Play } from '../../kernel/ruleset.ts'
import type { State, Table } from '../../kernel/types.ts'
import type { Content, cupRounds } from './content/schema.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Choice, Options } from './options.ts'
import type * as shapes from './shapes.ts'
import type { View } from './view.ts'

export type { Category } from './content/effects.ts'

export type TeamId = string
export type CardId = string
export type CupRound = (typeof cupRounds)[number]
export type Colour = z.infer<typeof shapes.colourSchema>
export type SideName = z.infer<typeof shapes.sideSchema>
export type Team = z.infer<typeof shapes.teamSchema>
export type League = z.infer<typeof shapes.leagueSchema>
export type Debt = z.infer<typeof shapes.debtSchema>
export type Suspension = z.infer<typeof shapes.suspensionSchema>
export type SeatDraft = z.infer<typeof shapes.seatShape>
export type Fixture = z.infer<typeof shapes.fixtureSchema>
export type Due = z.infer<typeof shapes.dueSchema>
export type CupTie = z.infer<typeof shapes.tieSchema>
export type CurrentMatch = z.infer<typeof shapes.matchSchema>
export type SideDetail = z.infer<typeof shapes.sideDetailSchema>
export type TableRow = z.infer<typeof shapes.rowSchema>
export type SeasonResult = z.infer<typeof shapes.seasonResultSchema>
export type Ending = z.infer<typeof shapes.endingSchema>
export type Draft = z.infer<typeof shapes.stateSchema>

export type Kind = 'choose-team' | 'turn-roll' | 'pink-nominate' | 'match-stars' | 'match-penalty'

export interface TitleChase {
  draft: Draft
  kind: Kind
  move: Move
  event: Event
  view: View
  options: Options
  choice: Choice
  content: Content
}
export type TitleChaseState = State<TitleChase>
export type TitleChaseTable = Table<TitleChase>
export type TitleChasePlay = Play<TitleChase>
export type TitleChaseAsked = Asked<TitleChase>
export type TitleChaseAnswer<T extends Move['type']> = Answer<TitleChase, T>
