// `touchline/bots` exports all bots by name, and the search that can play any ruleset.
export { BOT_NAMES, botNamed, bots } from '../engine/bots/index.ts'
export { levelsOf } from '../engine/bots/levels.ts'
export { searchMoves } from '../engine/bots/search.ts'
