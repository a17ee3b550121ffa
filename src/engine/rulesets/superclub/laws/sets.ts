/**
 * Names of the lists in a game state whose order depends only on which of several simultaneous
 * answers arrived first. The order of simultaneous answers has no meaning.
 */
export const sets = [
  ...['passed', 'ready', 'sealed', 'seals', 'entries', 'answered', 'ordered', 'orders'],
  ...['lineUps', 'bidders', 'entitled', 'targets'],
] as const
