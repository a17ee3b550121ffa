import type { Opening } from '../../engine/kernel/game.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Table } from '../../engine/kernel/types.ts'
import { commitmentToHolder, newSalt } from '../../engine/luck/seat-commitments.ts'
import type { GameRecord, HolderSalt } from './port.ts'

/** A commitment a seat. */
export type SeatHolders = readonly (string | null)[]

/** How a game begins, as its log tells it for ever: it names no account. */
export const openingOf = (
  { ruleset, packHash, absence, seats }: GameRecord,
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
})

/** The same of a game that begins now: those of before went without covers, and still do. */
export const openingOfNew = (
  { covers }: Ruleset,
  ...how: Parameters<typeof openingOf>
): Opening => ({ ...openingOf(...how), ...(covers ? { covered: true } : {}) })

/** Commits to who sits where, under new salts. */
export function newHolders({ id, seats }: Pick<GameRecord, 'id' | 'seats'>): {
  salts: HolderSalt[]
  holders: SeatHolders
} {
  const salts = seats.flatMap(({ seat, account }) =>
    account === null ? [] : [{ seat, salt: newSalt() }],
  )
  return { salts, holders: holdersBy({ id, seats }, salts, []) }
}

/** Who sits where now, as the log would tell it; what the log said where the salt is gone. */
export function holdersBy(
  { id: game, seats }: Pick<GameRecord, 'id' | 'seats'>,
  salts: readonly HolderSalt[],
  said: SeatHolders,
): SeatHolders {
  return seats.map(({ account }, seat) => {
    const salt = salts.find((one) => one.seat === seat)?.salt
    if (salt === undefined) return said[seat] ?? null
    return account === null ? null : commitmentToHolder(salt, { game, seat, account })
  })
}
