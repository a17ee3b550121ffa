import { checking, type Fault, fault, repeated } from 'touchline/kit'
import { type Content, packSchema } from './schema.ts'

const faultsOf = ({ corners, shots }: Content): Fault[] => [
  ...repeated(corners).map((corner) => fault('SK-2', ['corners'], `${corner} is there twice`)),
  ...repeated(shots.map(({ id }) => id)).map((id) =>
    fault('SK-2', ['shots'], `${id} is there twice`),
  ),
  ...shots.flatMap(({ corner }, index) =>
    corners.includes(corner) ? [] : [fault('SK-2', ['shots', index, 'corner'], `no ${corner}`)],
  ),
]

export const contentSchema = packSchema.superRefine(checking(faultsOf))
