import type { Game } from '../../kernel/game.ts'
import type { Viewer } from '../../kernel/types.ts'

export const viewersOf = ({ table }: Game): Viewer[] => [
  ...Array.from({ length: table.seats }, (_, seat) => seat),
  'spectator',
  'admin',
]
