/** Names of the lists in the game state whose order has no meaning. */
export const sets = ['tied', 'out'] as const
