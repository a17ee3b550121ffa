import { openDecisions } from '../../decisions.ts'
import type { Whole } from '../../types.ts'
import { answersFaults } from './answers.ts'
import { cupFaults } from './cup.ts'
import { type Fault, faultIf } from './faults.ts'
import { listFaults } from './list.ts'
import { greensFaults, managersFaults } from './managers.ts'
import { resultsFaults } from './results.ts'
import { scoresFaults } from './scores.ts'
import { seasonFaults } from './season.ts'
import { sumsFaults } from './sums.ts'
import { turnsFaults } from './turns.ts'

/**
 * What is wrong with a position between two moves. Games keep to all of it by themselves; a save
 * from outside is held against it before anybody plays on from it.
 */
export function faultsIn(at: Whole): Fault[] {
  const faults = [...managersFaults(at), ...greensFaults(at), ...seasonFaults(at), ...cupFaults(at)]
  // Only of a position that is sound so far can be asked who is asked.
  const { season, ending } = at.state.shared
  if (faults.length > 0 || season === 0 || ending !== null) return faults
  const isAsked = openDecisions(at.state, at.table).length > 0
  return faultIf(!isAsked, '/secret', 'nobody is asked anything')
}

/**
 * What is wrong with a sound position as something that was played: it could be played on, but no
 * game has come to it.
 */
export const unplayedIn = (at: Whole): Fault[] => [
  ...listFaults(at),
  ...scoresFaults(at),
  ...sumsFaults(at),
  ...turnsFaults(at),
  ...answersFaults(at),
  ...resultsFaults(at),
]
