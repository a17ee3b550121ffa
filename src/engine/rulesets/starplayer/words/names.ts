import { at as itemAt } from '../../../kernel/define.ts'
import { type EventContext, listed, quoted } from '../../../kernel/texts.ts'
import type { Frozen } from '../../../kernel/types.ts'
import { bookOf } from '../content/book.ts'
import {
  allEffects,
  homeOf,
  isBogus,
  KEPT_AS,
  roundOf,
  type Slot,
  slotOf,
  squadIn,
} from '../content/cards.ts'
import type { Card, Content } from '../content/schema.ts'
import type { Bundle, Offer, Party } from '../state.ts'
import type { Starplayer, Table } from '../types.ts'

type Context = EventContext<Starplayer>

const MILLION = 1_000_000
const THOUSAND = 1_000

/** Amounts that are not whole thousands occur only in refused moves. */
export function money(amount: number): string {
  if (amount % THOUSAND > 0) return `£${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}`
  if (amount >= MILLION) return `£${amount / MILLION}M`
  return amount > 0 ? `£${amount / THOUSAND}K` : '£0'
}

export const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

const KINDS: Readonly<Partial<Record<Slot, readonly [one: string, many: string]>>> = {
  wilds: ['a Wild Substitute', 'Wild Substitutes'],
  tackles: ['a Tackle card', 'Tackle cards'],
  matchCards: ['a Cup Match card', 'Cup Match cards'],
  windowCards: ['a Transfer Window card', 'Transfer Window cards'],
  yellows: ['a yellow card', 'yellow cards'],
  trophy: ['the Cup', 'Cups'],
}

export function cardName(card: Card, { content }: Pick<Table, 'content'>): string {
  const book = bookOf(content)
  const footballer = book.footballers.get(card)
  if (footballer) return `${footballer.name} (${footballer.squad}${footballer.star ? ' star' : ''})`
  if (!book.cards.has(card)) return quoted(card)
  const slot = slotOf(card) ?? keptAs(card, content)
  if (slot === 'manager') {
    const named = content.managers.find(({ id }) => id === card)
    return `${named?.name ?? card} (manager)`
  }
  if (slot === 'stadium') return `the ${squadIn(card)} stadium`
  if (slot === 'wins') return `the Round ${roundOf(card)} WIN card`
  if (isBogus(card)) return `the bogus ${squadIn(card)} footballer`
  const kind = slot && KINDS[slot]
  return kind?.[0] ?? (homeOf(card) === null ? 'the red card' : `a ${homeOf(card)} card`)
}

export const bareName = (card: Card, table: Pick<Table, 'content'>): string =>
  cardName(card, table).replace(/ \(.*\)$/, '')

function keptAs(card: Card, content: Content): Slot | null {
  const effects = bookOf(content).chance.get(card)?.effects ?? []
  for (const effect of allEffects(effects))
    if (effect.kind === 'retain') return KEPT_AS[effect.role]
  return null
}

export function cardNames(cards: readonly Card[], table: Pick<Table, 'content'>): string {
  const names = cards.map((card) => cardName(card, table))
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length
    const kind = Object.values(KINDS).find(([one]) => one === name)
    return count > 1 && kind ? `${count} ${kind[1]}` : name
  })
  return listed(counted)
}

const SPACES = {
  'kick-off': 'Kick Off',
  chairman: 'a Club Chairman space',
  referee: 'a Referee space',
  'starplayer-bonus': 'the Starplayer Bonus space',
  'wild-substitute': 'a Wild Substitute space',
  'cup-match': 'a Cup Match space',
  'penalty-spot': 'the Penalty Spot',
  manager: 'a Manager space',
} as const

export function spaceName(space: number, table: Pick<Table, 'content'>): string {
  const shown = itemAt(table.content.board, space)
  if (shown.type === 'footballer') return cardName(shown.footballerId, table)
  return shown.type === 'stadium' ? `the ${shown.colour} Stadium` : SPACES[shown.type]
}

export const partyName = (party: Party, { who }: Pick<Context, 'who'>): string =>
  party === 'official' ? 'the Official' : who(party)

const side = ({ cards, money: amount }: Frozen<Bundle>, table: Table): string =>
  [
    ...(cards.length > 0 ? [cardNames(cards, table)] : []),
    ...(amount > 0 ? [money(amount)] : []),
  ].join(' and ') || 'nothing'

type Deal = Frozen<Pick<Offer, 'give' | 'take'>>

export const dealName = ({ give, take }: Deal, table: Table): string =>
  `${side(give, table)} for ${side(take, table)}`

export const scored = (score: readonly [number, number]): string =>
  `${Math.max(...score)}–${Math.min(...score)}`
