import type { z } from 'zod'
import { sumOf } from '../../shared/dice.ts'
import { checking, type Fault, fault, namesakes, type Path, unless } from '../../shared/faults.ts'
import { allEffects, isOf } from './cards.ts'
import {
  type ChanceDeck,
  type Content,
  chanceDecks,
  type Effect,
  packShape,
  positions,
  type SpaceType,
  type Squad,
  squads,
} from './schema.ts'

const faultsOf = (pack: Content): Fault[] => [
  ...countFaults(pack),
  ...boardFaults(pack),
  ...footballerFaults(pack),
  ...squads.flatMap((squad) => squadFaults(pack, squad)),
  ...positionFaults(pack),
  ...chanceDecks.flatMap((deck) => deckFaults(pack, deck)),
  ...giftFaults(pack),
  ...managerFaults(pack),
  ...chanceDecks.flatMap((deck) => moveFaults(pack, deck)),
]

export const contentWarnings = ({ footballers, managers }: Content): string[] =>
  namesakes(
    'people',
    [...footballers, ...managers].map(({ name }) => name),
  )

export const contentSchema: z.ZodType<Content> = packShape.superRefine(checking(faultsOf))

const SPACE_COUNTS: readonly (readonly [SpaceType, number])[] = [
  ['kick-off', 1],
  ['footballer', 24],
  ['manager', 4],
  ['stadium', 4],
  ['chairman', 4],
  ['referee', 4],
  ['starplayer-bonus', 1],
  ['wild-substitute', 2],
  ['penalty-spot', 1],
]

function countFaults({ board }: Content): Fault[] {
  const countOf = (type: SpaceType) => board.filter((space) => space.type === type).length
  return [
    ...SPACE_COUNTS.flatMap(([type, count]) =>
      unless(
        countOf(type) === count,
        'P1',
        ['board'],
        `the board has ${count} spaces of type ${type}`,
      ),
    ),
    ...unless(countOf('cup-match') > 0, 'P1', ['board'], 'the board has a cup-match space'),
  ]
}

function boardFaults({ board, footballers }: Content): Fault[] {
  const shown = board.map((space) => (space.type === 'footballer' ? space.footballerId : null))
  const colours = board.map((space) => (space.type === 'stadium' ? space.colour : null))
  const isShown = (id: string) => shown.includes(id)
  const numberOf = (squad: Squad) =>
    footballers.filter((one) => one.squad === squad && isShown(one.id)).length
  return [
    ...placesAgain(colours).map((place) =>
      fault('P1', ['board', place], 'each stadium colour has one space'),
    ),
    ...placesAgain(shown).map((place) =>
      fault('P1', ['board', place], 'no footballer is shown on two spaces'),
    ),
    ...squads.flatMap((squad) =>
      unless(
        numberOf(squad) === 6,
        'P1',
        ['board'],
        `six footballers of ${squad} are on the board`,
      ),
    ),
    ...footballers.flatMap(({ id, star }, place) =>
      unless(!star || isShown(id), 'P2', ['footballers', place], 'every star is on the board'),
    ),
  ]
}

function footballerFaults({ footballers }: Content): Fault[] {
  const values = (wanted: boolean) =>
    footballers.filter(({ star }) => star === wanted).map(({ value }) => value)
  const isAbove = Math.min(...values(true)) > Math.max(...values(false))
  const above = 'every star is worth more than every other footballer'
  return [
    ...placesAgain(footballers.map(({ id }) => id)).map((place) =>
      fault('P2', ['footballers', place, 'id'], 'ids of footballers differ'),
    ),
    ...footballers.flatMap(({ id, squad }, place) =>
      unless(isOf(squad, id), 'P2', ['footballers', place, 'id'], 'the id begins with the squad'),
    ),
    ...unless(isAbove, 'P2', ['footballers'], above),
  ]
}

const SQUAD_VALUE = 84_500_000

