import type {
  Footballer,
  Content as Pack,
  Squad,
} from '../../../../src/engine/rulesets/starplayer/content/schema.ts'
import type { View as Shown } from '../../../../src/engine/rulesets/starplayer/state.ts'
import * as en from '../../text/starplayer/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import type { Sign } from '../../ui/icon.tsx'
import type { BoardProps, Hue } from '../board.ts'

export type View = Shown
export type Content = Pack
export type Props = BoardProps<View, Content>
export type Club = View['clubs'][number]

export const SQUADS: readonly Squad[] = ['red', 'blue', 'yellow', 'white']
const POSITIONS: readonly Footballer['position'][] = ['GK', 'DEF', 'MID', 'STR']

const MILLION = 1_000_000
const THOUSAND = 1_000

export function money(amount: number): string {
  if (amount >= MILLION) return `£${amount / MILLION}M`
  return amount >= THOUSAND ? `£${amount / THOUSAND}K` : `£${amount}`
}

export interface Face {
  readonly name: string
  readonly detail?: string
  readonly hue?: Hue | undefined
  readonly sign?: Sign
  readonly text?: string
}

const KINDS: readonly (readonly [prefix: string, face: Face])[] = [
  ['wild', { name: en.wildSubstitute, sign: 'swap' }],
  ['tackle', { name: en.tackle, sign: 'boot' }],
  ['cup-match', { name: en.cupMatch, sign: 'cup' }],
  ['transfer-window', { name: en.transferWindow, sign: 'door' }],
  ['yellow-card', { name: en.yellowCard, sign: 'card', hue: 'yellow' }],
  ['red-card', { name: en.redCard, sign: 'card', hue: 'red' }],
]

export function faceOf(card: string, content: Content): Face {
  const footballer = footballerOf(card, content)
  if (footballer) {
    const { name, position, value, squad, star } = footballer
    const detail = `${position} ${money(value)}`
    return { name, detail, hue: squad, ...(star && { sign: 'star' as const }) }
  }
  const hue = SQUADS.find((squad) => card.split('-').includes(squad))
  if (card.startsWith('stadium'))
    return { name: en.stadium(sentenceCase(hue ?? '')), sign: 'stadium', hue }
  if (card.startsWith('win')) return { name: `WIN card ${card.at(-1)}`, sign: 'cup', hue }
  if (card.startsWith('trophy')) return { name: en.theStarplayerCup, sign: 'cup', hue }
  if (card.startsWith('bogus')) return { name: en.bogusFootballer, hue }
  const manager = content.managers.find(({ id }) => id === card)
  if (manager) return { name: manager.name, sign: 'person' }
  return (
    chanceFace(card, content) ?? KINDS.find(([id]) => card.startsWith(id))?.[1] ?? { name: card }
  )
}

function chanceFace(card: string, { decks }: Content): Face | null {
  for (const [deck, cards] of Object.entries(decks)) {
    const found = cards.find(({ id }) => id === card)
    if (found) return { name: en.card(sentenceCase(deck)), text: found.text }
  }
  return null
}

export const footballerOf = (card: string, { footballers }: Content): Footballer | undefined =>
  footballers.find(({ id }) => id === card)

export function lineUpOf({ footballers }: Club, content: Content): readonly Footballer[] {
  return footballers
    .flatMap(({ card }) => footballerOf(card, content) ?? [])
    .toSorted(
      (one, other) =>
        SQUADS.indexOf(one.squad) - SQUADS.indexOf(other.squad) ||
        POSITIONS.indexOf(one.position) - POSITIONS.indexOf(other.position),
    )
}

export const handOf = (club: Club): readonly string[] => [
  ...club.tackles,
  ...club.matchCards,
  ...club.windowCards,
  ...club.yellows,
]

export interface Pile {
  readonly card: string
  readonly count: number
}

/**
 * Groups cards that look the same into piles, because the player can use any card of a pile. If a
 * pile contains a marked card, the pile's `card` is the marked card.
 */
export function pilesOf(
  cards: readonly string[],
  content: Content,
  isMarked: (card: string) => boolean,
): readonly Pile[] {
  const piles = new Map<string, Pile>()
  for (const card of cards) {
    const { name, detail, text } = faceOf(card, content)
    const face = JSON.stringify([name, detail, text])
    const pile = piles.get(face)
    const isFirst = !pile || (isMarked(card) && !isMarked(pile.card))
    piles.set(face, { card: isFirst ? card : pile.card, count: (pile?.count ?? 0) + 1 })
  }
  return [...piles.values()]
}

export const cardsOf = (club: Club, content: Content): readonly string[] => [
  ...lineUpOf(club, content).map(({ id }) => id),
  ...club.wilds,
  ...[club.manager, club.stadium, club.trophy].filter((card) => card !== null),
  ...club.wins,
  ...handOf(club),
]

const MODES: Readonly<Record<string, { readonly places: number; readonly wins: number }>> = {
  standard: { places: 11, wins: 5 },
  short: { places: 11, wins: 3 },
  'five-a-side': { places: 5, wins: 3 },
}

export function wantedBy(options: unknown) {
  const agreed = typeof options === 'object' && options !== null && 'mode' in options
  return MODES[agreed ? String(options.mode) : 'standard'] ?? { places: 11, wins: 5 }
}
