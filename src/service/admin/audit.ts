import { roleIncludes } from '../caller.ts'
import type { Context } from '../context.ts'
import { idFromCursor } from '../ids.ts'
import type { AuditEntry, AuditInput } from '../schemas/admin-games.ts'
import { type Page, paged, type Role } from '../schemas/common.ts'
import type { AuditCapability } from './audit-capability.ts'

/** What people wrote in their own words is for those alone who act. */
export async function readAudit(
  { ports }: Context,
  role: Role | null,
  warrant: AuditCapability,
  { after, limit, game, account }: AuditInput,
): Promise<Page<AuditEntry>> {
  const asked = { game: game ?? null, account: account ?? null, before: idFromCursor(after) }
  const found = await ports.admin.audits(warrant, { ...asked, limit: limit + 1 })
  const mayReadNotes = roleIncludes(role, 'operator')
  const shown = found.map(({ note, detail, ...entry }) => ({
    ...entry,
    note: mayReadNotes ? note : null,
    detail: { ...detail },
  }))
  return paged(shown, limit)
}
