/**
 * Names of those lists in a game state whose items are in the order in which simultaneous answers
 * arrived. The order of simultaneous answers has no meaning.
 */
export const sets = ['answers', 'waiting'] as const
