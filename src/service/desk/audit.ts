import { reaches } from '../caller.ts'
import type { Context } from '../context.ts'
import { idIn } from '../ids.ts'
import type { AuditEntry, AuditInput } from '../shapes/admin.ts'
import { type Page, paged, type Role } from '../shapes/common.ts'
import type { Warrant } from './warrant.ts'

/** What people wrote in their own words is for those alone who act. */
export async function readAudit(
  { ports }: Context,
  role: Role | null,
  warrant: Warrant,
  { after, limit, game, account }: AuditInput,
): Promise<Page<AuditEntry>> {
  const asked = { game: game ?? null, account: account ?? null, before: idIn(after) }
  const found = await ports.desk.audits(warrant, { ...asked, limit: limit + 1 })
  const mayReadNotes = reaches(role, 'operator')
  const shown = found.map(({ note, detail, ...entry }) => ({
    ...entry,
    note: mayReadNotes ? note : null,
    detail: { ...detail },
  }))
  return paged(shown, limit)
}
