import { type CheckedReceipt, unpackSound } from '../../luck/checked-chain.ts'
import { type Caller, need } from '../caller.ts'
import { type Context, knownTo } from '../context.ts'
import { hasEnded } from '../live/ended.ts'
import { eventsIn } from '../live/known-log.ts'
import { chainFor, mustHaveStarted } from '../live/stored-log.ts'
import { viewerOf } from '../play/observe-game.ts'
import { silentAtEnd } from '../play/shown.ts'
import type { StoredRow } from '../ports.ts'
import type { ChainCheck, ReceiptInput } from '../shapes/verify.ts'

/**
 * Whether what somebody has kept is from the log as it is stored now: it shows a log that has lost
 * its end, also where it was played on. Tells nothing that whoever knows of the game may not know.
 */
export async function checkChain(
  context: Context,
  caller: Caller,
  gameId: string,
  receipt: ReceiptInput,
): Promise<ChainCheck> {
  need(caller, 'read')
  const record = await knownTo(context, caller, gameId)
  mustHaveStarted(record)
  const rules = context.packs.rules(record.ruleset)
  const viewer = hasEnded(record) ? 'admin' : viewerOf(caller, record)
  const chain = chainFor(record, receipt)
  // Rows of nothing but whispers to others wait for the next one, and are not counted.
  const counted: number[] = []
  let waiting: StoredRow[] = []
  let version = 0
  for await (const row of context.ports.log.rows(gameId)) {
    waiting.push(row)
    const commits = unpackSound(row.packed) ?? []
    const silent = silentAtEnd(rules, commits, viewer)
    if (commits.length > 0 && silent.length === commits.length) continue
    for (const one of waiting) chain.pass(one)
    waiting = []
    counted.push(chain.report.rows - 1)
    version = chain.version - eventsIn(silent)
  }
  const { receipts, ...report } = chain.report
  return {
    ...{ ok: chain.holds, ...report, rows: counted.length, version },
    chainHolds: report.broken === null,
    receipt: receipts[0] ? asCounted(receipts[0], counted) : null,
  }
}

/** By the row with which the whispers before it were heard. */
const asCounted = ({ row, ...receipt }: CheckedReceipt, counted: readonly number[]) => ({
  ...receipt,
  row: row === null ? null : counted.findIndex((place) => place >= row),
})
