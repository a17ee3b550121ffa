/** Names of those lists in a game state in which the order of the items has no meaning. */
export const sets = ['tied', 'out'] as const
