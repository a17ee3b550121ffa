import type { Opening } from '../../engine/kernel/game.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Table } from '../../engine/kernel/types.ts'
import { commitmentToHolder, newSalt } from '../../engine/luck/seat-commitments.ts'
import type { GameRecord, HolderSalt } from './port.ts'

/**
 * One cryptographic commitment per seat, which hides the account in the seat; null if the seat has
 * no account.
 */
export type SeatHolders = readonly (string | null)[]

export const openingOf = (
  { ruleset, packHash, absence, seats, undo, bank, holidays, lot }: GameRecord,
  { options, choices, decisionSeconds }: Table,
  holders: SeatHolders,
): Opening => ({
  ruleset,
  contentPack: packHash,
  options,
  choices: [...choices],
  decisionSeconds,
  absence,
  seats: seats.map(({ kind }, seat) => ({ kind, holder: holders[seat] ?? null })),
  ...(undo && { undo }),
  ...(lot !== null && { lot }),
  ...(bank && { bank }),
  ...(holidays && { holidays }),
})

/**
 * Returns the start parameters in the log of a new game. Logs from older versions have no `covered`
 * field.
 */
export const openingOfNew = (
  { covers }: Ruleset,
  ...how: Parameters<typeof openingOf>
): Opening => ({ ...openingOf(...how), ...(covers ? { covered: true } : {}) })

export function newHolders({ id, seats }: Pick<GameRecord, 'id' | 'seats'>): {
  salts: HolderSalt[]
  holders: SeatHolders
} {
  const salts = seats.flatMap(({ seat, account }) =>
    account === null ? [] : [{ seat, salt: newSalt() }],
  )
  return { salts, holders: holdersBy({ id, seats }, salts, []) }
}

/**
 * If the salt of a seat was deleted, the account in the seat can no longer be hashed, so the seat
 * keeps the commitment that the log contains.
 */
export function holdersBy(
  { id: game, seats }: Pick<GameRecord, 'id' | 'seats'>,
  salts: readonly HolderSalt[],
  logged: SeatHolders,
): SeatHolders {
  return seats.map(({ account }, seat) => {
    const salt = salts.find((one) => one.seat === seat)?.salt
    if (salt === undefined) return logged[seat] ?? null
    return account === null ? null : commitmentToHolder(salt, { game, seat, account })
  })
}
