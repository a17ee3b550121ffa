import { checking, type Fault, namesakes, repeated, unless } from '../../shared/faults.ts'
import { COLUMNS } from '../read/pitch.ts'
import { placesOf } from './book.ts'
import { type Formation, type Pack, packShape, RANK_MAX } from './schema.ts'

const faultsOf = ({ counters, formations }: Pack): Fault[] => [
  ...unless(
    repeated(counters.map(({ identity }) => identity)).length === 0,
    'GS-3',
    ['counters'],
    'an identity is defined twice',
  ),
  ...unless(
    repeated(formations.map(({ id }) => id)).length === 0,
    'GS-R4',
    ['formations'],
    'two formations have one id',
  ),
  ...formations.flatMap(formationFaults),
]

const USUAL_FORMATION = 'four-four-two'

export const contentWarnings = ({ formations }: Pack): string[] => [
  ...namesakes(
    'formations',
    formations.map(({ name }) => name),
  ),
  ...(formations.some(({ id }) => id === USUAL_FORMATION)
    ? []
    : [`GS-R4: without ${USUAL_FORMATION} every table has to name its formation`]),
]

export const contentSchema = packShape.superRefine(checking(faultsOf))

function formationFaults(formation: Formation, index: number): Fault[] {
  const path = ['formations', index, 'squares']
  const { squares } = formation
  return [
    ...unless(
      repeated(placesOf(formation).map(String)).length === 0,
      'GS-10',
      path,
      'two counters start on one square',
    ),
    ...unless(
      squares['1'][1] <= 2,
      'GS-31',
      [...path, '1'],
      "1 starts outside its Goalkeeper's Area",
    ),
    ...unless(hasFirstMove(formation), 'GS-R4', path, '1, 9 and 10 cannot be sure of a first move'),
  ]
}

/**
 * True if at least one of the counters 1, 9 and 10 surely has a legal first move. The counter needs
 * two free squares, because the first Youth Counter may move to one of them.
 */
function hasFirstMove(formation: Formation): boolean {
  const taken = new Set(placesOf(formation).map(String))
  return (['1', '9', '10'] as const).some((identity) => {
    const [column, rank] = formation.squares[identity]
    const lastRank = identity === '1' ? 2 : RANK_MAX + 1
    const near = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [column + right, rank + up]))
    const empty = near.filter(
      ([column = 0, rank = 0]) =>
        column >= 1 &&
        column <= COLUMNS &&
        rank >= 1 &&
        rank <= lastRank &&
        !taken.has(`${column},${rank}`),
    )
    return empty.length >= 2
  })
}