function squadFaults({ footballers }: Content, squad: Squad): Fault[] {
  const own = footballers.filter((one) => one.squad === squad)
  const sum = sumOf(own.map(({ value }) => value))
  const stars = own.filter(({ star }) => star).length
  const path = ['footballers']
  return [
    ...unless(own.length === 11, 'P2', path, `${squad} has 11 footballers`),
    ...unless(sum === SQUAD_VALUE, 'P2', path, `the values of ${squad} add up to ${SQUAD_VALUE}`),
    ...unless(stars === 4, 'P2', path, `${squad} has 4 stars`),
  ]
}

const POSITIONS_MIN = { GK: 4, DEF: 16, MID: 8, STR: 12 } as const

const positionFaults = ({ footballers }: Content): Fault[] =>
  positions.flatMap((position) => {
    const min = POSITIONS_MIN[position]
    const count = footballers.filter((one) => one.position === position).length
    return unless(count >= min, 'P3', ['footballers'], `at least ${min} play as ${position}`)
  })

function deckFaults({ decks }: Content, deck: ChanceDeck): Fault[] {
  const cards = decks[deck]
  const isKept = cards.every(({ effects }) =>
    allEffects(effects).some(({ kind }) => kind === 'retain'),
  )
  return [
    ...placesAgain(cards.map(({ id }) => id)).map((place) =>
      fault('P4', ['decks', deck, place, 'id'], 'ids of cards differ'),
    ),
    ...unless(!isKept, 'P4', ['decks', deck], 'a card at least stays in the deck'),
    ...cards.flatMap(({ effects }, place) =>
      unless(keepsOf(effects) <= 1, 'P4', ['decks', deck, place], 'a card is kept in one place'),
    ),
  ]
}

const keepsOf = (effects: readonly Effect[]): number =>
  sumOf(
    effects.map((effect) => {
      if (effect.kind === 'penalty') return Math.max(keepsOf(effect.onGoal), keepsOf(effect.onMiss))
      if (effect.kind === 'if') return Math.max(keepsOf(effect.then), keepsOf(effect.else))
      return effect.kind === 'retain' ? 1 : 0
    }),
  )

function giftFaults({ decks }: Content): Fault[] {
  const needs = (deck: ChanceDeck, what: string, isGift: (effect: Effect) => boolean) => {
    const isGiven = decks[deck].some(({ effects }) => allEffects(effects).some(isGift))
    return unless(isGiven, 'P4', ['decks', deck], `one card at least gives ${what}`)
  }
  const caution = (colour: string) => (one: Effect) =>
    one.kind === 'caution' && one.colour === colour
  const gain = (item: string) => (one: Effect) => one.kind === 'gain' && one.item === item
  return [
    ...needs('referee', 'a yellow card', caution('yellow')),
    ...needs('referee', 'a red card', caution('red')),
    ...needs('bonus', 'a cup match', (one) => one.kind === 'retain' && one.role === 'cup-match'),
    ...needs('bonus', 'a WIN card', gain('win')),
    ...needs('bonus', 'a wild', gain('wild')),
    ...needs('chairman', 'a wild', gain('wild')),
  ]
}

const managerFaults = ({ managers }: Content): Fault[] =>
  managers.flatMap(({ id }, place) => {
    const wanted = `manager-${place + 1}`
    return unless(id === wanted, 'P6', ['managers', place, 'id'], `this is ${wanted}`)
  })

const DRAWING: readonly SpaceType[] = ['chairman', 'referee', 'starplayer-bonus']

function moveFaults({ board, decks, allowChains }: Content, deck: ChanceDeck): Fault[] {
  const faultsOfMove = (effect: Effect, path: Path): Fault[] => {
    if (effect.kind !== 'move') return []
    const { to } = effect
    const type = 'nearest' in to ? to.nearest : board[to.space]?.type
    if (type === undefined) return [fault('P5', path, 'the board has no such space')]
    const isChain = DRAWING.includes(type) && !allowChains
    return unless(!isChain, 'P5', path, 'a card may lead to another only with allowChains')
  }
  return decks[deck].flatMap(({ effects }, place) =>
    allEffects(effects).flatMap((effect) => faultsOfMove(effect, ['decks', deck, place])),
  )
}

const placesAgain = (items: readonly (string | null)[]): number[] =>
  items.flatMap((item, place) => (item !== null && items.indexOf(item) !== place ? [place] : []))
