import { type Ancestor, ChainChecker } from '../../engine/luck/chain-checker.ts'
import { serviceError } from '../core/errors.ts'
import type { GameRecord, SecretGameRecord } from './port.ts'
import type { ReceiptInput } from './verify-schema.ts'

/** There are rows. Of a game that cannot be read, too, so it is not folded to find out. */
export function mustHaveStarted({ status, startedAt }: GameRecord): void {
  if (status === 'open') throw serviceError('game-not-started')
  if (startedAt === null) throw serviceError('game-cancelled')
}

/** What follows the rows of a game, and looks among them for what somebody has kept. */
export function chainFor(
  { id: game, commitment, seed }: SecretGameRecord,
  { head, version }: ReceiptInput,
  ancestors: readonly Ancestor[] = [],
): ChainChecker {
  const isGiven = head !== undefined || version !== undefined
  const receipts = isGiven ? [{ head: head ?? null, version: version ?? null }] : []
  return new ChainChecker({ game, commitment }, seed, receipts, ancestors)
}

/** What the seats added to the luck, in seat order. */
export const entropyOf = ({ seats }: Pick<GameRecord, 'seats'>): string[] =>
  seats.map(({ entropy }) => entropy ?? '')
