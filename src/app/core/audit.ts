import type { Caller } from './caller.ts'
import { newId } from './ids.ts'
import type { Ports } from './ports.ts'

interface AuditedAction {
  readonly action: string
  readonly game: string | null
  readonly running: boolean
  readonly [detail: string]: unknown
}

export async function writeAudit(
  ports: Pick<Ports, 'audits' | 'clock'>,
  caller: Caller,
  { action, game, running, ...detail }: AuditedAction,
): Promise<void> {
  const at = ports.clock.now()
  const account = caller.account.id
  const known = Object.fromEntries(Object.entries(detail).filter(([, one]) => one !== undefined))
  const asAnybody = { role: null, token: caller.tokenId, subject: null, reason: null }
  const entry = { account, action, game, running, detail: known }
  await ports.audits.add({ id: newId(at), at, ...entry, ...asAnybody })
}
