import type { Game } from '../../src/kernel/game.ts'
import type { Viewer } from '../../src/kernel/types.ts'

/** Everybody who may look at a game: each sees it otherwise. */
export const viewersOf = ({ table }: Game): Viewer[] => [
  ...Array.from({ length: table.seats }, (_, seat) => seat),
  'spectator',
  'admin',
]
