import type { Play } from '../types.ts'

export type Dice = [number, number]
export const rollDice = ({ chance }: Play): Dice => [chance.die(6), chance.die(6)]
export const kickAtGoal = ({ chance }: Play): boolean => chance.below(2) === 1
