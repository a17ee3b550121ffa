import { type Ancestor, ChainChecker } from '../../engine/luck/chain-checker.ts'
import { serviceError } from '../core/errors.ts'
import type { GameRecord, SecretGameRecord } from './port.ts'
import type { ReceiptInput } from './verify-schema.ts'

/**
 * Throws unless the game has started. The state of the game is not computed, so the check also
 * works for damaged logs.
 */
export function requireStarted({ status, startedAt }: GameRecord): void {
  if (status === 'open') throw serviceError('game-not-started')
  if (startedAt === null) throw serviceError('game-cancelled')
}

export function chainFor(
  { id: game, commitment, seed }: SecretGameRecord,
  { head, version }: ReceiptInput,
  ancestors: readonly Ancestor[] = [],
): ChainChecker {
  const isGiven = head !== undefined || version !== undefined
  const receipts = isGiven ? [{ head: head ?? null, version: version ?? null }] : []
  return new ChainChecker({ game, commitment }, seed, receipts, ancestors)
}

export const entropyOf = ({ seats }: Pick<GameRecord, 'seats'>): string[] =>
  seats.map(({ entropy }) => entropy ?? '')
