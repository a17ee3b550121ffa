import { byPack, found } from '../../shared/book.ts'
import { sure } from '../../shared/sure.ts'
import type {
  AgentCard,
  Category,
  Content,
  ContractCard,
  DayCard,
  MatchEventCard,
  PressCard,
  Target,
  Tile,
} from './schema.ts'

export type CardId = string
export const DECKS = ['contract', 'agent', 'dayToDay', 'press'] as const
export type DeckName = (typeof DECKS)[number]
type DrawnCard = AgentCard | DayCard | PressCard
type CardCategory = 'agent' | 'sponsorship' | 'magic-sponge' | 'match-event' | Group
type Group = 'movement' | 'fame' | 'financial'

interface Book {
  readonly contracts: ReadonlyMap<CardId, ContractCard>
  readonly drawn: ReadonlyMap<CardId, DrawnCard>
  readonly all: { readonly [D in DeckName]: readonly CardId[] }
  readonly black: readonly CardId[]
  readonly movementsInPress: number
}

interface Definition {
  readonly id: string
  readonly copies?: number
}

export const bookOf = byPack(
  ({ contracts, agentCards, dayToDayCards, pressCards }: Content): Book => ({
    contracts: byCopy(contracts),
    drawn: byCopy<DrawnCard>([...agentCards, ...dayToDayCards, ...pressCards]),
    all: {
      contract: idsOf(contracts.filter(({ black }) => !black)),
      agent: idsOf(agentCards),
      dayToDay: idsOf(dayToDayCards),
      press: idsOf(pressCards),
    },
    black: idsOf(contracts.filter(({ black }) => black)),
    movementsInPress: idsOf(pressCards.filter(({ group }) => group === 'movement')).length,
  }),
)

const byCopy = <C extends Definition>(cards: readonly C[]): ReadonlyMap<CardId, C> =>
  new Map(cards.flatMap((card) => copiesOf(card).map((id): [CardId, C] => [id, card])))

const idsOf = (cards: readonly Definition[]): CardId[] => cards.flatMap(copiesOf)

/**
 * Returns the ids of all copies of a card. The second copy of `me-header` has the id `me-header#2`.
 */
const copiesOf = ({ id, copies = 1 }: Definition): CardId[] =>
  Array.from({ length: copies }, (_, copy) => `${id}#${copy + 1}`)

export const contractOf = (pack: Content, id: CardId): ContractCard =>
  found(bookOf(pack).contracts, id)

export const drawnCardOf = (pack: Content, id: CardId): DrawnCard => found(bookOf(pack).drawn, id)

export function matchEventOf(pack: Content, id: CardId): MatchEventCard {
  const card = drawnCardOf(pack, id)
  if (card.kind !== 'match-event') throw new RangeError(`${id} is no Match Event Card`)
  return card
}

export function abilityOf(pack: Content, agent: CardId | null): number {
  if (agent === null) return 0
  const card = drawnCardOf(pack, agent)
  if (card.kind !== 'agent') throw new RangeError(`${agent} is no Agent`)
  return card.ability
}

export function feeOf(pack: Content, sponsorship: CardId): number {
  const card = drawnCardOf(pack, sponsorship)
  if (card.kind !== 'sponsorship') throw new RangeError(`${sponsorship} is no Sponsorship Card`)
  return card.fee
}

export const categoryOf = (card: DrawnCard): CardCategory =>
  card.kind === 'instant' ? card.group : card.kind

export const isMatchEvent = (pack: Content, id: CardId): boolean =>
  bookOf(pack).drawn.get(id)?.kind === 'match-event'

export const teamOf = ({ type, team }: Tile): string => sure(team, `team of a ${type} tile`)

export const sponsorOf = ({ type, category }: Tile): Category =>
  sure(category, `category of a ${type} tile`)

export const matches = (
  tile: Tile,
  { tile: type, category, team }: Target,
  own: string | null,
): boolean =>
  tile.type === type &&
  (category === undefined || tile.category === category) &&
  (team === undefined || tile.team === (team === 'own' ? own : team))
