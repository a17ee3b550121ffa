import { randomBytes } from 'node:crypto'
import { serviceError } from './errors.ts'
import { uuid } from './schema.ts'

/** A version 7 UUID, which begins with a timestamp, so that new rows are adjacent in an index. */
export const newId = (now: number): string => idOf(now, randomBytes(16))

export const lowestIdAt = (now: number): string => idOf(now, Buffer.alloc(16))

export const timeOf = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

function idOf(now: number, bytes: Buffer): string {
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return [...parts, hex.slice(20)].join('-')
}

/** A page cursor is the id of the last item on the previous page. */
export function idFromCursor(after: string | undefined): string | null {
  if (after === undefined) return null
  const parsed = uuid.safeParse(after)
  if (!parsed.success) throw serviceError('invalid-cursor')
  return parsed.data
}

/** Returns the lower of two limits, where null means no limit. */
export const earliest = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one

const INVITE_BYTES = 9
export const newInviteCode = (): string => randomBytes(INVITE_BYTES).toString('base64url')
