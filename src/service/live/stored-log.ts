import { CheckedChain } from '../../luck/checked-chain.ts'
import { no } from '../errors.ts'
import type { GameRecord, SecretGameRecord } from '../ports.ts'
import type { ReceiptInput } from '../shapes/verify.ts'

/** There are rows. Of a game that cannot be read, too, so it is not folded to find out. */
export function mustHaveStarted({ status }: GameRecord): void {
  if (status === 'open') throw no('game-not-started')
  if (status === 'cancelled') throw no('game-cancelled')
}

/** What follows the rows of a game, and looks among them for what somebody has kept. */
export function chainFor(
  { id: game, commitment, seed }: SecretGameRecord,
  { head, version }: ReceiptInput,
): CheckedChain {
  const isGiven = head !== undefined || version !== undefined
  const receipts = isGiven ? [{ head: head ?? null, version: version ?? null }] : []
  return new CheckedChain({ game, commitment }, seed, receipts)
}
