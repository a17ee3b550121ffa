/** Lists of the state whose order is that of simultaneous answers, and has no meaning. */
export const sets = ['answers', 'waiting'] as const
