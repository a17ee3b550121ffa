import { at, seatsOf } from '../../../kernel/define.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { type Book, bookOf, faceValue, sellBackPrice } from '../content/book.ts'
import { isFootballer, roundOf, type Slot, slotOf } from '../content/cards.ts'
import { WILDS_MAX } from '../content/numbers.ts'
import { type Card, type Position, type Squad, squads } from '../content/schema.ts'
import { type Formation, measuresOf } from '../options.ts'
import type { Club as ClubDraft, Standing } from '../state.ts'
import type { Table } from '../types.ts'

/** What is asked of one club, or of all: pure, and of public facts only. */
export type Club = Frozen<ClubDraft>
export type Clubs = readonly Club[]

export const isIn = ({ status }: Club): boolean => status === 'in'
export const clubOf = (clubs: Clubs, seat: Seat): Club => at(clubs, seat)

/** The other seats still in the game, clockwise. */
export const opponentsOf = (clubs: Clubs, seat: Seat): Seat[] =>
  clockwiseFrom(clubs, seat).filter((other) => other !== seat)

/** All seats still in the game, clockwise from one of them. */
export const clockwiseFrom = (clubs: Clubs, first: Seat): Seat[] =>
  seatsOf(clubs.length)
    .map((step) => (first + step) % clubs.length)
    .filter((seat) => isIn(clubOf(clubs, seat)))

export const footballersOf = ({ footballers }: Club): Card[] => footballers.map(({ card }) => card)

/** What the Official buys back. */
export const sellableOf = (club: Club): Card[] => [
  ...footballersOf(club),
  ...(club.manager === null ? [] : [club.manager]),
  ...(club.stadium === null ? [] : [club.stadium]),
]

/** What may change hands between seats. */
export const tradableOf = (club: Club): Card[] => [
  ...sellableOf(club),
  ...club.wilds,
  ...club.wins,
  ...club.tackles,
  ...club.matchCards,
  ...club.windowCards,
]

export const holds = (club: Club, card: Card): boolean => slotHeld(club, card) !== null

/** The list in which the club keeps this very card. */
export function slotHeld(club: Club, card: Card): Slot | null {
  const slot = slotOf(card)
  if (slot === 'footballers') return club.footballers.some((one) => one.card === card) ? slot : null
  if (slot === 'manager' || slot === 'stadium' || slot === 'trophy')
    return club[slot] === card ? slot : null
  if (slot !== null) return club[slot].includes(card) ? slot : null
  const kept = (['tackles', 'matchCards', 'windowCards'] as const).find((name) =>
    club[name].includes(card),
  )
  return kept ?? null
}

export function holderOf(clubs: Clubs, card: Card): Seat | null {
  const club = clubs.find((one) => holds(one, card))
  return club ? club.seat : null
}

/** What the club could raise at once: its cash, and all that the Official would buy back. */
export const meansOf = (book: Book, club: Club): number =>
  sellableOf(club).reduce((sum, card) => sum + sellBackPrice(faceValue(book, card)), club.cash)

export function countOf(club: Club, per: 'footballer' | 'starplayer' | 'wild', book: Book) {
  if (per === 'wild') return club.wilds.length
  if (per === 'footballer') return club.footballers.length
  return club.footballers.filter(({ card }) => book.footballers.get(card)?.star).length
}

/** WIN cards are Rounds 1 to k, without a gap. */
export const isSequence = (wins: readonly Card[]): boolean =>
  wins
    .map(roundOf)
    .toSorted((one, other) => one - other)
    .every((round, place) => round === place + 1)

/** Which squad's six on-board footballers the club holds; the first, where there are several. */
export const sixOf = (book: Book, holdsCard: (card: Card) => boolean): Squad | null =>
  squads.find((squad) => book.sixes[squad].every(holdsCard)) ?? null

const places: Readonly<Record<Formation, Readonly<Record<Position, number>>>> = {
  '4-4-2': { GK: 1, DEF: 4, MID: 4, STR: 2 },
  '4-5-1': { GK: 1, DEF: 4, MID: 5, STR: 1 },
  '4-3-3': { GK: 1, DEF: 4, MID: 3, STR: 3 },
}

/** How much of the best side is filled, wilds included: `setSize` where it is whole. */
export function squadProgress(
  cards: readonly Card[],
  wilds: number,
  { options, seats, content }: Table,
): number {
  const { setSize, wildMax } = measuresOf(options)
  const usable = Math.min(wilds, wildMax)
  if (options.squadRule === 'colour') {
    const counts = squads.map(
      (squad) => cards.filter((card) => card.startsWith(`${squad}-`)).length,
    )
    return Math.min(setSize, Math.max(...counts) + usable)
  }
  const { footballers } = bookOf(content)
  const have = { GK: 0, DEF: 0, MID: 0, STR: 0 }
  for (const card of cards) have[footballers.get(card)?.position ?? 'GK'] += 1
  return Math.max(...options.formations.map((formation) => filled(formation, have, usable, seats)))
}

function filled(
  formation: Formation,
  have: Readonly<Record<Position, number>>,
  wilds: number,
  seats: number,
): number {
  const need = places[formation]
  const missing = (position: Position) => Math.max(0, need[position] - have[position])
  const lacking = (Object.keys(need) as Position[]).reduce((sum, one) => sum + missing(one), 0)
  // With four seats there would be too few midfielders: wilds fill nothing else there (SP-905).
  const isOnlyMidfield = seats === 4 && formation !== '4-4-2'
  return 11 - lacking + Math.min(wilds, isOnlyMidfield ? missing('MID') : lacking)
}

export const isComplete = (club: Club, table: Table): boolean =>
  club.manager !== null &&
  club.stadium !== null &&
  squadProgress(footballersOf(club), club.wilds.length, table) >= measuresOf(table.options).setSize

export const lacksWins = (club: Club, { options }: Table): boolean =>
  club.wins.length < measuresOf(options).winsRequired

export const hasFreeMatch = (club: Club, table: Table): boolean =>
  club.matchCards.length === 0 && lacksWins(club, table) && isComplete(club, table)

export function progressOf(club: Club, table: Table): number {
  const squad = squadProgress(footballersOf(club), club.wilds.length, table)
  const extras = Number(club.manager !== null) + Number(club.stadium !== null)
  return squad + extras + club.wins.length
}

function worthOf(club: Club, table: Table): number {
  const book = bookOf(table.content)
  return sellableOf(club).reduce((sum, card) => sum + faceValue(book, card), club.cash)
}

/** At the turn cap: by progress, then net worth, then WIN cards; seats that left come last. */
export function standingsOf(clubs: Clubs, left: readonly Seat[], table: Table): Standing[] {
  const inGame = clubs
    .filter(isIn)
    .map((club) => ({
      seat: club.seat,
      progress: progressOf(club, table),
      worth: worthOf(club, table),
      wins: club.wins.length,
    }))
    .toSorted(byKey)
  const ranked = inGame.map((one) => ({
    ...one,
    rank: 1 + inGame.filter((other) => byKey(other, one) < 0).length,
  }))
  const gone = left.toReversed().map((seat, place) => ({
    seat,
    rank: inGame.length + place + 1,
    progress: 0,
    worth: 0,
    wins: 0,
  }))
  return [...ranked, ...gone]
}

type Key = Omit<Standing, 'rank'>
const byKey = (one: Key, other: Key): number =>
  other.progress - one.progress || other.worth - one.worth || other.wins - one.wins

export const isRoomForWild = ({ wilds }: Club): boolean => wilds.length < WILDS_MAX
export const footballerCount = (cards: readonly Card[]): number => cards.filter(isFootballer).length
