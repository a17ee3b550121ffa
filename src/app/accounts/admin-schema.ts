import { z } from 'zod'
import { name } from '../../engine/kernel/name.ts'
import { account } from '../core/account-schema.ts'
import { anything, pageInput, role, seatNumber, time, uuid, version } from '../core/schema.ts'

export const ban = z.strictObject({
  until: time.nullable().describe('End of the ban (Unix ms); null for a permanent ban.'),
  reason: z.string(),
})
export const adminAccount = z.strictObject({
  ...account.shape,
  role: role.nullable(),
  vouched: z.boolean().describe('True if an identity provider has confirmed the account.'),
  leftAt: time.nullable().describe('Time of deletion (Unix ms); null for an active account.'),
  renamedAt: time.nullable().describe('Time of the latest rename by an operator (Unix ms).'),
  mergedInto: uuid
    .nullable()
    .describe('Account into which this account was merged; null if it was not merged.'),
  ban: ban.nullable().describe('Latest ban, which may have ended; null if none.'),
})

export const accountsInput = z.strictObject({
  ...pageInput.shape,
  name: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe('Name prefix. With a prefix, the list is sorted by name instead of newest first.'),
})
export interface AccountsInput extends z.infer<typeof accountsInput> {}

const BAN_SECONDS_MAX = 10 * 366 * 24 * 3_600
const seatsLeft = z.enum(['bot', 'resign'])
export type SeatsLeft = z.infer<typeof seatsLeft>
export const banInput = z.strictObject({
  seconds: z
    .int()
    .min(60)
    .max(BAN_SECONDS_MAX)
    .nullable()
    .default(null)
    .describe('End of the ban (Unix ms); null for a permanent ban.'),
  seats: seatsLeft
    .default('bot')
    .describe("What happens to the account's seats in running games: `bot` or `resign`."),
})
export interface BanInput extends z.infer<typeof banInput> {}

export const reseatInput = z.strictObject({ seat: seatNumber, account: uuid })
export interface ReseatInput extends z.infer<typeof reseatInput> {}
export const reseated = z.strictObject({
  game: uuid,
  seat: seatNumber,
  account: uuid,
  before: uuid.nullable().describe('Previous account of the seat.'),
  since: version,
})
export interface ReseatedShown extends z.infer<typeof reseated> {}

export const mergeInput = z.strictObject({
  into: uuid.describe('Account that receives the seats, games and packs.'),
})
export const mergeOwnInput = z.strictObject({
  token: z.string().max(4_096).describe('Token of the guest to merge into your account.'),
})
export interface MergeOwnInput extends z.infer<typeof mergeOwnInput> {}

export const personalData = z.record(z.string(), anything)

export const erasure = z.strictObject({ id: uuid.describe('Account id.'), at: time })
const ERASED_AGAIN_MAX = 1_000
export const eraseAgainInput = z.strictObject({
  accounts: z
    .array(uuid)
    .max(ERASED_AGAIN_MAX)
    .default([])
    .describe('Ids of erased accounts, from the list that you store outside your backups.'),
})
export interface EraseAgainInput extends z.infer<typeof eraseAgainInput> {}
export const reappliedErasures = z.strictObject({
  accounts: z.int().describe('Number of erased accounts.'),
})

export const renameInput = z.strictObject({ name: name(60) })
