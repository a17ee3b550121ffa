import { z } from 'zod'
import { refuse } from '../../kernel/refusal.ts'

const SEASONS_MAX = 15

export const optionsSchema = z.strictObject({
  seasons: z.int().min(1).max(SEASONS_MAX).default(3),
  tokenSelection: z.enum(['choose', 'assigned']).default('choose'),
  physioFeeTiming: z.enum(['third-failed-roll', 'fourth-turn']).default('third-failed-roll'),
  shortfall: z.enum(['write-off', 'debt']).default('write-off'),
  cupCardWindow: z.enum(['normal-time', 'until-used']).default('normal-time'),
  reshuffle: z.boolean().default(false),
  autoRoll: z.boolean().default(false),
  turnCap: z.int().min(2).nullable().optional(),
})
export interface Options extends z.infer<typeof optionsSchema> {}

export const optionSamples: { readonly [O in keyof Options]: readonly Options[O][] } = {
  seasons: [1, 3],
  tokenSelection: ['choose', 'assigned'],
  physioFeeTiming: ['third-failed-roll', 'fourth-turn'],
  shortfall: ['write-off', 'debt'],
  cupCardWindow: ['normal-time', 'until-used'],
  reshuffle: [false, true],
  autoRoll: [false, true],
  turnCap: [null, 40],
}

interface Setting {
  readonly seats: number
  readonly options: Options
}

export function checkTable({ seats, options }: Setting): void {
  const { turnCap, seasons } = options
  const least = seats * seasons
  if (typeof turnCap === 'number' && turnCap < least) refuse('invalid-option', { turnCap, least })
}
