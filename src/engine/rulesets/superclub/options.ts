import { z } from 'zod'
import type { Table as TableOf, Types } from '../../kernel/types.ts'
import { sure } from '../shared/sure.ts'
import type { StaffEffect } from './content/effects.ts'
import type { Content } from './content/schema.ts'
import { must } from './refusals.ts'

/**
 * Time limit of a step in seconds; null if the standard time limit of the game applies. Older games
 * use 0 instead of null for a step without a special time limit.
 */
const seconds = z.int().min(0).max(86_400).nullable().default(null)

const timersSchema = z.strictObject({
  draft: seconds,
  training: seconds,
  scouting: seconds,
  invest: seconds,
  lot: seconds,
  trade: seconds,
  ready: seconds,
  lineUp: seconds,
  window: seconds,
  substitute: seconds,
  choice: seconds,
})

export const optionsSchema = z.strictObject({
  pace: z.enum(['slower', 'normal', 'quicker']).default('normal'),
  quickGame: z.boolean().default(false),
  unhappyPlayers: z.boolean().default(false),
  homeAndAway: z.boolean().default(false),
  finalDraw: z.enum(['penalties', 'replay']).default('penalties'),
  superstarDraft: z.enum(['allowed', 'replaced']).default('allowed'),
  continentStacks: z.enum(['cut', 'byRegion']).default('cut'),
  chemistry: z.enum(['pairs', 'adjacent']).default('pairs'),
  auctionMode: z.enum(['open', 'sealed']).default('open'),
  staffTrading: z.boolean().default(false),
  maxTradeOffers: z.int().min(0).max(20).nullable().default(6),
  maxSeasons: z.int().min(1).max(24).nullable().default(15),
  timers: timersSchema.default(timersSchema.parse({})),
})
export interface Options extends z.infer<typeof optionsSchema> {}
export type Timer = keyof Options['timers']

export const optionSamples: { readonly [O in keyof Options]: readonly Options[O][] } = {
  pace: ['normal', 'slower', 'quicker'],
  quickGame: [false, true],
  unhappyPlayers: [false, true],
  homeAndAway: [false, true],
  finalDraw: ['penalties', 'replay'],
  superstarDraft: ['allowed', 'replaced'],
  continentStacks: ['cut', 'byRegion'],
  chemistry: ['pairs', 'adjacent'],
  auctionMode: ['open', 'sealed'],
  staffTrading: [false, true],
  maxTradeOffers: [6, 0],
  maxSeasons: [4, 2],
  timers: [timersSchema.parse({}), timersSchema.parse({ draft: 60, lot: 30 })],
}

/**
 * Club that the player chose, and the name that the player gave to the club. A seat whose player
 * chooses no club gets the first available club.
 */
export const choiceSchema = z.strictObject({
  club: z.string().min(1).max(40).optional(),
  name: z.string().min(1).max(24).optional(),
})
export type Choice = z.infer<typeof choiceSchema>

/**
 * The set-up of a game. Only `types.ts` and its imports use this type; all other files use `Table`
 * from `types.ts`.
 */
export type Table = TableOf<Types & { options: Options; choice: Choice; content: Content }>

export function checkTable({ seats, options, choices, content, decisionSeconds }: Table): void {
  const { clubs, limits, superCup } = content
  const [fewest, most] = limits.managers
  must(fewest <= seats && seats <= most, 'bad-game-setup', { fewest, most }, 'SC-001')
  const known = new Set(clubs.map(({ id }) => id))
  const chosen = choices.flatMap(({ club }) => (club === undefined ? [] : [club]))
  for (const club of chosen) must(known.has(club), 'unknown-id', { club })
  must(new Set(chosen).size === chosen.length, 'bad-game-setup', { clubs: chosen })
  const isTwoLegged = seats === 2 && options.homeAndAway
  must(!isTwoLegged, 'bad-game-setup', { homeAndAway: true }, 'SC-R27')
  // If the number of turns is not limited, an off-season or a game can only end through a time
  // limit.
  const isTimed = decisionSeconds !== null
  const { maxTradeOffers, maxSeasons } = options
  must(isTimed || maxTradeOffers !== null, 'bad-game-setup', { maxTradeOffers }, 'SC-R37')
  must(isTimed || maxSeasons !== null, 'bad-game-setup', { maxSeasons }, 'SC-R54')
  const hasCups = superCup.length >= (maxSeasons ?? 1)
  must(hasCups, 'bad-game-setup', { superCup: superCup.length }, 'SC-235')
}

/**
 * Returns the staff cards that can have an effect in a game with the given options. For example, a
 * card that only increases appeal is useless if the game has no unhappy players (SC-R63).
 */
export const staffInPlay = ({ options, content }: Pick<Table, 'options' | 'content'>): string[] =>
  content.keyStaff
    .filter(({ effects }) => options.unhappyPlayers || effects.some(hasEffectWithoutUnhappy))
    .map(({ id }) => id)

const hasEffectWithoutUnhappy = ({ kind }: StaffEffect): boolean => kind !== 'appealBonus'

export function clubsOf({ choices, content }: Table): string[] {
  const chosen = choices.map(({ club }) => club)
  const free = content.clubs.map(({ id }) => id).filter((id) => !chosen.includes(id))
  return chosen.map((club) => club ?? sure(free.shift(), 'club left'))
}
