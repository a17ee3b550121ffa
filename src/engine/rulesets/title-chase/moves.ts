import { z } from 'zod'
import { type MoveOf, tagged } from '../../kernel/define.ts'
import { categories, categorySchema } from './content/effects.ts'

const cardId = z.string().max(20)

export const moves = {
  'choose-team': tagged('choose-team', { team: z.string().max(20) }),
  roll: tagged('roll', {}),
  nominate: tagged('nominate', { seat: z.int().min(0), colour: z.enum(['yellow', 'red']) }),
  'buy-star': tagged('buy-star', { category: categorySchema, voucher: cardId.optional() }),
  'play-appeal': tagged('play-appeal', { card: cardId, category: categorySchema }),
  /**
   * The schema accepts a line-up that names a star twice, so that the rules can refuse the move and
   * name the clause.
   */
  'commit-lineup': tagged('commit-lineup', {
    play: z.array(categorySchema).max(2 * categories.length),
  }),
  'commit-penalty': tagged('commit-penalty', { card: cardId.nullable() }),
} as const

export type Move = MoveOf<typeof moves>
