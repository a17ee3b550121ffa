/** English texts of the result card. */
export const en = {
  rated: 'Rated',
  ratingsSoon: 'The new ratings follow in a moment.',
  over: 'The game has ended',
  cancelled: 'Game cancelled',
  archived: 'archived',
  card: 'Result',
  breakdown: 'How it adds up',
  moments: 'Key moments',
  fold: 'Show the board',
  unfold: 'Show the result',
  rematch: 'Rematch',
  toRematch: 'Go to the rematch',
  waitsForRematch: 'You asked for a rematch.',
  asksForRematch: (name: string) => `${name} asks for a rematch.`,
  rematchFailed: 'The rematch was not created. Try again.',
  replay: 'Replay & analysis',
  share: 'Share',
  copied: 'Copied. Paste it where you like.',
  newGame: 'New game',
  luck: 'Luck of the dice',
  luckMeaning: 'pips against the average',
  resigned: (names: string) => `${names} resigned.`,
  season: {
    open: 'Next season',
    teams: 'Keep teams',
    money: 'Keep money',
    begin: 'Start next season',
    failed: 'The next season was not started. Try again.',
  },
}

export type ResultText = typeof en
