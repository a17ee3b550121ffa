import { SEATS_MAX, seatsOf } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { type DeckName, deckNames } from './cards.ts'

/** A place where cards can be, as named in `card.moved`. The names are created once, for speed. */
export type Place =
  | { readonly kind: 'tray' | 'drawn' }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'deck'; readonly deck: DeckName }

const seats = seatsOf(SEATS_MAX).map((seat) => `seat:${seat}`)
const perDeck = (end: 'top' | 'bottom') =>
  new Map(deckNames.map((deck) => [deck, `deck:${deck}:${end}`]))
const tops = perDeck('top')
const bottoms = perDeck('bottom')

export const seatPlace = (seat: Seat): string => seats[seat] ?? `seat:${seat}`
export const topOf = (deck: DeckName): string => tops.get(deck) ?? `deck:${deck}:top`
export const bottomOf = (deck: DeckName): string => bottoms.get(deck) ?? `deck:${deck}:bottom`

const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['tray', { kind: 'tray' }],
  ['drawn', { kind: 'drawn' }],
  ...seats.map((name, seat): [string, Place] => [name, { kind: 'seat', seat }]),
  ...deckNames.flatMap((deck): [string, Place][] => [
    [topOf(deck), { kind: 'deck', deck }],
    [bottomOf(deck), { kind: 'deck', deck }],
  ]),
])

export function placeNamed(name: string): Place {
  const place = places.get(name)
  if (place === undefined) throw new Error(`there is no place ${name}`)
  return place
}
