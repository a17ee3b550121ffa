// The styles of a board override the shared styles, so the shared styles must be imported first.
import '../styles/moves.css'
import '../styles/table.css'
import { type ListedGame, packageOf } from '../engine/packages.ts'
import type { AnyBoard } from './board.ts'
import { withStyles } from './styles.ts'

export type { AnyBoard } from './board.ts'

/** The code of each board is a separate chunk that is loaded with the first game of its ruleset. */
const boards: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  goalscorer: async () => (await import('./goalscorer/index.ts')).goalscorer,
  superclub: async () => (await import('./superclub/index.ts')).superclub,
  'title-chase': async () => (await import('./title-chase/index.ts')).titleChase,
  'rising-star': async () => (await import('./rising-star/index.ts')).risingStar,
  starplayer: async () => (await import('./starplayer/index.ts')).starplayer,
}

/**
 * Loads the board of a ruleset. Returns null if the ruleset has no board, so that the game is shown
 * as text and forms.
 */
export const boardOf = async (ruleset: string): Promise<AnyBoard | null> =>
  (await boards[ruleset]?.()) ?? boardIn(await packageOf(ruleset))

async function boardIn(game: ListedGame['package']): Promise<AnyBoard | null> {
  if (!game?.board) return null
  const [module] = await Promise.all([
    import(/* @vite-ignore */ game.board),
    game.style && withStyles(game.style),
  ])
  return module.default
}
