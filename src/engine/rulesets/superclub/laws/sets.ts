/**
 * Names of those lists in a game state whose items are in the order in which simultaneous answers
 * arrived. The order of simultaneous answers does not matter.
 */
export const sets = [
  ...['passed', 'ready', 'sealed', 'seals', 'entries', 'answered', 'ordered', 'orders'],
  ...['lineUps', 'bidders', 'entitled', 'targets'],
] as const
