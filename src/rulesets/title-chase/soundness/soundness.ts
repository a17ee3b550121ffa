import { openDecisions } from '../decisions.ts'
import type { TitleChaseState, TitleChaseTable } from '../types.ts'
import { cupFaults } from './cup.ts'
import { type Fault, faultIf } from './faults.ts'
import { greensFaults, managersFaults } from './managers.ts'
import { seasonFaults } from './season.ts'

/**
 * What is wrong with a position between two moves. Games keep to all of it by themselves; a save
 * from outside is held against it before anybody plays on from it.
 */
export const faultsIn = (state: TitleChaseState, table: TitleChaseTable): Fault[] => [
  ...managersFaults(state, table),
  ...greensFaults(state, table),
  ...seasonFaults(state, table),
  ...cupFaults(state, table),
  ...faultIf(
    state.season > 0 && state.ending === null && openDecisions(state, table).length === 0,
    '/secret',
    'nobody is asked anything',
  ),
]
