import type { View } from '../../../../src/engine/rulesets/goalscorer/types.ts'
import type { Viewer } from '../board.ts'

export const debutantOf = ({ counters, debut }: View, viewer: Viewer, isSubstitute: boolean) =>
  counters.find(({ id, seat, status }) =>
    isSubstitute ? seat === viewer && status === 'substitute' : id === debut,
  )
