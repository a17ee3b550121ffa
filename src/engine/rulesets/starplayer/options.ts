import { z } from 'zod'
import { squadSchema } from './content/schema.ts'
import { must } from './refusals.ts'

export const formations = ['4-4-2', '4-5-1', '4-3-3'] as const
export type Formation = (typeof formations)[number]

const seconds = (from: number, to: number) => z.int().min(from).max(to).nullable().default(null)

export const optionsSchema = z.strictObject({
  mode: z.enum(['standard', 'short', 'five-a-side']).default('standard'),
  squadRule: z.enum(['colour', 'system']).default('colour'),
  formations: z
    .array(z.enum(formations))
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'name each formation only once')
    .default(['4-4-2']),
  claims: z.enum(['automatic', 'manual']).default('automatic'),
  claimSeconds: seconds(1, 3600),
  tackle: z.enum(['race', 'sealed']).default('race'),
  tackleSeconds: seconds(1, 3600),
  windowPartners: z.enum(['one', 'any']).default('one'),
  maxOffers: z.int().min(1).max(20).default(6),
  negotiationSeconds: seconds(10, 3600),
  maxEmergencyOffers: z.int().min(0).max(20).default(4),
  debtSeconds: seconds(10, 3600),
  squadLimit: z.enum(['enforced', 'audited']).default('enforced'),
  winCardSales: z.enum(['highest', 'any']).default('highest'),
  cupMatchSpace: z.enum(['may', 'must']).default('may'),
  bogusEndsTurn: z.boolean().default(true),
  royaltyDoubling: z.enum(['squad', 'all']).default('squad'),
  insolvency: z.enum(['write-off', 'eliminate']).default('write-off'),
  shortCupMatchCards: z.union([z.literal(0), z.literal(2)]).default(2),
  /**
   * Maximum number of turns in a game, including skipped turns. If the maximum number of turns is
   * null, only the Cup Final ends the game.
   */
  maxTurns: z.int().min(10).max(100_000).nullable().default(500),
  capResult: z.enum(['ranking', 'draw']).default('ranking'),
})
export type Options = z.infer<typeof optionsSchema>

export const choiceSchema = z.strictObject({ pawn: squadSchema.nullable().default(null) })
export type Choice = z.infer<typeof choiceSchema>

export const optionSamples: { readonly [O in keyof Options]: readonly Options[O][] } = {
  mode: ['standard', 'short', 'five-a-side'],
  squadRule: ['colour', 'system'],
  formations: [['4-4-2'], ['4-5-1', '4-3-3']],
  claims: ['automatic', 'manual'],
  claimSeconds: [null, 10],
  tackle: ['race', 'sealed'],
  tackleSeconds: [null, 15],
  windowPartners: ['one', 'any'],
  maxOffers: [6, 1],
  negotiationSeconds: [null, 120],
  maxEmergencyOffers: [4, 0],
  debtSeconds: [null, 120],
  squadLimit: ['enforced', 'audited'],
  winCardSales: ['highest', 'any'],
  cupMatchSpace: ['may', 'must'],
  bogusEndsTurn: [true, false],
  royaltyDoubling: ['squad', 'all'],
  insolvency: ['write-off', 'eliminate'],
  shortCupMatchCards: [2, 0],
  maxTurns: [40, 12, null],
  capResult: ['ranking', 'draw'],
}

interface JoinSettings {
  readonly choices: readonly Choice[]
  readonly options: Options
}

export function checkTable({ choices, options }: JoinSettings): void {
  const pawns = choices.flatMap(({ pawn }) => (pawn === null ? [] : [pawn]))
  must(new Set(pawns).size === pawns.length, 'pawn-taken', { pawns: pawns })
  const { mode, squadRule } = options
  must(mode !== 'five-a-side' || squadRule === 'colour', 'mode-combination', { mode, squadRule })
}

interface Measures {
  readonly startMoney: number
  readonly winsRequired: number
  readonly setSize: number
  /**
   * Maximum number of Wild Substitutes that count in a Club Set. In all modes, a club may hold up
   * to `WILDS_MAX` Wild Substitutes.
   */
  readonly wildMax: number
}

const measures: Readonly<Record<Options['mode'], Measures>> = {
  standard: { startMoney: 150_000_000, winsRequired: 5, setSize: 11, wildMax: 3 },
  short: { startMoney: 70_000_000, winsRequired: 3, setSize: 11, wildMax: 3 },
  'five-a-side': { startMoney: 120_000_000, winsRequired: 3, setSize: 5, wildMax: 2 },
}
export const measuresOf = ({ mode }: { readonly mode: Options['mode'] }): Measures => measures[mode]
