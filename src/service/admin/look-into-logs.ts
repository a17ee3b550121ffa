import type { Table } from '../../kernel/types.ts'
import { Examination, type Told } from '../../luck/examination.ts'
import { packHashOf } from '../../luck/log.ts'
import { hmacLuck } from '../../luck/stream.ts'
import { type Caller, need } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { entropyOf } from '../live/live-game.ts'
import { chainFor, mustHaveStarted } from '../live/stored-log.ts'
import { wakeAt } from '../live/wake.ts'
import { type Look, look } from '../looks.ts'
import { holdersBy, openingOf } from '../opening.ts'
import type { HolderSalt, SeatRecord, SecretGameRecord } from '../ports.ts'
import type { Admin } from '../services.ts'
import type { AdminRows, AdminRowsInput } from '../shapes/admin.ts'
import type { ReceiptInput, VerificationShown } from '../shapes/verify.ts'

/** What admins see of a log as it is stored, also where no game can be made of it. */
export function storedOf(context: Context): Pick<Admin, 'rows' | 'verify'> {
  const opened = async (
    caller: Caller,
    gameId: string,
    asked: Omit<Look, 'record' | 'running'>,
  ) => {
    need(caller, 'admin')
    const record = await context.ports.games.find(gameId)
    if (!record) throw no('game-unknown')
    mustHaveStarted(record)
    await look(context, caller, { ...asked, record, running: record.status === 'running' })
    return record
  }
  return {
    async rows(caller, gameId, input) {
      const { after, reason } = input
      await opened(caller, gameId, { action: 'rows', after, reason })
      return pageOfRows(context, gameId, input)
    },

    async verify(caller, gameId, { reason, ...receipt }) {
      const record = await opened(caller, gameId, { action: 'verify', reason })
      return verifyLog(context, record, receipt)
    },
  }
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
