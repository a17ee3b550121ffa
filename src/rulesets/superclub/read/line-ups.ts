import { at } from '../../../kernel/define.ts'
import type { Frozen } from '../../../kernel/types.ts'
import { cardsOf, playerOf } from '../content/book.ts'
import type { Third } from '../content/effects.ts'
import type { Content, Position } from '../content/schema.ts'
import { must } from '../refusals.ts'
import { type Entry, GIVEN, type LineUp, ROWS, type Slot } from '../state.ts'
import type { Club } from '../types.ts'
import { effectsOf, entryOf, isFit, isKeeper } from './club.ts'

type Eleven = Frozen<LineUp>
/** What of a side in a match a line-up depends on. */
interface Pitch {
  readonly lineUp: Eleven | null
  readonly injured: readonly string[]
}

const PLACES: Readonly<Record<Third, number>> = { attack: 0, midfield: 1, defence: 2 }
const HOMES = { attacker: 'attack', midfielder: 'midfield', defender: 'defence' } as const
/** Natives of each row. */
const NATIVES = { attack: 'attacker', midfield: 'midfielder', defence: 'defender' } as const

/** The half stars that a player loses in a row, before any relief (SC-161, SC-162). */
export function displacement(position: Position, row: Third): number {
  if (position === 'goalkeeper' || position === 'utility') return 0
  return Math.abs(PLACES[HOMES[position]] - PLACES[row])
}

/** Thirds of displacement that cost a club's players nothing. */
export const reliefOf = (content: Content, club: Pick<Club, 'staff'>): number =>
  effectsOf(content, club, 'positionRelief').reduce((sum, { thirds }) => sum + thirds, 0)

/** What a player is worth in a row, in half stars. */
export const worthIn = (
  content: Content,
  { card, stars }: Pick<Frozen<Entry>, 'card' | 'stars'>,
  row: Third,
  relief: number,
): number => {
  const lost = displacement(playerOf(content, card).position, row) - relief
  return Math.max(0, 2 * stars - Math.max(0, lost))
}

/** How many players stand in each row of `4-4-2`: defence, midfield, attack (SC-167). */
export function rowsOf(formation: string): Readonly<Record<Third, number>> {
  const [defence, midfield, attack] = formation.split('-').map(Number)
  return { defence: defence ?? 0, midfield: midfield ?? 0, attack: attack ?? 0 }
}

/** The players of a row by slot. In defence the keeper stands in the first; Given is no card. */
export function slotsOf(lineUp: Eleven, row: Third): (string | null)[] {
  if (row !== 'defence') return [...lineUp[row]]
  return [lineUp.goalkeeper === GIVEN ? null : lineUp.goalkeeper, ...lineUp.defence]
}

/** All cards on the pitch: the keeper's first, then row by row from the back. */
export const onPitch = (lineUp: Eleven): string[] =>
  ROWS.flatMap((row) => slotsOf(lineUp, row)).filter((card) => card !== null)

export const fitOutfield = (content: Content, club: Club): Frozen<Entry>[] =>
  club.squad.filter((entry) => isFit(entry) && !isKeeper(content, entry.card))
export const fitKeepers = (content: Content, club: Club): Frozen<Entry>[] =>
  club.squad.filter((entry) => isFit(entry) && isKeeper(content, entry.card))

/** Fit cards that are not on the pitch. */
export function benchOf(club: Club, { lineUp, injured }: Pitch): Frozen<Entry>[] {
  const playing = new Set(lineUp ? onPitch(lineUp) : [])
  return club.squad.filter(
    (entry) => isFit(entry) && !playing.has(entry.card) && !injured.includes(entry.card),
  )
}

/** Who may come on into a slot (SC-R22); nobody: the slot stays empty, or Given keeps goal. */
export function substitutesFor(
  content: Content,
  club: Club,
  pitch: Pitch,
  { row, slot }: Slot,
): string[] {
  const bench = benchOf(club, pitch).map(({ card }) => card)
  if (row !== 'defence' || slot > 1) return bench.filter((card) => !isKeeper(content, card))
  const keepers = bench.filter((card) => isKeeper(content, card))
  return keepers.length > 0 ? [...keepers, GIVEN] : []
}

