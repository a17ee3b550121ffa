import { mustNot, z } from 'touchline/kernel'
import type { Content } from './content/schema.ts'
import { problem } from './refusals.ts'

export const optionsSchema = z.strictObject({
  /** Per seat. */
  kicks: z.int().min(1).max(5).default(3),
  hand: z.int().min(1).max(4).default(3),
  /** True if a keeper may dive to one corner twice running. */
  mayRepeat: z.boolean().default(false),
  decisionTimeLimitSeconds: z.int().min(5).max(86_400).nullable().default(null),
})
export interface Options extends z.infer<typeof optionsSchema> {}

export const optionSamples: { readonly [O in keyof Options]: readonly Options[O][] } = {
  kicks: [3, 1, 5],
  hand: [3, 1, 4],
  mayRepeat: [false, true],
  decisionTimeLimitSeconds: [null, 30],
}

interface Chosen {
  readonly seats: number
  readonly options: Options
  readonly content: Content
}

export function checkTable({ seats, options, content }: Chosen): void {
  const needed = seats * (options.hand + options.kicks)
  const cards = content.shots.length
  if (cards < needed) mustNot(problem('pack-too-small', { needed, cards }))
}
