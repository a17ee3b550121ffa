import { register } from '../../../src/engine/kernel/define.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { type ListedGame, packageOf } from './packages.ts'

const chunks: Readonly<Record<string, () => Promise<Ruleset>>> = {
  goalscorer: async () =>
    register((await import('../../../src/engine/rulesets/goalscorer/index.ts')).goalscorer),
  'rising-star': async () =>
    register((await import('../../../src/engine/rulesets/rising-star/index.ts')).risingStar),
  starplayer: async () =>
    register((await import('../../../src/engine/rulesets/starplayer/index.ts')).starplayer),
  superclub: async () =>
    register((await import('../../../src/engine/rulesets/superclub/index.ts')).superclub),
  'title-chase': async () =>
    register((await import('../../../src/engine/rulesets/title-chase/index.ts')).titleChase),
}

export const rulesetIds: readonly string[] = Object.keys(chunks)

/** Returns the rules of a game, or null if the page cannot load the rules. */
export const rulesOf = async (id: string): Promise<Ruleset | null> =>
  Object.hasOwn(chunks, id) ? ((await chunks[id]?.()) ?? null) : rulesIn(await packageOf(id))

async function rulesIn(game: ListedGame['package']): Promise<Ruleset | null> {
  return game?.rules ? register((await import(/* @vite-ignore */ game.rules)).default) : null
}
