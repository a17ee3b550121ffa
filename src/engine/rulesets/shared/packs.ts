import { z } from 'zod'
import { packHead } from '../../kernel/content.ts'

/** The first fields of every pack. */
export const headOf = <R extends string>(ruleset: R) => ({
  ruleset: z.literal(ruleset),
  ...packHead,
})
