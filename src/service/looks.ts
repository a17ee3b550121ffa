import { writeAudit } from './audit.ts'
import type { Caller } from './caller.ts'
import { type Context, seatOf } from './context.ts'
import { no } from './errors.ts'
import type { SecretGameRecord } from './ports.ts'

/** What shows an admin all that is hidden. */
export const looks = ['log', 'state', 'rows', 'verify', 'save-as-admin'] as const

export interface Look {
  readonly action: (typeof looks)[number]
  readonly reason: string | undefined
  readonly record: SecretGameRecord
  readonly running: boolean
  /** From where the log was read, or at which version the game was seen. */
  readonly after?: number
  readonly at?: number | undefined
  /** Of a save. */
  readonly kind?: string
}

/**
 * Written down before it is granted. While the game runs it takes a reason, and is not for somebody
 * who sits in it; the players see of it when the game has ended.
 */
export async function look(
  { ports }: Pick<Context, 'ports'>,
  caller: Caller,
  { record, running, ...deed }: Look,
): Promise<void> {
  if (running && seatOf(caller, record) !== null) throw no('admin-is-seated')
  if (running && deed.reason === undefined) throw no('reason-required')
  await writeAudit(ports, caller, { ...deed, game: record.id, running })
}
