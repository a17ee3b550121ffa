import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { playerOf } from '../content/book.ts'
import type { Third } from '../content/effects.ts'
import type { Position } from '../content/schema.ts'
import { type LineUp, ROWS, type Slot } from '../state.ts'
import type { Eleven, Entry, Seen } from '../types.ts'
import { clubOf, effectsOf, isFit, isKeeper } from './club.ts'
import { GIVEN, halvesIn, slotsOf } from './worth.ts'

interface Pitch {
  readonly lineUp: Eleven | null
  readonly injured: readonly string[]
}

const NATIVES = { attack: 'attacker', midfield: 'midfielder', defence: 'defender' } as const

export const reliefOf = (at: Seen, seat: Seat): number =>
  sumOf(effectsOf(at, seat, 'positionRelief').map(({ thirds }) => thirds))

export const worthIn = (
  { table }: Pick<Seen, 'table'>,
  { card, stars }: Pick<Entry, 'card' | 'stars'>,
  row: Third,
  relief: number,
): number => halvesIn({ position: playerOf(table.content, card).position, stars }, row, relief)

/**
 * Number of places in each row of a formation. Validation of the game's content guarantees that a
 * formation has one digit per row (SC-167).
 */
export const rowsOf = (formation: string): Readonly<Record<Third, number>> => ({
  defence: digitAt(formation, 0),
  midfield: digitAt(formation, 2),
  attack: digitAt(formation, 4),
})

const digitAt = (formation: string, place: number): number => formation.charCodeAt(place) - ZERO
const ZERO = '0'.charCodeAt(0)

export const onPitch = (lineUp: Eleven): string[] =>
  ROWS.flatMap((row) => slotsOf(lineUp, row)).filter((card) => card !== null)

export const fitOutfield = (at: Seen, seat: Seat): Entry[] =>
  clubOf(at, seat).squad.filter((entry) => isFit(entry) && !isKeeper(at, entry.card))
export const fitKeepers = (at: Seen, seat: Seat): Entry[] =>
  clubOf(at, seat).squad.filter((entry) => isFit(entry) && isKeeper(at, entry.card))

export function benchOf(at: Seen, seat: Seat, { lineUp, injured }: Pitch): string[] {
  const playing = new Set(lineUp ? onPitch(lineUp) : [])
  return clubOf(at, seat).squad.flatMap((entry) =>
    isFit(entry) && !playing.has(entry.card) && !injured.includes(entry.card) ? [entry.card] : [],
  )
}

/**
 * Returns the players who can fill an empty place in the line-up. If no player can fill an empty
 * place, an outfield place stays empty, and the default goalkeeper Given fills the goalkeeper's
 * place (SC-R22).
 */
export function substitutesFor(at: Seen, seat: Seat, pitch: Pitch, { row, slot }: Slot): string[] {
  const bench = benchOf(at, seat, pitch)
  if (row !== 'defence' || slot > 1) return bench.filter((card) => !isKeeper(at, card))
  const keepers = bench.filter((card) => isKeeper(at, card))
  return keepers.length > 0 ? [...keepers, GIVEN] : []
}

const byStars = (one: Entry, other: Entry): number =>
  other.stars - one.stars || (one.card < other.card ? -1 : 1)

const STANDARD_FORMATION = '4-4-2'

export function autoLineUp(
  at: Seen,
  seat: Seat,
  boost: number,
  formation = usualFormationOf(at, seat),
): LineUp {
  const { lastLineUp } = clubOf(at, seat)
  return {
    formation,
    goalkeeper: bestKeeper(at, seat),
    ...filled(formation, nativesFirst(at, seat, formation)),
    boostThird: boost > 0 ? (lastLineUp?.boostThird ?? 'midfield') : null,
  }
}

export const bestKeeper = (at: Seen, seat: Seat): string =>
  fitKeepers(at, seat).sort(byStars)[0]?.card ?? GIVEN

function usualFormationOf({ table, state }: Seen, seat: Seat): string {
  const { formations } = table.content
  const { lastLineUp } = at(state.shared.managers, seat)
  if (lastLineUp) return lastLineUp.formation
  return formations.includes(STANDARD_FORMATION) ? STANDARD_FORMATION : at(formations, 0)
}

export type Rows = Record<Third, string[]>

function nativesFirst(at: Seen, seat: Seat, formation: string): Rows {
  const sizes = rowsOf(formation)
  const free = fitOutfield(at, seat).sort(byStars)
  const rows: Rows = { defence: [], midfield: [], attack: [] }
  const take = (row: Third, entry: Entry) => {
    free.splice(free.indexOf(entry), 1)
    rows[row].push(entry.card)
  }
  for (const row of ROWS) {
    const natives = free.filter(({ card }) => positionOf(at, card) === NATIVES[row])
    for (const entry of natives.slice(0, sizes[row])) take(row, entry)
  }
  const relief = reliefOf(at, seat)
  for (const row of ROWS)
    while (rows[row].length < sizes[row]) {
      const best = bestIn(at, free, row, relief)
      if (!best) break
      take(row, best)
    }
  return rows
}

const positionOf = ({ table }: Seen, card: string): Position =>
  playerOf(table.content, card).position

export function filled(formation: string, rows: Rows): Pick<LineUp, Third> {
  const sizes = rowsOf(formation)
  const fill = (row: Third) => {
    const slots: (string | null)[] = [...rows[row]]
    while (slots.length < sizes[row]) slots.push(null)
    return slots
  }
  return { defence: fill('defence'), midfield: fill('midfield'), attack: fill('attack') }
}

/**
 * Returns the footballer who is most effective in the given row of the line-up. If several
 * footballers are equally effective, footballers who are not utility players come first, then lower
 * ids.
 */
export function bestIn(
  at: Seen,
  entries: readonly Entry[],
  row: Third,
  relief: number,
): Entry | undefined {
  const isUtility = (card: string) => Number(positionOf(at, card) === 'utility')
  return [...entries].sort(
    (one, other) =>
      worthIn(at, other, row, relief) - worthIn(at, one, row, relief) ||
      isUtility(one.card) - isUtility(other.card) ||
      (one.card < other.card ? -1 : 1),
  )[0]
}
