import { playerOf, pricesOf } from '../content/book.ts'
import type { Content, Player } from '../content/schema.ts'
import type { Entry } from '../types.ts'
import { gradeOf } from '../words/names.ts'

export const CARD_KEY =
  'Cards: id, position (A D M G, U utility), stars/potential, chemistry half (< left, > right).'

export const cardText = (content: Content, card: string, stars?: number): string =>
  `${card} ${gradeOf(content, card, stars)}`

export function pricedText(content: Content, card: string): string {
  const { stars } = playerOf(content, card)
  const { market, scout } = pricesOf(content, card, stars)
  return `${cardText(content, card)} (market ${market}, scout ${scout})`
}

function flagsText({ injured, outMatches, outSeason, refuses }: Entry): string {
  const flags = [
    injured ? 'injured' : '',
    outSeason ? 'out for the season' : '',
    outMatches > 0 ? 'out for the next match' : '',
    refuses ? 'refuses' : '',
  ].filter((flag) => flag !== '')
  return flags.length > 0 ? ` (${flags.join(', ')})` : ''
}

const ORDER: readonly Player['position'][] = [
  'goalkeeper',
  'defender',
  'midfielder',
  'attacker',
  'utility',
]

export function squadText(content: Content, squad: readonly Entry[]): string {
  const placeOf = (card: string) => ORDER.indexOf(playerOf(content, card).position)
  return [...squad]
    .sort((one, other) => placeOf(one.card) - placeOf(other.card) || other.stars - one.stars)
    .map((entry) => cardText(content, entry.card, entry.stars) + flagsText(entry))
    .join(', ')
}
