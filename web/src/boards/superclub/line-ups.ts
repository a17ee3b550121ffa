import { GIVEN } from '../../../../src/engine/rulesets/superclub/read/worth.ts'
import type { Domain, Space } from '../../moves/space.ts'
import { type Content, type Eleven, type Entry, type Position, playerOf } from './club.ts'
import type { PitchPlace, Third } from './pitch.tsx'

export interface Formation {
  readonly name: string
  readonly sizes: Readonly<Record<Third, number>>
  readonly keepers: readonly string[]
  readonly outfield: readonly string[]
  /**
   * Thirds of the pitch that the captain can boost; the list is empty if the line-up has no
   * captain.
   */
  readonly thirds: readonly Third[]
}

const ROWS = ['defence', 'midfield', 'attack'] as const

export function formationsIn(spaces: readonly Space[]): readonly Formation[] {
  const domain = spaces[0]?.fields.lineUp
  if (!domain || !('either' in domain)) return []
  return domain.either.flatMap((one) => ('record' in one ? [formationOf(one.record)] : []))
}

function formationOf(record: Readonly<Record<string, Domain>>): Formation {
  const sizeOf = (row: Third) => {
    const domain = record[row]
    return domain && 'min' in domain ? domain.min : 0
  }
  return {
    name: String(valuesIn(record.formation)[0]),
    sizes: { defence: sizeOf('defence'), midfield: sizeOf('midfield'), attack: sizeOf('attack') },
    keepers: valuesIn(record.goalkeeper).map(String),
    outfield: [...new Set(ROWS.flatMap((row) => valuesIn(record[row])))].flatMap((card) =>
      typeof card === 'string' ? [card] : [],
    ),
    thirds: ROWS.filter((row) => valuesIn(record.boostThird).includes(row)),
  }
}

function valuesIn(domain: Domain | undefined): readonly unknown[] {
  if (!domain) return []
  if ('is' in domain) return [domain.is]
  if ('oneOf' in domain) return domain.oneOf
  if ('arrange' in domain) return domain.arrange
  return 'listOf' in domain ? valuesIn(domain.listOf) : []
}

export const cardAt = (lineUp: Eleven, place: PitchPlace): string | null =>
  place.row === 'goalkeeper' ? lineUp.goalkeeper : (lineUp[place.row][place.at] ?? null)

export function placeOf(lineUp: Eleven, card: string): PitchPlace | null {
  if (lineUp.goalkeeper === card) return { row: 'goalkeeper' }
  for (const row of ROWS) {
    const at = lineUp[row].indexOf(card)
    if (at >= 0) return { row, at }
  }
  return null
}

export const mayStand = (
  { keepers, outfield }: Formation,
  card: string,
  { row }: PitchPlace,
): boolean => (row === 'goalkeeper' ? keepers : outfield).includes(card)

export function placed(lineUp: Eleven, card: string, place: PitchPlace): Eleven {
  const [from, out] = [placeOf(lineUp, card), cardAt(lineUp, place)]
  const changed = put(lineUp, place, card)
  return packed(from === null ? changed : put(changed, from, out))
}

function put(lineUp: Eleven, place: PitchPlace, card: string | null): Eleven {
  if (place.row === 'goalkeeper') return card === null ? lineUp : { ...lineUp, goalkeeper: card }
  return { ...lineUp, [place.row]: lineUp[place.row].with(place.at, card) }
}

function packed(lineUp: Eleven): Eleven {
  const [defence, midfield, attack] = ROWS.map((row) => {
    const cards = lineUp[row].filter((card) => card !== null)
    return [...cards, ...lineUp[row].filter((card) => card === null)]
  })
  return { ...lineUp, defence: defence ?? [], midfield: midfield ?? [], attack: attack ?? [] }
}

const FROM_THE_BACK: Readonly<Record<Position, number>> = {
  goalkeeper: 0,
  defender: 1,
  utility: 2,
  midfielder: 2,
  attacker: 3,
}

const OUTFIELD = 10

/**
 * Returns the line-up that is shown if the bot suggests none: the strongest players, each as close
 * as possible to the player's position.
 */
export function strongest(
  content: Content,
  formation: Formation,
  squad: readonly Pick<Entry, 'card' | 'stars'>[],
): Eleven {
  const { name, keepers, outfield, thirds } = formation
  const starsOf = (card: string) => squad.find((one) => one.card === card)?.stars ?? 0
  const byStars = (cards: readonly string[]) =>
    cards.toSorted((one, other) => starsOf(other) - starsOf(one))
  const nobody: null[] = Array(OUTFIELD).fill(null)
  const players = [...byStars(outfield), ...nobody].slice(0, OUTFIELD)
  const [goalkeeper = GIVEN] = byStars(keepers)
  const boostThird = thirds[0] ?? null
  const rows = { defence: players, midfield: [], attack: [] }
  return reshaped(content, { formation: name, goalkeeper, ...rows, boostThird }, formation)
}

/**
 * Assigns the players to the rows of a different formation. Players are sorted by position, so that
 * as few players as possible change their row.
 */
export function reshaped(content: Content, lineUp: Eleven, { name, sizes }: Formation): Eleven {
  const backOf = (card: string | null) =>
    card === null ? 9 : FROM_THE_BACK[playerOf(content, card).position]
  const players = ROWS.flatMap((row) => lineUp[row])
  const pool = players.toSorted((one, other) => backOf(one) - backOf(other))
  const { defence, midfield, attack } = sizes
  return {
    ...lineUp,
    formation: name,
    defence: pool.slice(0, defence),
    midfield: pool.slice(defence, defence + midfield),
    attack: pool.slice(defence + midfield, defence + midfield + attack),
  }
}
