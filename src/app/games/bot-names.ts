/** More than seats at a table, and as many as have no divisor but one in common with the stride. */
const NAMES = [
  ...['Back Heel', 'Bicycle Kick', 'Chip Shot', 'Clean Sheet', 'Corner Flag', 'Crossbar'],
  ...['Dugout', 'Extra Time', 'False Nine', 'Far Post', 'Goal Kick', 'Golden Goal'],
  ...['Half Volley', 'Hat Trick', 'Libero', 'Long Ball', 'Nutmeg', 'Number Ten'],
  ...['Offside Trap', 'Rabona', 'Set Piece', 'Stepover', 'Sweeper', 'Wing Back', 'Woodwork'],
]
const STRIDE = 7
/** Ids end in luck. */
const LUCKY_DIGITS = 8

/** What a bot is called at its table: always the same, and as no other bot there. */
export function botName(game: string, seat: number): string {
  const first = Number.parseInt(game.slice(-LUCKY_DIGITS), 16)
  return NAMES[(first + seat * STRIDE) % NAMES.length]!
}
