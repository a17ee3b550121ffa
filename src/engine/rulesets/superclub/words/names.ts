import { at } from '../../../kernel/define.ts'
import { type Aside, type EventContext, listed, plural, quoted } from '../../../kernel/texts.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { bookOf, definitionId, gameChangerOf, playerOf, staffOf } from '../content/book.ts'
import type { Department } from '../content/effects.ts'
import type { Content } from '../content/schema.ts'
import { clubsOf } from '../options.ts'
import { GIVEN } from '../read/worth.ts'
import type { Goods } from '../state.ts'
import type { Superclub, Table } from '../types.ts'

export type Context = EventContext<Superclub>

export const handlesOf = (table: Table): string[] => clubsOf(table).map(capitalised)

export const money = (amount: number): string => `${amount}M`

export const starsIn = (halves: number): string => String(halves / 2)

export const continentName = (region: string): string =>
  region.split('-').map(capitalised).join(' ')

/**
 * Returns the phrase that states the continent of a scouted player. If the stacks of players are
 * random, the phrase is empty, because the continent of a stack does not match the player's origin.
 */
export const fromContinent = (region: string, { options }: Table): string =>
  options.continentStacks === 'byRegion' ? ` from ${continentName(region)}` : ''

export const scoutedFrom = (region: string, { options }: Table): string =>
  options.continentStacks === 'byRegion' ? continentName(region) : 'Scouting'

export const departmentName = (department: Department): string =>
  department === 'stadium' ? 'the stadium' : department

/**
 * Returns the name of a player. A refused move may contain the id of an unknown player, who has no
 * name.
 */
export const playerName = (card: string, { content }: Table): string => {
  if (card === GIVEN) return 'Given'
  return bookOf(content).players.get(card)?.name ?? quoted(card)
}
export const staffName = (staff: string, { content }: Table): string =>
  bookOf(content).staff.get(staff)?.name ?? quoted(staff)
export const gameChangerName = (gc: string, { content }: Table): string =>
  bookOf(content).gameChangers.get(definitionId(gc))?.name ?? quoted(gc)

const LETTERS = {
  attacker: 'A',
  midfielder: 'M',
  defender: 'D',
  goalkeeper: 'G',
  utility: 'U',
} as const
const HALVES = { none: '', left: '<', right: '>', both: '<>' } as const

export function gradeOf(content: Content, card: string, stars?: number): string {
  if (card === GIVEN) return 'G1'
  const { position, potential, chemistry, stars: printed } = playerOf(content, card)
  const now = stars ?? printed
  return `${LETTERS[position]}${now}${potential > now ? `/${potential}` : ''}${HALVES[chemistry]}`
}

/** Returns the name, position and stars, for example `Ada Berg (defender, 2 of 3 stars)`. */
export function starred(card: string, table: Table, stars?: number): string {
  const name = playerName(card, table)
  if (card === GIVEN) return `${name} (goalkeeper, 1 star)`
  const { position, potential, stars: printed } = playerOf(table.content, card)
  const now = stars ?? printed
  const worth = potential > now ? `${now} of ${potential} stars` : plural(now, 'star')
  return `${name} (${position}, ${worth})`
}

export function nameOf(id: string, { table }: Pick<Context, 'table'>): string | null {
  const { players, staff, gameChangers } = bookOf(table.content)
  if (players.has(id)) return starred(id, table)
  if (staff.has(id)) return staffName(id, table)
  if (gameChangers.has(definitionId(id))) return gameChangerName(id, table)
  return table.content.regions.includes(id) ? continentName(id) : null
}

export function facilityText({ content }: Table, department: Department, level: number): string {
  const { training, scouting, stadium } = content.facilities
  if (department === 'scouting') return plural(at(scouting, level - 1).draws, 'draw')
  if (department === 'stadium') {
    const incomes = Object.values(at(stadium, level - 1).income)
    return `${Math.min(...incomes)}–${money(Math.max(...incomes))} a year, by status`
  }
  const { players, stars, guaranteed } = at(training, level - 1)
  const sure = guaranteed > 0 ? `, ${plural(guaranteed, 'star')} without a roll` : ''
  return `${plural(players, 'player')}, up to ${plural(stars, 'star')} each${sure}`
}

/** Maximum number of characters of a card's text that a sentence quotes. */
const CARD_TEXT_MAX = 200
export const staffText = (staff: string, { content }: Table): string =>
  quoted(staffOf(content, staff).text, CARD_TEXT_MAX)
export const gameChangerText = (gc: string, { content }: Table): string =>
  quoted(gameChangerOf(content, gc).text, CARD_TEXT_MAX)

export function goodsOf(
  { cash, players, staff }: Frozen<Goods>,
  table: Table,
  starsOf: (card: string) => number | undefined = () => undefined,
): string {
  const items = [
    ...(cash > 0 ? [money(cash)] : []),
    ...players.map((card) => starred(card, table, starsOf(card))),
    ...staff.map((one) => staffName(one, table)),
  ]
  return listed(items) || 'nothing'
}

export const sidesOf = (match: string): readonly [Seat, Seat] | null => {
  const [, home, away] = /-(\d+)v(\d+)$/.exec(match) ?? []
  return home === undefined || away === undefined ? null : [Number(home), Number(away)]
}

export function sideName(match: string, side: number, { who }: Context): string {
  const seat = sidesOf(match)?.[side]
  if (seat !== undefined) return who(seat)
  return side === 0 ? 'the home side' : 'the away side'
}

export const OTHER_MATCHES = 'events of other matches'

export function inMatch(match: string, { viewer }: Context, sentence: string): string | Aside {
  const sides = sidesOf(match)
  const isOthers = typeof viewer === 'number' && sides !== null && !sides.includes(viewer)
  return isOthers ? { aside: sentence, of: OTHER_MATCHES } : sentence
}

export const ofClub = (
  seat: Seat,
  { viewer }: Context,
  sentence: string,
  of = 'events of other clubs',
): string | Aside =>
  typeof viewer === 'number' && viewer !== seat ? { aside: sentence, of } : sentence

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
