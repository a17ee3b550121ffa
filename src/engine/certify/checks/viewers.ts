import type { Game } from '../../kernel/game.ts'
import type { Viewer } from '../../kernel/types.ts'

/** Returns all viewers of a game. Each viewer may have a different view. */
export const viewersOf = ({ table }: Game): Viewer[] => [
  ...Array.from({ length: table.seats }, (_, seat) => seat),
  'spectator',
  'admin',
]
