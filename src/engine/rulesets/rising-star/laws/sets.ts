/** Lists of the state whose order has no meaning. */
export const sets = ['tied', 'out'] as const
