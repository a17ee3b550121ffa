import { type EventContext, plural, quoted } from '../../../kernel/texts.ts'
import {
  bookOf,
  type CardId,
  contractOf,
  type DeckName,
  drawnCardOf,
  matchEventOf,
} from '../content/book.ts'
import type {
  Category,
  Content,
  ContractCard,
  Effect,
  ScoreEffect,
  Tile,
} from '../content/schema.ts'
import type { Cause, MatchKind, Score, Side, Slot } from '../state.ts'
import type { RisingStar } from '../types.ts'

const TEXT_MAX = 200

const grouped = new Intl.NumberFormat('en-GB')

export const money = (amount: number): string => `${grouped.format(amount / 1_000)}k`

const goals = (count: number): string => (Math.abs(count) === 1 ? 'goal' : 'goals')

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`)

const deals: Record<Category, string> = {
  boot: 'Boot Deal',
  clothing: 'Clothing Deal',
  product: 'Product Deal',
}

export const slotCalled = (slot: Slot): string => (slot === 'agent' ? 'Agent' : deals[slot])

export function tileCalled({ type, category, team }: Tile): string {
  if (category !== undefined) return deals[category].toUpperCase()
  const name = type.replaceAll('-', ' ').toUpperCase()
  const printed = type === 'pre-season' ? 'PRE-SEASON' : name
  return team === undefined ? printed : `${printed} ${team}`
}

export const causeCalled = (cause: Cause): string => cause.replaceAll('-', ' ').toUpperCase()

const kinds: Record<MatchKind, string> = {
  matchday: 'MATCHDAY',
  reserves: 'RESERVES',
  derby: 'DERBY DAY',
  'cup-final': 'CUP FINAL',
  'championship-final': 'FINAL MATCH',
}

export const kindCalled = (kind: MatchKind): string => kinds[kind]

const decks: Record<DeckName, string> = {
  contract: 'Contract',
  agent: 'Agent',
  dayToDay: 'Day to Day',
  press: 'Press',
}

export const deckCalled = (deck: DeckName): string => `${decks[deck]} deck`

/** Quotes the contract's name, because authors of game content can choose any name. */
export const contractCalled = (content: Content, id: CardId): string =>
  quoted(contractOf(content, id).name, TEXT_MAX)

export const termsOf = ({ matchdayFee, reservesFee, loyaltyBonus, buyoutFee }: ContractCard) =>
  `Matchday ${money(matchdayFee)}, Reserves ${money(reservesFee)}, ` +
  `Loyalty ${money(loyaltyBonus)}, Buyout ${money(buyoutFee)}`

export function cardCalled(content: Content, id: CardId): string {
  const card = drawnCardOf(content, id)
  return quoted('text' in card ? card.text : card.name, TEXT_MAX)
}

export const anyCardCalled = (content: Content, id: string): string =>
  bookOf(content).contracts.has(id)
    ? contractCalled(content, id)
    : bookOf(content).drawn.has(id)
      ? cardCalled(content, id)
      : quoted(id)

export function worthCalled(content: Content, id: CardId): string {
  const card = drawnCardOf(content, id)
  const name = cardCalled(content, id)
  if (card.kind === 'agent') return `${name}, ${plural(card.ability, 'extra offer')}`
  return card.kind === 'sponsorship' ? `${name}, ${money(card.fee)} a visit` : name
}

/**
 * Describes an effect of a card. `move` is not described, because the event that moves the token
 * names the destination.
 */
export function effectCalled(effect: Effect): string[] {
  switch (effect.kind) {
    case 'fame':
      return [`fame ${signed(effect.delta)}`]
    case 'receive':
      return [`${money(effect.amount)} from the bank`]
    case 'pay':
      return [`${money(effect.amount)} to the bank`]
    case 'move':
      return []
  }
}

export function scoreEffectCalled(effect: ScoreEffect): string {
  switch (effect.kind) {
    case 'score': {
      const parts = [
        effect.own && `${signed(effect.own)} ${goals(effect.own)}`,
        effect.opponent && `opponent ${signed(effect.opponent)} ${goals(effect.opponent)}`,
      ]
      return parts.filter((part) => typeof part === 'string').join(', ')
    }
    case 'reroll':
      return effect.side === 'own' ? 'roll again' : 'the opponent rolls again'
    case 'level':
      return 'level the score'
    case 'swap':
      return 'swap the scores'
  }
}

export const effectsCalled = (content: Content, id: CardId): string =>
  matchEventOf(content, id).effects.map(scoreEffectCalled).join(', ')

export const scored = ({ home, away }: Score): string => `${home}–${away}`

export function sideCalled(side: Side, { who, table }: EventContext<RisingStar>): string {
  if ('seat' in side) return who(side.seat)
  const { content } = table
  return 'club' in side ? plainName(content.cupOpponent) : clubCalled(content, side.absent)
}

export const clubCalled = ({ tokens }: Content, token: string): string =>
  plainName(tokens.find(({ id }) => id === token)?.club ?? token)

const plainName = (name: string): string =>
  /^[\p{L}\p{N} .&'’-]{1,40}$/u.test(name) ? name : quoted(name)
