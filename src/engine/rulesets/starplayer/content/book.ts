import { byId, byPack } from '../../shared/book.ts'
import { bogusCards, slotOf, trayCards } from './cards.ts'
import { MANAGER_PRICE, STADIUM_PRICE } from './numbers.ts'
import {
  type Card,
  type ChanceCard,
  type Content,
  chanceDecks,
  type Footballer,
  type Squad,
} from './schema.ts'

interface Book {
  readonly footballers: ReadonlyMap<Card, Footballer>
  readonly chance: ReadonlyMap<Card, ChanceCard>
  readonly stars: Readonly<Record<Squad, readonly Card[]>>
  readonly sixes: Readonly<Record<Squad, readonly Card[]>>
  readonly cards: ReadonlySet<Card>
  readonly dearest: Readonly<Record<Squad, readonly Footballer[]>>
  readonly tray: readonly Card[]
  readonly managers: readonly Card[]
  readonly stadiums: readonly Card[]
  readonly claimable: readonly number[]
}

export const bookOf = byPack((content: Content): Book => {
  const footballers = byId(content.footballers)
  const chance = byId(chanceDecks.flatMap((deck) => content.decks[deck]))
  const shown = new Set(
    content.board.flatMap((one) => (one.type === 'footballer' ? [one.footballerId] : [])),
  )
  const tray = trayCards(content).sort()
  return {
    footballers,
    chance,
    dearest: dearestIn(content),
    tray,
    managers: tray.filter((card) => slotOf(card) === 'manager'),
    stadiums: tray.filter((card) => slotOf(card) === 'stadium'),
    stars: bySquad(content, ({ star }) => star),
    sixes: bySquad(content, ({ id }) => shown.has(id)),
    cards: new Set([...footballers.keys(), ...bogusCards(), ...tray, ...chance.keys()]),
    claimable: claimableIn(content, footballers),
  }
})

function bySquad({ footballers }: Content, isWanted: (one: Footballer) => boolean) {
  const ids = (wanted: Squad) =>
    footballers.filter((one) => one.squad === wanted && isWanted(one)).map(({ id }) => id)
  return { red: ids('red'), blue: ids('blue'), yellow: ids('yellow'), white: ids('white') }
}

function dearestIn({ footballers }: Content): Book['dearest'] {
  const ordered = footballers.toSorted((one, other) => other.value - one.value)
  const of = (wanted: Squad) => ordered.filter(({ squad }) => squad === wanted)
  return { red: of('red'), blue: of('blue'), yellow: of('yellow'), white: of('white') }
}

const claimableIn = ({ board }: Content, footballers: Book['footballers']): number[] =>
  [...board.entries()].flatMap(([place, one]) => {
    const isStar = one.type === 'footballer' && footballers.get(one.footballerId)?.star
    return isStar || one.type === 'stadium' || one.type === 'wild-substitute' ? [place] : []
  })

export function faceValue(book: Book, card: Card): number {
  const slot = slotOf(card)
  if (slot === 'manager') return MANAGER_PRICE
  if (slot === 'stadium') return STADIUM_PRICE
  return book.footballers.get(card)?.value ?? 0
}

/** Price for selling a card back: half the face value, rounded up to a multiple of £500K. */
export const sellBackPrice = (value: number): number => Math.ceil(value / 1_000_000) * 500_000
