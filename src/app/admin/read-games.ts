import { eventsOf } from '../../engine/kernel/game.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { trustedKeys } from '../exchange/trusted-keys.ts'
import { gameAt, observed } from '../games/observe-game.ts'
import { placeAfter } from '../games/present.ts'
import type { Observation, ObserveInput } from '../games/schema.ts'
import { requireVersion } from '../runtime/cursor.ts'
import { hasEnded } from '../runtime/game-end.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { SecretGameRecord } from '../runtime/port.ts'
import { requireStarted } from '../runtime/stored-log.ts'
import type { ReceiptInput, VerificationShown } from '../runtime/verify-schema.ts'
import { wakeAt } from '../runtime/wake-time.ts'
import { verifyLog } from '../verification/verify-log.ts'
import type {
  AdminLog,
  AdminLogInput,
  AdminRows,
  AdminRowsInput,
  AdminState,
  AdminStateInput,
} from './schemas/admin-games.ts'

export async function showGame(
  context: Context,
  capability: AuditCapability,
  gameId: string,
  input: ObserveInput,
): Promise<Observation> {
  const record = await recordFor(context, capability, gameId)
  const live = await context.live.load(gameId)
  const seen = await observed(context, null, { live, record }, input)
  return { ...seen, inviteCode: record.inviteCode }
}

export async function readLog(
  context: Context,
  capability: AuditCapability,
  gameId: string,
  { after, limit }: AdminLogInput,
): Promise<AdminLog> {
  const live = await requireStartedGame(context, capability, gameId)
  return live.run(() => {
    const page = pageOfLog(live, after, limit)
    return () => page
  })
}

function pageOfLog(live: LiveGame, after: number, limit: number): AdminLog {
  const { commits, versions, rules, version } = live
  requireVersion(version, after)
  const first = placeAfter(versions, after)
  const items = commits.slice(first, first + limit).map((commit, place) => {
    const version = versions[first + place]!
    const { at, drawn, cause } = commit
    return {
      version,
      at,
      rules: commit.rules,
      drawn,
      cause: { ...cause },
      events: eventsOf(rules, commit).map((event) => ({ ...event })),
      head: live.headOf(version),
    }
  })
  const last = items.at(-1)?.version ?? after
  return { items, next: last < version ? last : null, version }
}

export async function showState(
  context: Context,
  capability: AuditCapability,
  gameId: string,
  { at }: AdminStateInput,
): Promise<AdminState> {
  const live = await requireStartedGame(context, capability, gameId)
  return live.run(({ game }) => {
    const then = gameAt(live, game, at)
    const { version, drawn, over, table, state, open, hands, resigned } = then
    const shown: AdminState = {
      version,
      at: then.at,
      drawn,
      over,
      table,
      state,
      decisions: [...open],
      hands: [...hands],
      resigned: [...resigned],
      wakeAt: wakeAt(then, live.record, then.at),
    }
    const taken = structuredClone(shown)
    return () => taken
  })
}

/**
 * Reads the rows without computing the game's state, so that operators can also read a damaged log.
 */
export async function readRows(
  context: Context,
  capability: AuditCapability,
  gameId: string,
  { after, limit }: AdminRowsInput,
): Promise<AdminRows> {
  await startedFor(context, capability, gameId)
  const items: AdminRows['items'] = []
  for await (const { gameId: _, ...row } of context.ports.log.rows(gameId, after)) {
    if (items.length === limit) return { items, next: row.firstVersion }
    items.push(row)
  }
  return { items, next: null }
}

export async function verifyGame(
  context: Context,
  capability: AuditCapability,
  gameId: string,
  receipt: ReceiptInput,
): Promise<VerificationShown> {
  const record = await startedFor(context, capability, gameId)
  const { altered, unjudged, ...found } = await verifyLog(context, record, receipt)
  const signer = await signerOf(context, record)
  const shown = { ...found, mismatches: altered, unverified: unjudged, signer }
  if (found.difference === null || hasEnded(record)) return shown
  return { ...shown, difference: { ...found.difference, expected: null, stored: null } }
}

/**
 * Determines on each request whether the signer is trusted, because the set of trusted keys may
 * have changed since the import.
 */
async function signerOf(
  context: Context,
  { origin }: SecretGameRecord,
): Promise<VerificationShown['signer']> {
  if (!origin?.file) return null
  const { kid = null } = origin.file
  return { kid, known: kid !== null && (await trustedKeys(context)).has(kid) }
}

async function recordFor(
  { ports }: Context,
  capability: AuditCapability,
  gameId: string,
): Promise<SecretGameRecord> {
  capability.use(gameId)
  const record = await ports.games.find(gameId)
  if (!record) throw serviceError('game-unknown')
  return record
}

async function startedFor(
  context: Context,
  capability: AuditCapability,
  gameId: string,
): Promise<SecretGameRecord> {
  const record = await recordFor(context, capability, gameId)
  requireStarted(record)
  return record
}

async function requireStartedGame(
  context: Context,
  capability: AuditCapability,
  gameId: string,
): Promise<LiveGame> {
  await startedFor(context, capability, gameId)
  const live = await context.live.load(gameId)
  if (!live) throw serviceError('game-not-started')
  return live
}