/** Refuses a line-up that breaks a rule (SC-166 to SC-168, SC-R14, SC-R15). */
export function mustBeLineUp(content: Content, club: Club, lineUp: Eleven, boost: number): void {
  const { formation, goalkeeper, boostThird } = lineUp
  must(content.formations.includes(formation), 'bad-formation', { formation })
  const sizes = rowsOf(formation)
  for (const row of ROWS)
    must(lineUp[row].length === sizes[row], 'bad-formation', { row, size: sizes[row] })
  const outfield = ROWS.flatMap((row) => lineUp[row]).filter((card) => card !== null)
  const cards = goalkeeper === GIVEN ? outfield : [goalkeeper, ...outfield]
  for (const card of cards) must(cardsOf(content).players.has(card), 'unknown-id', { card })
  for (const card of cards) must(entryOf(club, card), 'not-your-player', { card })
  must(new Set(cards).size === cards.length, 'duplicate-player')
  must(goalkeeper === GIVEN || isKeeper(content, goalkeeper), 'bad-goalkeeper')
  for (const card of outfield) must(!isKeeper(content, card), 'bad-goalkeeper', { card })
  for (const card of cards) {
    const entry = entryOf(club, card)
    must(entry && isFit(entry), 'player-unavailable', { card })
  }
  const left = fitOutfield(content, club).length - outfield.length
  const hasGap = ROWS.some((row) => hasGapWithin(lineUp[row]))
  must(!hasGap && (outfield.length === 10 || left === 0), 'slot-not-filled')
  must((boostThird !== null) === boost > 0, 'bad-boost', { boost })
}

const hasGapWithin = (row: readonly (string | null)[]): boolean =>
  row.some((card, place) => card === null && (row[place + 1] ?? null) !== null)

const byStars = (one: Frozen<Entry>, other: Frozen<Entry>): number =>
  other.stars - one.stars || (one.card < other.card ? -1 : 1)

const STANDARD_FORMATION = '4-4-2'

/** The line-up for a seat that gives none, or the best of a formation that is asked for. */
export function autoLineUp(
  content: Content,
  club: Club,
  boost: number,
  asked: string | null = null,
): LineUp {
  const { lastLineUp } = club
  const standard = content.formations.includes(STANDARD_FORMATION)
    ? STANDARD_FORMATION
    : at(content.formations, 0)
  const formation = asked ?? lastLineUp?.formation ?? standard
  const sizes = rowsOf(formation)
  const [keeper] = [...fitKeepers(content, club)].sort(byStars)
  const free = [...fitOutfield(content, club)].sort(byStars)
  const rows: Record<Third, string[]> = { defence: [], midfield: [], attack: [] }
  const take = (row: Third, entry: Frozen<Entry>) => {
    free.splice(free.indexOf(entry), 1)
    rows[row].push(entry.card)
  }
  for (const row of ROWS) {
    const natives = free.filter(({ card }) => playerOf(content, card).position === NATIVES[row])
    for (const entry of natives.slice(0, sizes[row])) take(row, entry)
  }
  const relief = reliefOf(content, club)
  for (const row of ROWS)
    while (rows[row].length < sizes[row]) {
      const best = bestIn(content, free, row, relief)
      if (!best) break
      take(row, best)
    }
  const filled = (row: Third) => [
    ...rows[row],
    ...Array.from({ length: sizes[row] - rows[row].length }, () => null),
  ]
  return {
    formation,
    goalkeeper: keeper?.card ?? GIVEN,
    defence: filled('defence'),
    midfield: filled('midfield'),
    attack: filled('attack'),
    boostThird: boost > 0 ? (lastLineUp?.boostThird ?? 'midfield') : null,
  }
}

/** The most effective in a row; among equals a utility player last, then by id. */
export function bestIn(
  content: Content,
  entries: readonly Frozen<Entry>[],
  row: Third,
  relief: number,
): Frozen<Entry> | undefined {
  const isUtility = (card: string) => Number(playerOf(content, card).position === 'utility')
  return [...entries].sort(
    (one, other) =>
      worthIn(content, other, row, relief) - worthIn(content, one, row, relief) ||
      isUtility(one.card) - isUtility(other.card) ||
      (one.card < other.card ? -1 : 1),
  )[0]
}
