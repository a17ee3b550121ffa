import { z } from 'zod'
import { packHead } from '../../kernel/content.ts'

export const headOf = <R extends string>(ruleset: R) => ({
  ruleset: z.literal(ruleset),
  ...packHead,
})
