import { seededChance } from '../../engine/kernel/chance.ts'

const SEED_WORDS = 2 ** 31

/** Luck for what is not of the game: examples and bots. Never drawn from the game's own stream. */
export const serviceChance = () => seededChance(Math.floor(Math.random() * SEED_WORDS))

/** The same luck whenever the same question is shown: an answer can be given again as it was. */
export const chanceFor = (decisionId: string) =>
  seededChance([...decisionId].reduce((seed, sign) => (seed * 31 + sign.charCodeAt(0)) | 0, 7))
