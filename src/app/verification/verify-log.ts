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

/** All that it takes to judge games: nothing of it writes. */
export interface VerifyDependencies {
  readonly ports: {
    readonly games: Pick<GameStore, 'find' | 'salts'>
    readonly log: Pick<EventLog, 'rows'>
  }
  readonly packs: PackLibrary
}

/**
 * Everything is judged again from what is stored, not from what this node has in memory. `bots`
 * takes what comes of it when also what bots have thought is thought again.
 */
export async function verifyLog(
  { ports, packs }: VerifyDependencies,
  record: SecretGameRecord,
  receipt: ReceiptInput,
  bots: BotsFound | null = null,
): Promise<LogVerified> {
  const { id } = record
  const { rules, table, pack } = await packs.contentOf(record)
  // Of what is really played with, whatever it is called.
  const packHash = packHashOf(record.ruleset, pack.stored)
  const ancestors = await ancestorsOf(ports.games, record)
  const parts = [...ancestors, partOf(record)]
  const lucks = parts.map(luckOf)
  const salts = await ports.games.salts(id)
  const chain = chainFor(record, receipt, ancestors)
  const told = toldOf({ ...record, packHash, seats: seatedFirst(record, salts) }, table, salts)
  const witness = bots ? thinkingAgain(rules, thoughtSeedsOf(parts), bots) : undefined
  const examination = new GameVerifier(chain, { rules, table, lucks, witness }, told)
  for await (const row of ports.log.rows(id)) examination.take(row)
  const { receipts, ...finding } = examination.finding()
  const isHeld = ({ seat, account }: SeatRecord) =>
    account !== null && !salts.some((one) => one.seat === seat)
  const ok = finding.verdict !== 'refuted'
  const unknownHolders = record.seats.filter(isHeld).map(({ seat }) => seat)
  return { ok, ...finding, unknownHolders, receipt: receipts[0] ?? null }
}

/** The log commits to those who sat there when the game began. */
const seatedFirst = ({ seats }: SecretGameRecord, salts: readonly HeldSalt[]): SeatRecord[] =>
  seats.map((one) => {
    const held = salts.find(({ seat }) => seat === one.seat)
    return held ? { ...one, account: held.account } : one
  })

/** What is stored beside the log. */
const toldOf = (
  record: SecretGameRecord,
  table: Table,
  salts: readonly HolderSalt[],
): RecordedFacts => ({
  opening: ({ seats }) => {
    const said = seats.map(({ holder }) => holder)
    const opening = openingOf(record, table, holdersBy(record, salts, said))
    if (!record.origin) return opening
    // Who sat there first, and what was done for the absent, is the origin's.
    const { seats: _, absence: __, ...ofAll } = opening
    return ofAll
  },
  ...(record.archivedAt === null && { wakeAt: wakeUpsOf(record) }),
  isOver: hasEnded(record),
})

/** In a fork nobody is woken by what stands before it; files of the archive tell of no wake-ups. */
const wakeUpsOf = (record: SecretGameRecord) => (game: Game, at: number) =>
  game.version <= (record.origin?.version ?? 0) ? null : wakeAt(game, record, at)
