import type { Game } from '../../../src/engine/kernel/game.ts'
import type { Viewer } from '../../../src/engine/kernel/types.ts'

/** Everybody who may look at a game: each sees it otherwise. */
export const viewersOf = ({ table }: Game): Viewer[] => [
  ...Array.from({ length: table.seats }, (_, seat) => seat),
  'spectator',
  'admin',
]
