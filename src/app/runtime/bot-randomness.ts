import { seededChance } from '../../engine/kernel/chance.ts'

const SEED_WORDS = 2 ** 31

/** Random numbers for examples and bots, never from the game's stream. */
export const serviceChance = () => seededChance(Math.floor(Math.random() * SEED_WORDS))

/** The same numbers for the same decision, so that an answer can be repeated. */
export const chanceFor = (decisionId: string) =>
  seededChance([...decisionId].reduce((seed, sign) => (seed * 31 + sign.charCodeAt(0)) | 0, 7))
