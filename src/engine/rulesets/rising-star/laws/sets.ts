/** Names of the lists in a game state whose order has no meaning. */
export const sets = ['tied', 'out'] as const
