import { seededChance } from '../../engine/kernel/chance.ts'

const SEED_WORDS = 2 ** 31

/** The random numbers for example moves and bots must be independent of the game's random draws. */
export const serviceChance = () => seededChance(Math.floor(Math.random() * SEED_WORDS))

/**
 * The same decision always gets the same random numbers, so that a bot's answer can be reproduced.
 */
export const chanceFor = (decisionId: string) =>
  seededChance([...decisionId].reduce((seed, sign) => (seed * 31 + sign.charCodeAt(0)) | 0, 7))
