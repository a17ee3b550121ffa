/**
 * Names of the lists in the game state whose order has no meaning, because it only shows in which
 * order simultaneous answers arrived.
 */
export const sets = [
  ...['passed', 'ready', 'sealed', 'seals', 'entries', 'answered', 'ordered', 'orders'],
  ...['lineUps', 'bidders', 'entitled', 'targets'],
] as const
