/**
 * Names of the lists in the game state whose order has no meaning, because it only shows in which
 * order simultaneous answers arrived.
 */
export const sets = ['answers', 'waiting'] as const
