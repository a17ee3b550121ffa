import { type Caller, need } from '../caller.ts'
import { type Context, knownTo } from '../context.ts'
import { chainFor, mustHaveStarted } from '../live/stored-log.ts'
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
  const chain = chainFor(record, receipt)
  for await (const row of context.ports.log.rows(gameId)) chain.take(row)
  const { receipts, ...report } = chain.report
  return {
    ...{ ok: chain.holds, ...report, version: chain.version },
    chainHolds: report.broken === null,
    receipt: receipts[0] ?? null,
  }
}
