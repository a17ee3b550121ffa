import { z } from 'zod'
import {
  type Card,
  type ChanceDeck,
  type Content,
  chanceDeckSchema,
  chanceDecks,
  type Effect,
  type Squad,
  squadSchema,
  squads,
} from './schema.ts'

/** Lists of cards that a club has. `card.moved` uses the same names. */
export const slots = [
  'footballers',
  'manager',
  'stadium',
  'wilds',
  'wins',
  'tackles',
  'matchCards',
  'windowCards',
  'yellows',
  'trophy',
] as const
export type Slot = (typeof slots)[number]

const SLOTS: readonly (readonly [RegExp, Slot | null])[] = [
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
  [/^(?:ref|chr|bon)-\d\d$|^red-card$|^bogus-(?:red|blue|yellow|white)$/, null],
]

const slotsKnown = new Map<Card, Slot | null>()

/**
 * Returns the club's list to which the card belongs. Returns null for bogus, red and deck cards,
 * whose names do not determine a list.
 */
export function slotOf(card: Card): Slot | null {
  const known = slotsKnown.get(card)
  if (known !== undefined) return known
  const named = SLOTS.find(([pattern]) => pattern.test(card))
  // Unknown names are not cached, because players may send any name.
  if (named === undefined) return null
  slotsKnown.set(card, named[1])
  return named[1]
}

export const isFootballer = (card: Card): boolean => slotOf(card) === 'footballers'
export const isBogus = (card: Card): boolean => card.startsWith('bogus-')
export const isTradable = (card: Card): boolean => !/^(?:red-card|trophy|bogus)/.test(card)
export const isOf = (squad: Squad, card: Card): boolean => card.startsWith(squad)
export const roundOf = (win: Card): number => Number(win.at(-1))

export const KEPT_AS: Readonly<Record<(Effect & { kind: 'retain' })['role'], Slot>> = {
  'cup-match': 'matchCards',
  'transfer-window': 'windowCards',
  tackle: 'tackles',
}

export function allEffects(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    if (effect.kind === 'penalty')
      return [effect, ...allEffects([...effect.onGoal, ...effect.onMiss])]
    if (effect.kind === 'if') return [effect, ...allEffects([...effect.then, ...effect.else])]
    return [effect]
  })
}

export function squadIn(card: Card): Squad {
  for (const squad of squads) if (isOf(squad, card)) return squad
  for (const squad of squads) if (card.endsWith(ENDINGS[squad])) return squad
  throw new RangeError(`${card} is of no squad`)
}
const ENDINGS = { red: '-red', blue: '-blue', yellow: '-yellow', white: '-white' } as const

export const deckNames = [...squads, ...chanceDecks] as const
export const deckSchema = z.union([squadSchema, chanceDeckSchema])
export type DeckName = (typeof deckNames)[number]

const CHANCE_DECKS: Readonly<Record<string, ChanceDeck>> = {
  ref: 'referee',
  chr: 'chairman',
  bon: 'bonus',
}

export function homeOf(card: Card): DeckName | null {
  if (isFootballer(card) || isBogus(card)) return squadIn(card)
  return CHANCE_DECKS[card.slice(0, card.indexOf('-'))] ?? null
}

export const bogusCards = (): Card[] => squads.map((squad) => `bogus-${squad}`)

export const trayCards = ({ supporting }: Content): Card[] => [
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

const numbered = (prefix: string, count: number, digits = 1): Card[] =>
  Array.from({ length: count }, (_, place) => `${prefix}-${`${place + 1}`.padStart(digits, '0')}`)
