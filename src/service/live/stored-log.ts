import { type Ancestor, CheckedChain } from '../../luck/checked-chain.ts'
import { no } from '../errors.ts'
import type { GameRecord, SecretGameRecord } from '../ports.ts'
import type { ReceiptInput } from '../shapes/verify.ts'

/** There are rows. Of a game that cannot be read, too, so it is not folded to find out. */
export function mustHaveStarted({ status, startedAt }: GameRecord): void {
  if (status === 'open') throw no('game-not-started')
  if (startedAt === null) throw no('game-cancelled')
}

/** What follows the rows of a game, and looks among them for what somebody has kept. */
export function chainFor(
  { id: game, commitment, seed }: SecretGameRecord,
  { head, version }: ReceiptInput,
  ancestors: readonly Ancestor[] = [],
): CheckedChain {
  const isGiven = head !== undefined || version !== undefined
  const receipts = isGiven ? [{ head: head ?? null, version: version ?? null }] : []
  return new CheckedChain({ game, commitment }, seed, receipts, ancestors)
}

/** What the seats added to the luck, in seat order. */
export const entropyOf = ({ seats }: Pick<GameRecord, 'seats'>): string[] =>
  seats.map(({ entropy }) => entropy ?? '')
