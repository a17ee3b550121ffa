import type { AuditCapability } from '../core/audit-capability.ts'
import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { ModeRecord } from '../monitoring/maintenance-port.ts'
import type { ModeInput, ModePreview, Notice, NoticeInput, Status } from '../monitoring/schema.ts'
import type { DueCursor, EventLog } from '../runtime/port.ts'

const LOOKS_MAX = 20

/**
 * The new service mode takes effect immediately on this node, and within seconds on other nodes.
 */
export async function setMode(
  { ports, maintenance }: Context,
  { account }: Caller,
  capability: AuditCapability,
  input: ModeInput,
): Promise<Status> {
  await maintenance.refresh()
  const since = ports.clock.now()
  const job = { id: newId(since), account: account.id, madeAt: since }
  await ports.maintenance.set(capability, modeFrom(input, maintenance.record, since), job)
  await maintenance.refresh()
  return maintenance.status()
}

function modeFrom(
  { mode, clocks, notice, until }: ModeInput,
  before: ModeRecord,
  since: number,
): ModeRecord {
  const standing = clocks ?? (mode === 'read-only' ? before.clocks : 'run')
  if (mode === 'read-only' && standing !== before.clocks) throw serviceError('clocks-run')
  if (mode === 'normal' && standing === 'stand') throw serviceError('clocks-run')
  return { mode, clocks: standing, notice: notice ?? null, until: until ?? null, since }
}

export async function previewMode(
  { ports }: Context,
  { mode, until }: ModeInput,
): Promise<ModePreview> {
  const timed = await ports.maintenance.countTimed()
  if (mode === 'normal' || until === undefined) return { timed, due: 0, more: false }
  return { timed, ...(await dueUntil(ports.log, ports.clock.now(), until)) }
}

async function dueUntil(log: EventLog, now: number, until: number) {
  let place: DueCursor | null = { wakeAt: now, gameId: null }
  let due = 0
  for (let pages = 0; place !== null && pages < LOOKS_MAX; pages += 1) {
    const found = await log.due(place, until)
    due += found.games.length
    place = found.reached
  }
  return { due, more: place !== null }
}

export async function postNotice(
  { ports, maintenance }: Context,
  capability: AuditCapability,
  { level, text, url, from, until }: NoticeInput,
): Promise<Notice> {
  const now = ports.clock.now()
  const times = { from: from ?? now, until: until ?? null }
  const notice = { id: newId(now), level, text, url: url ?? null, ...times }
  await ports.maintenance.post(capability, notice)
  await maintenance.refresh()
  return notice
}

export async function withdrawNotice(
  { ports, maintenance }: Context,
  capability: AuditCapability,
  id: string,
): Promise<void> {
  const stood = await ports.maintenance.withdraw(capability, id, ports.clock.now())
  await maintenance.refresh()
  if (!stood) throw serviceError('notice-unknown')
}
