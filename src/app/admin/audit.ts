import type { AuditCapability } from '../core/audit-capability.ts'
import { roleIncludes } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { earliest, idFromCursor, lowestIdAt } from '../core/ids.ts'
import { type Page, paged, type Role } from '../core/schema.ts'
import type { AuditFilter, NamedAudit } from './port.ts'
import type { AuditEntry, AuditFileInput, AuditInput } from './schemas/admin-games.ts'

export async function readAudit(
  context: Context,
  role: Role | null,
  capability: AuditCapability,
  { after, limit, ...asked }: AuditInput,
): Promise<Page<AuditEntry>> {
  const filter = filterOf(context, asked)
  const before = earliest(filter.before, idFromCursor(after))
  const found = await context.ports.admin.audits(capability, {
    ...filter,
    before,
    limit: limit + 1,
  })
  return paged(found.map(shownTo(role)), limit)
}

const ENTRIES_AT_ONCE = 500

export async function* auditFile(
  context: Context,
  role: Role | null,
  capability: AuditCapability,
  { format, ...asked }: AuditFileInput,
): AsyncGenerator<string> {
  const isTable = format === 'csv'
  if (isTable) yield csvOf(columns)
  const filter = filterOf(context, asked)
  let { before } = filter
  for (;;) {
    const page = { ...filter, before, limit: ENTRIES_AT_ONCE }
    const found = await context.ports.admin.audits(capability.reuse(), page)
    const entries = found.map(shownTo(role))
    yield entries.map(isTable ? rowOf : (one) => `${JSON.stringify(one)}\n`).join('')
    if (found.length < ENTRIES_AT_ONCE) return
    before = found.at(-1)!.id
  }
}

type AuditFilters = Omit<AuditInput, 'after' | 'limit'>

function filterOf({ operations }: Context, asked: AuditFilters): Omit<AuditFilter, 'limit'> {
  const { class: wanted, account, action, outcome, game, subject, from, until } = asked
  const names = operations.filter(({ method }) => method === 'GET').map(({ name }) => name)
  return {
    actions: wanted === undefined ? null : { names, areOthers: wanted === 'changes' },
    account: account ?? null,
    action: action ?? null,
    outcome: outcome ?? null,
    game: game ?? null,
    subject: subject ?? null,
    from: from === undefined ? null : lowestIdAt(from),
    before: until === undefined ? null : lowestIdAt(until),
  }
}

const shownTo =
  (role: Role | null) =>
  ({ note, detail, ...entry }: NamedAudit): AuditEntry => ({
    ...entry,
    note: roleIncludes(role, 'operator') ? note : null,
    detail: { ...detail },
  })

const columns = [
  ...(['at', 'account', 'accountName', 'role', 'token', 'action', 'outcome', 'game'] as const),
  ...(['subject', 'running', 'reason', 'note', 'detail', 'id'] as const),
] satisfies readonly (keyof AuditEntry)[]

const rowOf = (entry: AuditEntry): string =>
  csvOf(
    columns.map((name) => {
      if (name === 'at') return new Date(entry.at).toISOString()
      return name === 'detail' ? JSON.stringify(entry.detail) : String(entry[name] ?? '')
    }),
  )

const csvOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** Prefixes a string with an apostrophe if a spreadsheet would execute the string as a formula. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
