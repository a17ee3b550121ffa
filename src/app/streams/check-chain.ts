import { type CheckedReceipt, unpackSound } from '../../engine/luck/chain-checker.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { viewerOf } from '../games/observe-game.ts'
import { hiddenTail } from '../games/present.ts'
import { eventsIn } from '../runtime/cached-log.ts'
import { findGameRecord } from '../runtime/game-access.ts'
import { hasEnded } from '../runtime/game-end.ts'
import type { StoredRow } from '../runtime/port.ts'
import { chainFor, requireStarted } from '../runtime/stored-log.ts'
import type { ChainCheck, ReceiptInput } from '../runtime/verify-schema.ts'

/**
 * Checks the log's hash chain and compares it with a receipt. The comparison detects a lost end of
 * the log, even if new rows were added later. The result of the check reveals no secrets.
 */
export async function checkChain(
  context: Context,
  caller: Caller,
  gameId: string,
  receipt: ReceiptInput,
): Promise<ChainCheck> {
  requireScope(caller, 'read')
  const record = await findGameRecord(context, caller, gameId)
  requireStarted(record)
  const rules = context.packs.rules(record.ruleset)
  const viewer = hasEnded(record) ? 'admin' : viewerOf(caller, record)
  const chain = chainFor(record, receipt)
  // A log row that contains only private events of other seats is counted together with the next
  // row, because a separate count would reveal that the private row exists.
  const counted: number[] = []
  let waiting: StoredRow[] = []
  let version = 0
  for await (const row of context.ports.log.rows(gameId)) {
    waiting.push(row)
    const commits = unpackSound(row.packed) ?? []
    const silent = hiddenTail(rules, commits, viewer)
    if (commits.length > 0 && silent.length === commits.length) continue
    for (const one of waiting) chain.pass(one)
    waiting = []
    counted.push(chain.report.rows - 1)
    version = chain.version - eventsIn(silent)
  }
  const { receipts, ...report } = chain.report
  return {
    ok: chain.holds,
    ...report,
    rows: counted.length,
    version,
    chainHolds: report.broken === null,
    receipt: receipts[0] ? asCounted(receipts[0], counted) : null,
  }
}

const asCounted = ({ row, ...receipt }: CheckedReceipt, counted: readonly number[]) => ({
  ...receipt,
  row: row === null ? null : counted.findIndex((place) => place >= row),
})
