import { z } from 'zod'
import { name } from '../../engine/kernel/name.ts'
import { account } from '../core/account-schema.ts'
import { anything, pageInput, role, seatNumber, time, uuid, version } from '../core/schema.ts'

export const ban = z.strictObject({
  until: time.nullable().describe('Null: for good.'),
  reason: z.string(),
})
export const adminAccount = z.strictObject({
  ...account.shape,
  role: role.nullable(),
  vouched: z.boolean().describe('An identity provider has vouched for it.'),
  leftAt: time.nullable().describe('When it left for good; null: it has not.'),
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

/** Whoever is put in somebody's place, and from which version. */
export const reseatInput = z.strictObject({ seat: seatNumber, account: uuid })
export interface ReseatInput extends z.infer<typeof reseatInput> {}
export const reseated = z.strictObject({
  game: uuid,
  seat: seatNumber,
  account: uuid,
  before: uuid.nullable().describe('The account that sat there until then.'),
  since: version,
})
export interface ReseatedShown extends z.infer<typeof reseated> {}

export const mergeInput = z.strictObject({ into: uuid.describe('The account that stays.') })
/** By a player, who holds both. */
export const mergeOwnInput = z.strictObject({
  token: z.string().max(4_096).describe("Of the guest whose seats are to be the caller's."),
})
export interface MergeOwnInput extends z.infer<typeof mergeOwnInput> {}

/** By what is told: rows as they are stored. */
export const personalData = z.record(z.string(), anything)

export const erasure = z.strictObject({ id: uuid.describe('Of the account.'), at: time })
const ERASED_AGAIN_MAX = 1_000
export const eraseAgainInput = z.strictObject({
  accounts: z
    .array(uuid)
    .max(ERASED_AGAIN_MAX)
    .default([])
    .describe('As they were kept outside of the backup.'),
})
export interface EraseAgainInput extends z.infer<typeof eraseAgainInput> {}
export const reappliedErasures = z.strictObject({ accounts: z.int().describe('How many.') })

export const renameInput = z.strictObject({ name: name(60) })
export interface RenameInput extends z.infer<typeof renameInput> {}
