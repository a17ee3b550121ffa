import { at as itemAt } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { found } from '../../shared/book.ts'
import { sumOf } from '../../shared/dice.ts'
import { bookOf, faceValue } from '../content/book.ts'
import { roundOf, squadIn } from '../content/cards.ts'
import { type Card, type Position, positions, type Squad, squads } from '../content/schema.ts'
import { type Formation, measuresOf } from '../options.ts'
import type { Standing } from '../state.ts'
import type { At } from '../types.ts'
import { clubOf, footballersOf, holds, isIn, sellableOf } from './clubs.ts'

const places: Readonly<Record<Formation, Readonly<Record<Position, number>>>> = {
  '4-4-2': { GK: 1, DEF: 4, MID: 4, STR: 2 },
  '4-5-1': { GK: 1, DEF: 4, MID: 5, STR: 1 },
  '4-3-3': { GK: 1, DEF: 4, MID: 3, STR: 3 },
}

/**
 * Number of footballers and Wild Substitutes in the side of eleven that is closest to completion;
 * `setSize` if the side is complete.
 */
export const squadProgress = (at: At, cards: readonly Card[], wilds: number): number =>
  bestSide(at, cards, wilds).filled

interface BestSide {
  readonly aim: Squad | Formation
  readonly filled: number
}

export function bestSide({ table }: At, cards: readonly Card[], wilds: number): BestSide {
  const { options, seats, content } = table
  const { setSize, wildMax } = measuresOf(options)
  const usable = Math.min(wilds, wildMax)
  if (options.squadRule === 'colour') {
    const { aim, filled } = fullestSquad(cards)
    return { aim, filled: Math.min(setSize, filled + usable) }
  }
  const { footballers } = bookOf(content)
  const have = { GK: 0, DEF: 0, MID: 0, STR: 0 }
  for (const card of cards) have[found(footballers, card).position] += 1
  return fullest(
    options.formations.map((aim) => ({ aim, filled: filledOf(aim, have, usable, seats) })),
  )
}

function fullestSquad(cards: readonly Card[]): { readonly aim: Squad; readonly filled: number } {
  const have = [0, 0, 0, 0]
  for (const card of cards) have[squads.indexOf(squadIn(card))]! += 1
  let best = 0
  for (let place = 1; place < have.length; place += 1) if (have[place]! > have[best]!) best = place
  return { aim: itemAt(squads, best), filled: itemAt(have, best) }
}

const fullest = (sides: readonly BestSide[]): BestSide =>
  sides.reduce((best, side) => (side.filled > best.filled ? side : best))

function filledOf(
  formation: Formation,
  have: Readonly<Record<Position, number>>,
  wilds: number,
  seats: number,
): number {
  const need = places[formation]
  const missing = (position: Position) => Math.max(0, need[position] - have[position])
  const lacking = sumOf(positions.map(missing))
  // Four seats share too few midfielders, so Wild Substitutes may fill only midfield places
  // (SP-905).
  const isOnlyMidfield = seats === 4 && formation !== '4-4-2'
  return 11 - lacking + Math.min(wilds, isOnlyMidfield ? missing('MID') : lacking)
}

export function isComplete(at: At, seat: Seat): boolean {
  const club = clubOf(at, seat)
  if (club.manager === null || club.stadium === null) return false
  const { setSize, wildMax } = measuresOf(at.table.options)
  // Every move calls this function, so the fast check of the number of cards comes first.
  if (club.footballers.length + Math.min(club.wilds.length, wildMax) < setSize) return false
  return sideOf(at, seat) >= setSize
}

export function sideOf(at: At, seat: Seat): number {
  const club = clubOf(at, seat)
  return squadProgress(at, footballersOf(club), club.wilds.length)
}

export const lacksWins = (at: At, seat: Seat): boolean =>
  clubOf(at, seat).wins.length < measuresOf(at.table.options).winsRequired

export function isSequence(wins: readonly Card[]): boolean {
  if (wins.length === 0) return true
  const rounds = wins.map(roundOf).sort((one, other) => one - other)
  return rounds.every((round, place) => round === place + 1)
}

export function nextRound(wins: readonly Card[]): number {
  const rounds = wins.map(roundOf)
  let next = 1
  while (rounds.includes(next)) next += 1
  return next
}

export function sixOf({ table }: At, isHeld: (card: Card) => boolean): Squad | null {
  const { sixes } = bookOf(table.content)
  return squads.find((squad) => sixes[squad].every(isHeld)) ?? null
}

const SIX = 6

export function holdsSix(at: At, seat: Seat): Squad | null {
  const club = clubOf(at, seat)
  return club.footballers.length < SIX ? null : sixOf(at, (card) => holds(club, card))
}

export function progressOf(at: At, seat: Seat): number {
  const club = clubOf(at, seat)
  const extras = Number(club.manager !== null) + Number(club.stadium !== null)
  return sideOf(at, seat) + extras + club.wins.length
}

function worthOf(at: At, seat: Seat): number {
  const book = bookOf(at.table.content)
  const club = clubOf(at, seat)
  return club.cash + sumOf(sellableOf(club).map((card) => faceValue(book, card)))
}

export function standingsOf(at: At): Standing[] {
  const { clubs, left } = at.state.shared
  const inGame = clubs
    .filter(({ seat }) => isIn(at, seat))
    .map(({ seat, wins }) => ({
      seat,
      progress: progressOf(at, seat),
      worth: worthOf(at, seat),
      wins: wins.length,
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
