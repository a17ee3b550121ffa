import { verify } from '../../kernel/verify.ts'
import { followChain } from '../../luck/log.ts'
import { hmacLuck } from '../../luck/stream.ts'
import { type Caller, need } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { entropyOf } from '../live/live-game.ts'
import { type Look, look } from '../looks.ts'
import type { SecretGameRecord, StoredRow } from '../ports.ts'
import type { Admin } from '../services.ts'
import type { AdminRows, AdminRowsInput, VerificationShown } from '../shapes/admin.ts'

/** What admins see of a log as it is stored, also where no game can be made of it. */
export function storedOf(context: Context): Pick<Admin, 'rows' | 'verify'> {
  const opened = async (
    caller: Caller,
    gameId: string,
    asked: Omit<Look, 'record' | 'running'>,
  ) => {
    need(caller, 'admin')
    const record = await startedGame(context, gameId)
    await look(context, caller, { ...asked, record, running: record.status === 'running' })
    return record
  }
  return {
    async rows(caller, gameId, input) {
      const { after, reason } = input
      await opened(caller, gameId, { action: 'rows', after, reason })
      return pageOfRows(context, gameId, input)
    },

    async verify(caller, gameId, { reason }) {
      return verifyLog(context, await opened(caller, gameId, { action: 'verify', reason }))
    },
  }
}

async function startedGame({ ports }: Context, gameId: string): Promise<SecretGameRecord> {
  const record = await ports.games.find(gameId)
  if (!record) throw no('game-unknown')
  if (record.status === 'open') throw no('game-not-started')
  if (record.status === 'cancelled') throw no('game-cancelled')
  return record
}

async function pageOfRows(
  { ports }: Context,
  gameId: string,
  { after, limit }: AdminRowsInput,
): Promise<AdminRows> {
  const items: AdminRows['items'] = []
  for await (const { gameId: _, ...row } of ports.log.rows(gameId, after)) {
    if (items.length === limit) return { items, next: row.firstVersion }
    items.push(row)
  }
  return { items, next: null }
}

/** Everything is judged again from what is stored, not from what this node has in memory. */
async function verifyLog(
  { ports, packs }: Context,
  record: SecretGameRecord,
): Promise<VerificationShown> {
  const { id, seed, commitment } = record
  const { rules, table } = await packs.played(record)
  const rows: StoredRow[] = []
  for await (const row of ports.log.rows(id)) rows.push(row)
  const luck = hmacLuck(seed, id, entropyOf(record))
  const { report, commits } = followChain({ game: id, commitment }, seed, rows)
  const { difference, ...counts } = verify(rules, table, commits, luck)
  const { commitmentHolds, head, broken } = report
  const chainHolds = broken === null
  const ok = chainHolds && commitmentHolds && difference === null
  return { ok, rows: report.rows, ...counts, head, commitmentHolds, chainHolds, broken, difference }
}
