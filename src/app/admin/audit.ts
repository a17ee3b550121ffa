import type { AuditCapability } from '../core/audit-capability.ts'
import { roleIncludes } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { idFromCursor } from '../core/ids.ts'
import { type Page, paged, type Role } from '../core/schema.ts'
import type { AuditEntry, AuditInput } from './schemas/admin-games.ts'

export async function readAudit(
  { ports }: Context,
  role: Role | null,
  capability: AuditCapability,
  { after, limit, game, account }: AuditInput,
): Promise<Page<AuditEntry>> {
  const filter = { game: game ?? null, account: account ?? null, before: idFromCursor(after) }
  const found = await ports.admin.audits(capability, { ...filter, limit: limit + 1 })
  const mayReadNotes = roleIncludes(role, 'operator')
  const shown = found.map(({ note, detail, ...entry }) => ({
    ...entry,
    note: mayReadNotes ? note : null,
    detail: { ...detail },
  }))
  return paged(shown, limit)
}
