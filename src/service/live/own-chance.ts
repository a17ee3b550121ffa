import { seededChance } from '../../kernel/chance.ts'

const SEED_WORDS = 2 ** 31

/** Luck for what is not of the game: examples and bots. Never drawn from the game's own stream. */
export const ownChance = () => seededChance(Math.floor(Math.random() * SEED_WORDS))
