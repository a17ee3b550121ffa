import type { View } from '../../../../src/rulesets/title-chase/types.ts'
import type { Board } from '../board.ts'

export const titleChase: Board<View> = { Table: () => null, series: () => ({}) }
