import type {
  Content,
  Developed,
  GameChanger,
  Player,
  Staff,
  SuperCupTeam,
  Tactical,
} from './schema.ts'

/** The cards of a pack by id. */
export interface Cards {
  readonly players: ReadonlyMap<string, Player>
  readonly staff: ReadonlyMap<string, Staff>
  /** By the id of the definition; a copy's id is that id, a dot and a number. */
  readonly gameChangers: ReadonlyMap<string, GameChanger>
  readonly teams: ReadonlyMap<string, SuperCupTeam>
  /** By player and stars. */
  readonly developed: ReadonlyMap<string, Developed>
}

const known = new WeakMap<object, Cards>()

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]))

export function cardsOf(content: Content): Cards {
  const before = known.get(content)
  if (before) return before
  const cards: Cards = {
    players: byId(content.players),
    staff: byId(content.keyStaff),
    gameChangers: byId(content.gameChangers),
    teams: byId(content.superCup),
    developed: new Map(content.developed.map((row) => [`${row.player} ${row.stars}`, row])),
  }
  known.set(content, cards)
  return cards
}

/** A card that the game itself named; another is a bug. */
function found<T>(card: T | undefined, id: string): T {
  if (card === undefined) throw new RangeError(`no card ${id}`)
  return card
}

export const playerOf = (content: Content, id: string): Player =>
  found(cardsOf(content).players.get(id), id)
export const staffOf = (content: Content, id: string): Staff =>
  found(cardsOf(content).staff.get(id), id)
export const teamOf = (content: Content, id: string): SuperCupTeam =>
  found(cardsOf(content).teams.get(id), id)

export const definitionId = (copy: string): string => copy.split('.', 1)[0] as string
export const gameChangerOf = (content: Content, copy: string): GameChanger =>
  found(cardsOf(content).gameChangers.get(definitionId(copy)), copy)

export function tacticalOf(content: Content, copy: string): Tactical {
  const card = gameChangerOf(content, copy)
  if (card.type !== 'tactical') throw new Error(`${copy} is not kept by its owner`)
  return card
}

/** All copies of all Game changers, in the order of the pack. */
export const copiesOf = ({ gameChangers }: Content): string[] =>
  gameChangers.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, copy) => `${id}.${copy + 1}`),
  )

/** The developed card of a player with so many stars; null while it is still the base card. */
export const developedOf = (content: Content, player: string, stars: number): Developed | null =>
  cardsOf(content).developed.get(`${player} ${stars}`) ?? null

/** The prices of a player with so many stars, printed on the base card or on a developed one. */
export const pricesOf = (content: Content, player: string, stars: number) =>
  developedOf(content, player, stars) ?? playerOf(content, player)
