import { z } from 'zod'
import { created } from './schema.ts'

export const inviteCode = z.string().regex(/^[\w-]{1,40}$/)
export const invitationInput = z.strictObject({ code: inviteCode })
export interface InvitationInput extends z.infer<typeof invitationInput> {}

export const invitation = created
  .omit({ seat: true, version: true, inviteCode: true, commitment: true })
  .extend({ hostName: z.string().nullable() })
export interface Invitation extends z.infer<typeof invitation> {}
