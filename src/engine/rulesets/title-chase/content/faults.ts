import type { z } from 'zod'
import { at } from '../../../kernel/define.ts'
import { sameJson } from '../../../kernel/json.ts'
import { sumOf } from '../../shared/dice.ts'
import { checking, type Fault, fault, type Path, repeated, unless } from '../../shared/faults.ts'
import { wholeSchema } from './complete.ts'
import { categories } from './effects.ts'
import { doubleRoundRobinFaults, ROUNDS } from './fixtures.ts'
import { namesFaults } from './names.ts'
import { type Content, cupRounds } from './schema.ts'

/** Runs the checks V1 to V10 of the rulebook. */
const faultsIn = (content: Content): Fault[] => [
  ...boardFaults(content),
  ...diceFaults(content),
  ...starFaults(content),
  ...cardFaults(content),
  ...leagueFaults(content),
  ...fixtureFaults(content),
  ...paymentFaults(content),
]

export const contentSchema: z.ZodType<Content> = wholeSchema.superRefine(checking(faultsIn))

const countingTo = (count: number) => Array.from({ length: count }, (_, number) => number + 1)
const twice = (rule: string, path: Path, ids: readonly string[]): Fault[] =>
  repeated(ids).map((id) => fault(rule, path, `${id} occurs twice`))
const isSorted = (numbers: readonly number[], fits: (one: number, next: number) => boolean) =>
  numbers.slice(1).every((next, place) => fits(at(numbers, place), next))

function boardFaults({ board, blueSquares }: Content): Fault[] {
  const { squares, last } = board
  const types = squares.map(({ type }) => type)
  const numbers = squares.flatMap((one) => (one.type === 'match' ? [one.match] : []))
  const cups = squares.flatMap((one) => (one.type === 'cup' ? [one.cupRound] : []))
  const blues = blueSquares.map(({ id }) => id)
  const path = ['board', 'squares']
  const areNumbered = squares.every(({ index }, place) => index === place)
  const endsGreen = types.at(-1) === 'match' || types.at(-1) === 'cup'
  return [
    ...unless(
      areNumbered && last === squares.length - 1,
      'V1',
      path,
      'squares are numbered 0 to last without gaps',
    ),
    ...unless(types[0] === 'start', 'V1', [...path, 0], 'the first square is the start'),
    ...unless(
      types.filter((type) => type === 'start').length === 1,
      'V1',
      path,
      'there is one start',
    ),
    ...unless(endsGreen, 'V1', [...path, squares.length - 1], 'the last square is green'),
    ...unless(
      sameJson(numbers, countingTo(ROUNDS)),
      'V2',
      path,
      'match squares 1 to 22, each once, ascending',
    ),
    ...unless(
      sameJson(cups, cupRounds),
      'V2',
      path,
      'cup squares R16, QF, SF, FINAL in this order',
    ),
    ...squares.flatMap((one, place) =>
      unless(
        one.type !== 'blue' || blues.includes(one.blue),
        'V3',
        [...path, place, 'blue'],
        'there is no such blue square',
      ),
    ),
    ...twice('V3', ['blueSquares'], blues),
  ]
}

const diceFaults = ({ dice }: Content): Fault[] =>
  unless(
    sameJson(
      dice.white.toSorted((one, other) => one - other),
      countingTo(6),
    ),
    'V4',
    ['dice', 'white'],
    'the white die has the faces 1 to 6',
  )

function starFaults({ stars }: Content): Fault[] {
  const names = stars.map(({ category }) => category)
  const fees = stars.map(({ fee }) => fee)
  return [
    ...unless(sameJson(names, categories), 'V5', ['stars'], 'GK, DEF, MID, FOR in this order'),
    ...unless(
      isSorted(fees, (one, next) => one < next),
      'V5',
      ['stars'],
      'fees rise strictly',
    ),
  ]
}

const cardFaults = ({ cards: { yellow, red } }: Content): Fault[] =>
  twice(
    'V6',
    ['cards'],
    [...yellow, ...red].map(({ id }) => id),
  )

function leagueFaults({ leagues }: Content): Fault[] {
  const ids = leagues.map(({ id }) => id)
  return [
    ...twice('V8', ['leagues'], ids),
    ...leagues.flatMap(({ teams, cupExtras }, place) => {
      const field = [...teams, ...cupExtras]
      const path = ['leagues', place]
      return [
        ...namesFaults(field.map(({ name }) => name)).map((says) => fault('V8', path, says)),
        ...twice(
          'V8',
          path,
          field.map(({ id }) => id),
        ),
      ]
    }),
  ]
}

function fixtureFaults({ fixtureTemplate, preparedFixtures }: Content): Fault[] {
  const { rounds } = fixtureTemplate
  const mirrored = rounds.map((round) => round.map(([home, away]) => [away, home] as const))
  const ruleV9 = (faults: readonly string[], path: Path) =>
    faults.map((says) => fault('V9', path, says))
  return [
    ...ruleV9(doubleRoundRobinFaults([...rounds, ...mirrored]), ['fixtureTemplate', 'rounds']),
    ...preparedFixtures.flatMap((list, place) =>
      ruleV9(doubleRoundRobinFaults(list.rounds), ['preparedFixtures', place, 'rounds']),
    ),
  ]
}

const paymentFaults = ({ money: { finalPayments } }: Content): Fault[] =>
  unless(
    isSorted(finalPayments, (one, next) => one >= next),
    'V10',
    ['money', 'finalPayments'],
    'final payments never rise',
  )

/** Returns problems that do not prevent players from using the pack. */
export function contentWarnings({ dice }: Content): string[] {
  return sumOf(dice.blue) > sumOf(dice.red)
    ? []
    : ['V11: the blue die is not better than the red one, so playing at home is no advantage']
}
