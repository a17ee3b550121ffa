import { z } from 'zod'
import { name } from '../../kernel/name.ts'
import { account } from './accounts.ts'
import { pageInput } from './admin.ts'
import { role, time, uuid } from './common.ts'

/** Why something is done about somebody. */
export const accountReasons = [
  ...['abuse', 'cheating', 'spam', 'player-asked', 'legal', 'fault', 'other'],
] as const

export const ban = z.strictObject({
  until: time.nullable().describe('Null: for good.'),
  reason: z.string(),
})
export const wholeAccount = z.strictObject({
  ...account.shape,
  role: role.nullable(),
  vouched: z.boolean().describe('An identity provider has vouched for it.'),
  leftAt: time.nullable(),
  renamedAt: time.nullable().describe('When an operator last did.'),
  mergedInto: uuid.nullable().describe('The account to which its seats went.'),
  ban: ban.nullable().describe('Also one that is over.'),
})

export const accountsInput = z.strictObject({
  ...pageInput.shape,
  name: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe('How it begins. In the order of names then, else newest first.'),
})
export interface AccountsInput extends z.infer<typeof accountsInput> {}

const BAN_SECONDS_MAX = 10 * 366 * 24 * 3_600
/** What becomes of the seats of somebody who does not go on. */
const seatsLeft = z.enum(['bot', 'resign'])
export type SeatsLeft = z.infer<typeof seatsLeft>
export const banInput = z.strictObject({
  seconds: z
    .int()
    .min(60)
    .max(BAN_SECONDS_MAX)
    .nullable()
    .default(null)
    .describe('Null: for good.'),
  seats: seatsLeft.default('bot').describe('What becomes of their seats in games that run.'),
})
export interface BanInput extends z.infer<typeof banInput> {}

export const renameInput = z.strictObject({ name: name(60) })
export interface RenameInput extends z.infer<typeof renameInput> {}
