import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { gameChangerOf } from '../content/book.ts'
import type { ReadEffect } from '../content/effects.ts'
import type { SideIndex, Slot } from '../state.ts'
import type { At, Entry, Match, Seen, Side } from '../types.ts'
import { clubOf, isKeeper, isTalent } from './club.ts'
import { benchOf, onPitch } from './line-ups.ts'
import { diceOf } from './strength.ts'
import { GIVEN, slotsOf } from './worth.ts'

export const matchOf = ({ state }: Seen, seat: Seat): Match =>
  sure(
    state.shared.matches.find(({ sides }) => sides.some((side) => side.seat === seat)),
    'match of that seat',
  )

export const sideOf = ({ sides }: Pick<Match, 'sides'>, seat: Seat | null): SideIndex =>
  sides[0].seat === seat ? 0 : 1

export const otherSide = (index: SideIndex): SideIndex => (index === 0 ? 1 : 0)

export function ownSideOf(at: Seen, seat: Seat): Side {
  const match = matchOf(at, seat)
  return match.sides[sideOf(match, seat)]
}

export const playersOf = ({ sides }: Pick<Match, 'sides'>): Seat[] =>
  sides.flatMap(({ seat }) => (seat === null ? [] : [seat]))

export const thirdOf = ({ third }: Match) => sure(third, 'third in play')

export const lineUpOf = ({ lineUp }: Pick<Side, 'lineUp'>) => sure(lineUp, 'line-up revealed')

export const isOver = ({ secret }: At['state'], { id, stage, reading }: Match): boolean =>
  stage === 'decided' ||
  (stage === 'reading' && reading === null && !secret.faceDown.some(({ match }) => match === id))

/**
 * Returns the seats that have tactical cards and are not ready yet. Before and after the dice of
 * each third of a match, the game waits for all seats with tactical cards (SC-R24).
 */
export function holdersAwaited({ secret }: At['state'], match: Match): Seat[] {
  const { kind, third } = match
  if (kind !== 'league' || !third) return []
  const awaited: Seat[] = []
  for (const { seat } of match.sides)
    if (seat !== null && at(secret.hands, seat).length > 0 && !third.ready.includes(seat))
      awaited.push(seat)
  return awaited
}

/**
 * If the dice of a side show a double, the number on the dice selects a place in the side's
 * line-up: returns this place and the player in the place. Returns null if the dice show no double
 * or the side has no line-up.
 */
export function hitBy(match: Match, index: SideIndex): (Slot & { card: string | null }) | null {
  const [first, second] = diceOf(match, index)
  const { lineUp } = match.sides[index]
  if (first !== second || !lineUp) return null
  const row = thirdOf(match).rows[index]
  return { row, slot: first, card: slotsOf(lineUp, row)[first - 1] ?? null }
}

export function takersOf(side: Side): string[] {
  const lineUp = lineUpOf(side)
  const cards = onPitch(lineUp)
  return lineUp.goalkeeper === GIVEN ? [GIVEN, ...cards] : cards
}

interface Exchange {
  readonly out: string
  readonly ins: readonly string[]
}

export function exchangesOf(at: Seen, seat: Seat): Exchange[] {
  const side = ownSideOf(at, seat)
  const { goalkeeper } = lineUpOf(side)
  const bench = benchOf(at, seat, side)
  const outfield = bench.filter((card) => !isKeeper(at, card))
  const keepers = bench.filter((card) => isKeeper(at, card))
  const inGoal = goalkeeper === GIVEN ? keepers : [...keepers, GIVEN]
  return takersOf(side)
    .map((out) => ({ out, ins: out === goalkeeper ? inGoal : outfield }))
    .filter(({ ins }) => ins.length > 0)
}

export function readingOf(at: Seen, seat: Seat) {
  const { reading } = matchOf(at, seat)
  if (reading?.seat !== seat) throw new Error(`${seat} reads no Game changer`)
  return reading
}

export function effectOf({ table }: Seen, { gc, step }: ReturnType<typeof readingOf>): ReadEffect {
  const card = gameChangerOf(table.content, gc)
  return sure(card.type === 'tactical' ? null : card.effects[step], 'next effect of the card')
}

export function eligibleFor(at: Seen, seat: Seat, effect: ReadEffect): Entry[] {
  const { squad } = clubOf(at, seat)
  switch (effect.kind) {
    case 'developStar':
      return squad.filter((entry) => isTalent(at, entry))
    case 'loseStar':
      return squad.filter(({ stars, baseStars }) => stars > baseStars)
    case 'losePlayer':
      return squad.filter(({ stars }) => stars <= effect.maxStars)
    case 'healInjured':
      return squad.filter(({ injured }) => injured)
    default:
      return []
  }
}
