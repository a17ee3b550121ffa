import { z } from 'zod'
import { LEVELS } from '../../engine/bots/levels.ts'
import { SEATS_MAX } from '../../engine/kernel/define.ts'
import { isFit, normalizeTexts, UNSEEN } from '../../engine/kernel/name.ts'

export const PAGE_SIZE_MAX = 100
export const PAGE_SIZE = 50
export const EVENTS_PAGE_MAX = 1_000
const IDEMPOTENCY_KEY_MAX = 255

export const uuid = z.guid().toLowerCase()
/** Operator roles; each role includes the rights of the roles before it. */
export const role = z.enum(['support', 'operator', 'owner'])
export type Role = z.infer<typeof role>
export const scope = z.enum(['play', 'read', ...role.options])
export type Scope = z.infer<typeof scope>

export const DECISION_SECONDS_MAX = 30 * 24 * 3600
/** With a shorter time limit per decision, players are expected to stay at the table. */
export const LIVE_SECONDS_MAX = 3_600
/** With at least this time limit per decision, players need not keep watching the game. */
export const DAY_SECONDS = 86_400
export const seatNumber = z
  .int()
  .min(0)
  .max(SEATS_MAX - 1)
export const version = z.int().min(0)
/**
 * A cursor consists of a game version and, optionally, the first digits of the log's hash, which
 * distinguish different branches of the log.
 */
export const cursor = z.union([version, z.string().regex(/^\d{1,15}(\.[0-9a-f]{8})?$/)])
export type Cursor = z.infer<typeof cursor>
export const cursorShown = z.string()
export const eventsAfter = cursor.default(0)
export const ownCursor = cursor.optional()
export const eventsLimit = z.int().min(1).max(EVENTS_PAGE_MAX).default(200)
export const versionAfter = version.default(0)
/** A time in Unix milliseconds, measured by the database clock. */
export const time = z.int().min(0)
export const plainText = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    // A lone surrogate would be stored as another character than the one that is hashed.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is kept out
    .regex(/^[^\u0000-\u001f\u007f\ud800-\udfff]*$/u, 'contains control characters')
export const rulesetId = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/)
/** Accepts a title such as `GOALSCORER`, because the refusal of a title suggests the id. */
export const wantedRuleset = z
  .string()
  .max(40)
  .regex(/^[A-Za-z][A-Za-z0-9 -]*$/)
export const packName = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\w.:-]+(\/[\w.:-]+)?$/)
export const idempotencyKey = plainText(IDEMPOTENCY_KEY_MAX)
export const entropy = plainText(256)
/**
 * The game options or the choices of a seat. The ruleset defines the fields, and players may enter
 * names as values.
 */
export const chosen = z
  .record(z.string(), z.unknown())
  .overwrite((value) => normalizeTexts(value) as Record<string, unknown>)
  .refine(isFit, UNSEEN)
export const saidOf = (shape: unknown): string | undefined =>
  z.globalRegistry.get(shape as z.ZodType)?.description
export const taggedRecord = z.looseObject({ type: z.string() })
export const anything = z.unknown()
export const page = <T extends z.ZodType>(item: T) =>
  z.strictObject({ items: z.array(item), next: z.string().nullable() })
export interface Page<T> {
  items: T[]
  next: string | null
}
/** `found` contains `limit` + 1 items if there is a next page. */
export function paged<T extends { readonly id: string }>(found: readonly T[], limit: number) {
  const items = found.slice(0, limit)
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null }
}

export const botLevel = z.enum(LEVELS)

export const pageInput = z.strictObject({
  after: z.string().max(200).optional(),
  limit: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
})

export interface PageInput extends z.infer<typeof pageInput> {}

export const keyBytes = z.string().regex(/^[\w-]{43}$/)
export const keyId = keyBytes.describe('Thumbprint of the key (RFC 7638).')

export const seatRange = z.strictObject({ min: z.int(), max: z.int() })
