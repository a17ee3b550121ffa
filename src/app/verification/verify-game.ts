import { type BotsFound, faultOfBots, noBots } from '../../engine/bots/verify-bot-moves.ts'
import type { ChainReport } from '../../engine/luck/chain-checker.ts'
import { Unavailable } from '../core/ports.ts'
import { ancestorsOf } from '../runtime/ancestry.ts'
import { hasEnded } from '../runtime/game-end.ts'
import type { SecretGameRecord } from '../runtime/port.ts'
import { chainFor } from '../runtime/stored-log.ts'
import type { LogVerified } from '../runtime/verify-schema.ts'
import { type VerifyDependencies, verifyLog } from './verify-log.ts'

export interface VerifyOptions {
  readonly chain: boolean
  readonly bots?: boolean
}

export type VerifyFinding = ChainFound | LogVerified
interface ChainFound
  extends Omit<ChainReport, 'receipts'>,
    Pick<LogVerified, 'ok' | 'events' | 'over' | 'foldedOnly' | 'unjudged'> {}

export interface VerifiedGame {
  readonly game: string
  /** The result of the verification; null if the log cannot be read. */
  readonly found: VerifyFinding | null
  readonly bots: BotsFound | null
  readonly fault: string | null
}

export type GameVerifier = (game: string, terms: VerifyOptions) => Promise<VerifiedGame>

export async function verifyStoredGame(
  judging: VerifyDependencies,
  game: string,
  terms: VerifyOptions,
): Promise<VerifiedGame> {
  try {
    const first = await foundIn(judging, game, terms)
    // A game with a fault is verified a second time before the fault is reported, because the game
    // may have ended while the first verification was reading the record and the log.
    const { found, bots } = first.found.ok ? first : await foundIn(judging, game, terms)
    return { game, found, bots, fault: found.ok ? faultOfBots(bots) : faultOf(found) }
  } catch (error) {
    if (error instanceof Unavailable) throw error
    const reason = error instanceof Error ? error.message : String(error)
    return { game, found: null, bots: null, fault: `it cannot be read: ${reason}` }
  }
}

async function foundIn(
  judging: VerifyDependencies,
  game: string,
  terms: VerifyOptions,
): Promise<Looked> {
  const record = await judging.ports.games.find(game)
  if (!record) throw new Error('it does not exist')
  if (terms.chain) return { found: await chainOf(judging, record), bots: null }
  const bots = terms.bots ? noBots() : null
  return { found: await verifyLog(judging, record, {}, bots), bots }
}
interface Looked extends Pick<VerifiedGame, 'bots'> {
  readonly found: VerifyFinding
}

async function chainOf(
  { ports }: VerifyDependencies,
  record: SecretGameRecord,
): Promise<ChainFound> {
  const chain = chainFor(record, {}, await ancestorsOf(ports.games, record))
  for await (const row of ports.log.rows(record.id)) chain.pass(row)
  const { receipts: _, ...report } = chain.report
  const unjudged = { foldedOnly: 0, unjudged: 0 }
  return {
    ok: chain.holds,
    ...report,
    events: chain.version,
    over: hasEnded(record),
    ...unjudged,
  }
}

function faultOf(found: VerifyFinding): string {
  const { commitmentHolds, broken } = found
  if (!commitmentHolds) return 'the seed does not match the commitment'
  if (broken) return `row ${broken.row}, after version ${broken.version}: ${broken.reason}`
  if (!('altered' in found)) return 'the hash chain is broken'
  const { difference, altered } = found
  if (difference)
    return `commit ${difference.commit} (after version ${difference.version}) ${difference.reason}`
  return `stored data contradicts the log: ${altered.join(', ')}`
}
