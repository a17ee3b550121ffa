import type { Table } from '../../kernel/types.ts'
import { Examination, type Told } from '../../luck/examination.ts'
import { packHashOf } from '../../luck/log.ts'
import { hmacLuck } from '../../luck/stream.ts'
import type { Context } from '../context.ts'
import { entropyOf } from '../live/live-game.ts'
import { chainFor } from '../live/stored-log.ts'
import { wakeAt } from '../live/wake.ts'
import { holdersBy, openingOf } from '../opening.ts'
import type { HolderSalt, SeatRecord, SecretGameRecord } from '../ports.ts'
import type { ReceiptInput, VerificationShown } from '../shapes/verify.ts'

/** Everything is judged again from what is stored, not from what this node has in memory. */
export async function verifyLog(
  { ports, packs }: Pick<Context, 'ports' | 'packs'>,
  record: SecretGameRecord,
  receipt: ReceiptInput,
): Promise<VerificationShown> {
  const { id, seed } = record
  const { rules, table, pack } = await packs.played(record)
  // Of what is really played with, whatever it is called.
  const packHash = packHashOf(record.ruleset, pack.stored)
  const luck = hmacLuck(seed, id, entropyOf(record))
  const salts = await ports.games.salts(id)
  const chain = chainFor(record, receipt)
  const told = toldOf({ ...record, packHash }, table, salts)
  const examination = new Examination(chain, { rules, table, lucks: [luck] }, told)
  for await (const row of ports.log.rows(id)) examination.take(row)
  const { receipts, ...finding } = examination.finding()
  const isHeld = ({ seat, account }: SeatRecord) =>
    account !== null && !salts.some((one) => one.seat === seat)
  const ok = finding.verdict !== 'refuted'
  const unknownHolders = record.seats.filter(isHeld).map(({ seat }) => seat)
  return { ok, ...finding, unknownHolders, receipt: receipts[0] ?? null }
}

/** What is stored beside the log. */
const toldOf = (record: SecretGameRecord, table: Table, salts: readonly HolderSalt[]): Told => ({
  opening: ({ seats }) => {
    const said = seats.map(({ holder }) => holder)
    return openingOf(record, table, holdersBy(record, salts, said))
  },
  wakeAt: (game, at) => wakeAt(game, record, at),
  isOver: record.status === 'over',
})
