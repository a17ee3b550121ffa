import { type BotsFound, thinkingAgain } from '../../engine/bots/verify-bot-moves.ts'
import type { Game } from '../../engine/kernel/game.ts'
import type { Table } from '../../engine/kernel/types.ts'
import { GameVerifier, type RecordedFacts } from '../../engine/luck/game-verifier.ts'
import { packHashOf } from '../../engine/luck/log.ts'
import { thoughtSeedsOf } from '../../engine/luck/stream.ts'
import type { PackLibrary } from '../packs/packs.ts'
import { ancestorsOf, luckOf, partOf } from '../runtime/ancestry.ts'
import { hasEnded } from '../runtime/game-end.ts'
import { holdersBy, openingOf } from '../runtime/game-opening.ts'
import type {
  EventLog,
  GameStore,
  HeldSalt,
  HolderSalt,
  SeatRecord,
  SecretGameRecord,
} from '../runtime/port.ts'
import { chainFor } from '../runtime/stored-log.ts'
import type { LogVerified, ReceiptInput } from '../runtime/verify-schema.ts'
import { wakeAt } from '../runtime/wake-time.ts'

export interface VerifyDependencies {
  readonly ports: {
    readonly games: Pick<GameStore, 'find' | 'salts'>
    readonly log: Pick<EventLog, 'rows'>
  }
  readonly packs: PackLibrary
}

/**
 * Replays the complete log from stored data, not from this node's cache. `bots` receives the
 * results of the bot searches that the verification repeats.
 */
export async function verifyLog(
  { ports, packs }: VerifyDependencies,
  record: SecretGameRecord,
  receipt: ReceiptInput,
  bots: BotsFound | null = null,
): Promise<LogVerified> {
  const { id } = record
  const { rules, table, pack } = await packs.contentOf(record)
  const packHash = packHashOf(record.ruleset, pack.stored)
  const ancestors = await ancestorsOf(ports.games, record)
  const parts = [...ancestors, partOf(record)]
  const lucks = parts.map(luckOf)
  const salts = await ports.games.salts(id)
  const chain = chainFor(record, receipt, ancestors)
  const recorded = toldOf({ ...record, packHash, seats: seatedFirst(record, salts) }, table, salts)
  const witness = bots ? thinkingAgain(rules, thoughtSeedsOf(parts), bots) : undefined
  const examination = new GameVerifier(chain, { rules, table, lucks, witness }, recorded)
  for await (const row of ports.log.rows(id)) examination.take(row)
  const { receipts, ...finding } = examination.finding()
  const isHeld = ({ seat, account }: SeatRecord) =>
    account !== null && !salts.some((one) => one.seat === seat)
  const ok = finding.verdict !== 'refuted'
  const unknownHolders = record.seats.filter(isHeld).map(({ seat }) => seat)
  return { ok, ...finding, unknownHolders, receipt: receipts[0] ?? null }
}

/**
 * Returns the seats with the accounts that had them at the start, because the log's commitments
 * were computed from those accounts.
 */
const seatedFirst = ({ seats }: SecretGameRecord, salts: readonly HeldSalt[]): SeatRecord[] =>
  seats.map((one) => {
    const held = salts.find(({ seat }) => seat === one.seat)
    return held ? { ...one, account: held.account } : one
  })

const toldOf = (
  record: SecretGameRecord,
  table: Table,
  salts: readonly HolderSalt[],
): RecordedFacts => ({
  opening: ({ seats }) => {
    const holders = seats.map(({ holder }) => holder)
    const opening = openingOf(record, table, holdersBy(record, salts, holders))
    if (!record.origin) return opening
    // A fork's log begins with the seats and the absence rule of the original game.
    const { seats: _, absence: __, ...ofAll } = opening
    return ofAll
  },
  ...(record.archivedAt === null && { wakeAt: wakeUpsOf(record) }),
  isOver: hasEnded(record),
})

/**
 * Rows that were copied into a fork contain no wake-up times, and neither do rows in archive files.
 */
const wakeUpsOf = (record: SecretGameRecord) => (game: Game, at: number) =>
  game.version <= (record.origin?.version ?? 0) ? null : wakeAt(game, record, at)
