import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import type { EventMember, EventType } from '../events/index.ts'
import type { Draft, Entry, Manager, Shared } from '../state.ts'

type Turn = NonNullable<Shared['turn']>

/** A handler for every event: the only writers. */
export type Evolve = {
  readonly [T in EventType]: (draft: Draft, event: EventMember<T>) => void
}
/** Handlers of some of the events. */
export type Slice<T extends EventType> = Pick<Evolve, T>

export const managerOf = ({ shared }: Draft, seat: Seat): Manager => at(shared.managers, seat)

/** The turn of one who has done nothing yet. */
export const idleTurn = (seat: Seat): Turn => ({
  seat,
  trained: [],
  rolled: [],
  guaranteed: null,
  draws: 0,
  revealed: null,
  actions: [],
})

export const without = <T>(items: readonly T[], item: T): T[] => items.filter((one) => one !== item)

export const join = (draft: Draft, seat: Seat, card: string, stars: number): void => {
  managerOf(draft, seat).squad.push({
    card,
    stars,
    baseStars: stars,
    injured: false,
    outMatches: 0,
    outSeason: false,
    refuses: false,
  })
}

export function leave(draft: Draft, seat: Seat, card: string): Entry {
  const { squad } = managerOf(draft, seat)
  const place = squad.findIndex((entry) => entry.card === card)
  return at(squad.splice(place, 1), 0)
}

export function entryIn(draft: Draft, seat: Seat, card: string): Entry {
  const entry = managerOf(draft, seat).squad.find((one) => one.card === card)
  if (!entry) throw new RangeError(`${card} is not in the squad of ${seat}`)
  return entry
}
