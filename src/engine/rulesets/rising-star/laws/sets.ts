/** Names of lists in the game state whose items have no particular order. */
export const sets = ['tied', 'out'] as const
