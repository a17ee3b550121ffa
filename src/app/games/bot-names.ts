/**
 * There are more bot names than seats, and the number of names is coprime to the stride, so the
 * bots in a game get different names.
 */
const NAMES = [
  ...['Back Heel', 'Bicycle Kick', 'Chip Shot', 'Clean Sheet', 'Corner Flag', 'Crossbar'],
  ...['Dugout', 'Extra Time', 'False Nine', 'Far Post', 'Goal Kick', 'Golden Goal'],
  ...['Half Volley', 'Hat Trick', 'Libero', 'Long Ball', 'Nutmeg', 'Number Ten'],
  ...['Offside Trap', 'Rabona', 'Set Piece', 'Stepover', 'Sweeper', 'Wing Back', 'Woodwork'],
]
const STRIDE = 7
const LUCKY_DIGITS = 8

export function botName(game: string, seat: number): string {
  const first = Number.parseInt(game.slice(-LUCKY_DIGITS), 16)
  return NAMES[(first + seat * STRIDE) % NAMES.length]!
}
