import { openDecisions } from '../../decisions.ts'
import type { State, Table } from '../../types.ts'
import { cupFaults } from './cup.ts'
import { type Fault, faultIf } from './faults.ts'
import { greensFaults, managersFaults } from './managers.ts'
import { seasonFaults } from './season.ts'

/**
 * What is wrong with a position between two moves. Games keep to all of it by themselves; a save
 * from outside is held against it before anybody plays on from it.
 */
export function faultsIn(state: State, table: Table): Fault[] {
  const faults = [
    ...managersFaults(state, table),
    ...greensFaults(state, table),
    ...seasonFaults(state, table),
    ...cupFaults(state, table),
  ]
  // Only of a position that is sound so far can be asked who is asked.
  if (faults.length > 0 || state.season === 0 || state.ending !== null) return faults
  const isAsked = openDecisions(state, table).length > 0
  return faultIf(!isAsked, '/secret', 'nobody is asked anything')
}
