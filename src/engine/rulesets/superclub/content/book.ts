import { at } from '../../../kernel/define.ts'
import { byId, byPack, found } from '../../shared/book.ts'
import type { Content, Developed, GameChanger, Player, Staff, Tactical } from './schema.ts'

export const bookOf = byPack((content: Content) => ({
  players: byId<Player>(content.players),
  staff: byId<Staff>(content.keyStaff),
  /**
   * Game changers by the id of their definition. The id of a copy is this id, a dot and a number.
   */
  gameChangers: byId<GameChanger>(content.gameChangers),
  teams: byId(content.superCup),
  developed: developedIn(content),
}))

function developedIn({ developed }: Content): ReadonlyMap<string, ReadonlyMap<number, Developed>> {
  const cards = new Map<string, Map<number, Developed>>()
  for (const row of developed) {
    const own = cards.get(row.player) ?? new Map<number, Developed>()
    cards.set(row.player, own.set(row.stars, row))
  }
  return cards
}

export const playerOf = (content: Content, id: string): Player => found(bookOf(content).players, id)
export const staffOf = (content: Content, id: string): Staff => found(bookOf(content).staff, id)
export const teamOf = (content: Content, id: string): Content['superCup'][number] =>
  found(bookOf(content).teams, id)

export const definitionId = (copy: string): string => copy.replace(/\..*/, '')
export const gameChangerOf = (content: Content, copy: string): GameChanger =>
  found(bookOf(content).gameChangers, definitionId(copy))

export function tacticalOf(content: Content, copy: string): Tactical {
  const card = gameChangerOf(content, copy)
  if (card.type !== 'tactical') throw new Error(`${copy} is not kept by its owner`)
  return card
}

export const copiesOf = ({ gameChangers }: Content): string[] =>
  gameChangers.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, copy) => `${id}.${copy + 1}`),
  )

/** Returns the developed card of a player with that many stars, or null for the base card. */
export const developedOf = (content: Content, player: string, stars: number): Developed | null =>
  bookOf(content).developed.get(player)?.get(stars) ?? null

export const pricesOf = (content: Content, player: string, stars: number) =>
  developedOf(content, player, stars) ?? playerOf(content, player)

/**
 * Returns the status band of a number on the league table. A number outside the table has the first
 * or the last band (SC-R3).
 */
export function bandOf({ statusBands }: Content, number: number): Content['statusBands'][number] {
  const reached = statusBands.findLast(({ min }) => number >= min)
  return reached ?? at(statusBands, 0)
}

/**
 * Returns the continent with the most or the fewest cards. If several continents have the same
 * number, the first of them in the pack is returned.
 */
export function stackBy(
  { regions }: Content,
  sizes: Readonly<Record<string, number>>,
  better: (one: number, other: number) => boolean,
): string {
  let best = at(regions, 0)
  for (const region of regions) if (better(sizes[region] ?? 0, sizes[best] ?? 0)) best = region
  return best
}
