import { z } from 'zod'
import { name } from '../../engine/kernel/name.ts'
import { anything, pageInput, rulesetId, time, uuid } from '../core/schema.ts'

export const accountPack = z.strictObject({
  name: z.string(),
  account: uuid,
  id: z.string(),
  ruleset: rulesetId,
  title: z.string(),
  version: z.string(),
  hash: z.string(),
  bytes: z.int(),
  shared: z.boolean(),
  uploadedAt: time,
  withdrawn: z.string().nullable(),
})
export interface AccountPack extends z.infer<typeof accountPack> {}

export const uploadPackInput = z.strictObject({
  content: z.record(z.string(), z.unknown()),
  /** By default, a replaced pack keeps its visibility, and a new pack is private. */
  shared: z.boolean().optional(),
})
export interface UploadPackInput extends z.infer<typeof uploadPackInput> {}
export const uploadedPack = z.strictObject({
  ...accountPack.shape,
  warnings: z.array(z.string()),
})
export interface UploadedPack extends z.infer<typeof uploadedPack> {}

export const listPacksInput = z.strictObject({
  ruleset: rulesetId.optional(),
  mine: z.boolean().default(false),
  ...pageInput.shape,
})
export interface ListPacksInput extends z.infer<typeof listPacksInput> {}
export const sharePackInput = z.strictObject({ shared: z.boolean() })
export interface SharePackInput extends z.infer<typeof sharePackInput> {}

export const withdrawPackInput = z.strictObject({ told: name(200) })
export interface WithdrawPackInput extends z.infer<typeof withdrawPackInput> {}
export const packWithdrawn = z.strictObject({
  hash: z.string(),
  message: z
    .string()
    .describe('Explanation shown to the owner and to anyone who tries to use the pack.'),
})
export interface PackWithdrawn extends z.infer<typeof packWithdrawn> {}
export const fullAccountPack = z.strictObject({ ...accountPack.shape, content: anything })
export interface FullAccountPack extends z.infer<typeof fullAccountPack> {}
