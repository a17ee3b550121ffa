import { at } from '../../../kernel/define.ts'
import { emptyOf } from '../../../kernel/empty-record.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import type { EventMember, EventType } from '../events/index.ts'
import { type Draft, type EntryDraft, entrySchema, type Manager } from '../state.ts'

export type Evolve = {
  readonly [T in EventType]: (draft: Draft, event: EventMember<T>) => void
}

export const managerOf = ({ shared }: Draft, seat: Seat): Manager => at(shared.managers, seat)

export const stackOf = ({ secret }: Draft, continent: string): string[] =>
  sure(secret.stacks[continent], 'stack of that continent')

export const without = <T>(items: readonly T[], item: T): T[] => items.filter((one) => one !== item)

export function join(draft: Draft, seat: Seat, card: string, stars: number): void {
  const refuses = refusesClub(draft, seat, card)
  managerOf(draft, seat).squad.push(
    emptyOf(entrySchema, { card, stars, baseStars: stars, refuses }),
  )
}

export function transfer(draft: Draft, from: Seat, to: Seat, cards: readonly string[]): void {
  for (const card of cards) {
    const refuses = refusesClub(draft, to, card)
    const entry = leave(draft, from, card)
    entry.refuses = refuses
    managerOf(draft, to).squad.push(entry)
  }
}

/**
 * True if the player refused to join the club earlier in this season. A player's refusal to join a
 * club still applies when the player returns to the club (SC-R51).
 */
const refusesClub = ({ shared }: Draft, seat: Seat, card: string): boolean =>
  shared.refusals.some((one) => one.seat === seat && one.card === card)

export function leave(draft: Draft, seat: Seat, card: string): EntryDraft {
  const { squad } = managerOf(draft, seat)
  const place = squad.findIndex((entry) => entry.card === card)
  return at(squad.splice(place, 1), 0)
}

export function entryIn(draft: Draft, seat: Seat, card: string): EntryDraft {
  const entry = managerOf(draft, seat).squad.find((one) => one.card === card)
  if (!entry) throw new RangeError(`${card} is not in the squad of ${seat}`)
  return entry
}
