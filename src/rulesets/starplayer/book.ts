import type { Frozen } from '../../kernel/types.ts'
import {
  type Card,
  type ChanceCard,
  type ChanceDeck,
  type Content,
  chanceDecks,
  type Footballer,
  type Squad,
  squads,
} from './content/schema.ts'
import type { DeckName, Slot } from './nouns.ts'
import { MANAGER_PRICE, STADIUM_PRICE } from './options.ts'

/** A content pack, looked up by card. */
export interface Book {
  readonly footballers: ReadonlyMap<Card, Footballer>
  readonly chance: ReadonlyMap<Card, ChanceCard>
  /** The four stars of each squad, and the six that are shown on the board. */
  readonly stars: Readonly<Record<Squad, readonly Card[]>>
  readonly sixes: Readonly<Record<Squad, readonly Card[]>>
  /** Every card of the pack. */
  readonly cards: ReadonlySet<Card>
  /** The space of each star, stadium and wild, for claims. */
  readonly claimable: readonly number[]
}

const books = new WeakMap<object, Book>()

export function bookOf(content: Frozen<Content>): Book {
  const known = books.get(content)
  if (known) return known
  const book = write(content as Content)
  books.set(content, book)
  return book
}

function write(content: Content): Book {
  const shown = new Set(
    content.board.flatMap((one) => (one.type === 'footballer' ? [one.footballerId] : [])),
  )
  const squadOf = (wanted: (one: Footballer) => boolean) =>
    Object.fromEntries(
      squads.map((squad) => [
        squad,
        content.footballers.filter((one) => one.squad === squad && wanted(one)).map(({ id }) => id),
      ]),
    ) as Record<Squad, Card[]>
  const chance = chanceDecks.flatMap((deck) => content.decks[deck])
  const footballers = new Map(content.footballers.map((one) => [one.id, one]))
  const claimable = [...content.board.entries()].flatMap(([place, one]) => {
    const isStar = one.type === 'footballer' && footballers.get(one.footballerId)?.star
    return isStar || one.type === 'stadium' || one.type === 'wild-substitute' ? [place] : []
  })
  return {
    footballers,
    claimable,
    chance: new Map(chance.map((one) => [one.id, one])),
    stars: squadOf(({ star }) => star),
    sixes: squadOf(({ id }) => shown.has(id)),
    cards: new Set([
      ...content.footballers.map(({ id }) => id),
      ...bogusCards(),
      ...trayCards(content),
      ...chance.map(({ id }) => id),
    ]),
  }
}

export const bogusCards = (): Card[] => squads.map((squad) => `bogus-${squad}`)

const numbered = (prefix: string, count: number, digits = 1): Card[] =>
  Array.from({ length: count }, (_, place) => `${prefix}-${`${place + 1}`.padStart(digits, '0')}`)

/** The Official's tray before anything is dealt. */
export const trayCards = ({ supporting }: Frozen<Content>): Card[] => [
  ...numbered('manager', 4),
  ...squads.map((squad) => `stadium-${squad}`),
  ...numbered('wild', supporting.wild, 2),
  ...numbered('tackle', supporting.tackle),
  ...numbered('transfer-window', supporting['transfer-window']),
  ...numbered('cup-match', supporting['cup-match']),
  ...squads.flatMap((squad) => numbered(`win-${squad}`, supporting.win / squads.length)),
  ...numbered('yellow-card', supporting['yellow-card']),
  'red-card',
  ...squads.map((squad) => `trophy-${squad}`),
]

const SLOTS: readonly (readonly [RegExp, Slot])[] = [
  [/^(?:red|blue|yellow|white)-\d/, 'footballers'],
  [/^manager-/, 'manager'],
  [/^stadium-/, 'stadium'],
  [/^wild-/, 'wilds'],
  [/^win-/, 'wins'],
  [/^tackle-/, 'tackles'],
  [/^cup-match-/, 'matchCards'],
  [/^transfer-window-/, 'windowCards'],
  [/^yellow-card-/, 'yellows'],
  [/^trophy-/, 'trophy'],
]

const slotsKnown = new Map<Card, Slot | null>()

/** Where a club keeps such a card; null for bogus, red and deck cards, whose name does not tell. */
export function slotOf(card: Card): Slot | null {
  let slot = slotsKnown.get(card)
  if (slot === undefined) {
    slot = SLOTS.find(([pattern]) => pattern.test(card))?.[1] ?? null
    // Names that players invent are not kept.
    if (slot !== null) slotsKnown.set(card, slot)
  }
  return slot
}

export const isFootballer = (card: Card): boolean => slotOf(card) === 'footballers'
export const isBogus = (card: Card): boolean => card.startsWith('bogus-')
/** The squad of a footballer, its bogus card or a stadium. */
export const squadIn = (card: Card): Squad =>
  squads.find((squad) => card.startsWith(`${squad}-`) || card.endsWith(`-${squad}`)) as Squad
export const roundOf = (win: Card): number => Number(win.at(-1))

const CHANCE_DECKS: Readonly<Record<string, ChanceDeck>> = {
  ref: 'referee',
  chr: 'chairman',
  bon: 'bonus',
}

/** The deck to whose bottom a card returns; null: it returns to the tray. */
export function homeOf(card: Card): DeckName | null {
  if (isFootballer(card) || isBogus(card)) return squadIn(card)
  return CHANCE_DECKS[card.slice(0, card.indexOf('-'))] ?? null
}

/** What the card is worth to the Official; 0 for all that cannot be sold back. */
export function faceValue(book: Book, card: Card): number {
  const slot = slotOf(card)
  if (slot === 'manager') return MANAGER_PRICE
  if (slot === 'stadium') return STADIUM_PRICE
  return book.footballers.get(card)?.value ?? 0
}

/** Half the face value, rounded up to £500K. */
export const sellBackPrice = (value: number): number => Math.ceil(value / 1_000_000) * 500_000
