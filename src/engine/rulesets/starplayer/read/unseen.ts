import { bogusCards, type DeckName, squadIn } from '../content/cards.ts'
import type { Card, ChanceDeck, Squad } from '../content/schema.ts'
import type { At } from '../types.ts'
import { holderOf } from './clubs.ts'

/**
 * Returns the cards of each deck. The contents of a deck are public, because a deck contains all
 * cards that are not visible elsewhere.
 */
export function unseenCards(at: At): Record<DeckName, Card[]> {
  const { content, options } = at.table
  const inHand = at.state.shared.frames.flatMap((frame) =>
    frame.kind === 'acquire' || (frame.kind === 'effects' && !frame.kept) ? [frame.card] : [],
  )
  const isUnseen = (card: Card) => !inHand.includes(card) && holderOf(at, card) === null
  const bogus = options.mode === 'five-a-side' ? [] : bogusCards()
  const drawn = [...content.footballers.map(({ id }) => id), ...bogus]
  const ofSquad = (squad: Squad) =>
    drawn.filter((card) => squadIn(card) === squad && isUnseen(card))
  const ofDeck = (deck: ChanceDeck) => content.decks[deck].map(({ id }) => id).filter(isUnseen)
  return {
    red: ofSquad('red'),
    blue: ofSquad('blue'),
    yellow: ofSquad('yellow'),
    white: ofSquad('white'),
    referee: ofDeck('referee'),
    chairman: ofDeck('chairman'),
    bonus: ofDeck('bonus'),
  }
}
