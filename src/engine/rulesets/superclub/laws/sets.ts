/** Lists of the state whose order is that of simultaneous answers, and has no meaning. */
export const sets = [
  ...['passed', 'ready', 'sealed', 'seals', 'entries', 'answered', 'ordered', 'orders'],
  ...['lineUps', 'bidders', 'entitled', 'targets'],
] as const
