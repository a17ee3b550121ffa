import { z } from 'zod'
import { packHead } from '../../kernel/content.ts'

/** How the pack of each ruleset begins. */
export const headOf = <R extends string>(ruleset: R) => ({
  ruleset: z.literal(ruleset),
  ...packHead,
})
