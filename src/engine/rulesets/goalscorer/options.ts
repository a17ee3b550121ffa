import { z } from 'zod'
import { refuse } from '../../kernel/refusal.ts'
import { fitsRows, formationIn } from './content/book.ts'
import type { Pack } from './content/schema.ts'

const rows = z.union([z.literal(10), z.literal(12), z.literal(14)])

export const optionsSchema = z.strictObject({
  rows: rows.default(10),
  turnLimit: z.int().min(5).max(200).nullable().default(20),
  formation: z.string().max(40).default('four-four-two'),
  goalkeeperCapturable: z.boolean().default(true),
  offsideMayRevealSubstitute: z.boolean().default(false),
  revealReplacedCounter: z.boolean().default(false),
  decisionTimeLimitSeconds: z.int().min(5).max(86_400).nullable().default(null),
})
export interface Options extends z.infer<typeof optionsSchema> {}

export const optionSamples: { readonly [O in keyof Options]: readonly Options[O][] } = {
  rows: [10, 12, 14],
  turnLimit: [20, 5, null],
  formation: ['four-four-two', 'wide-forwards'],
  goalkeeperCapturable: [true, false],
  offsideMayRevealSubstitute: [false, true],
  revealReplacedCounter: [false, true],
  decisionTimeLimitSeconds: [null, 30],
}

interface Chosen {
  readonly options: Options
  readonly content: Pack
}

export function checkTable({ options, content }: Chosen): void {
  const { formation: id, rows } = options
  const formation = formationIn(content, id)
  if (!formation || !fitsRows(formation, rows)) refuse('invalid-option', { formation: id, rows })
}
