export const over = 'The game has ended'
export const cancelled = 'Game cancelled'
export const archived = 'archived'
export const card = 'Result'
export const breakdown = 'Score breakdown'
export const moments = 'Key moments'
export const fold = 'Show the board'
export const unfold = 'Show the result'
export const rematch = 'Rematch'
export const toRematch = 'Go to the rematch'
export const waitsForRematch = 'You asked for a rematch.'
export const asksForRematch = (name: string) => `${name} asks for a rematch.`
export const rematchFailed = 'The rematch could not be created. Try again.'
export const replay = 'Replay & analysis'
export const share = 'Share'
export const copied = 'The result was copied to the clipboard.'
export const newGame = 'New game'
export const luck = 'Luck of the dice'
export const luckMeaning = 'pips above or below average'
export const resigned = (names: string) => `${names} resigned.`
export const season = {
  open: 'Next season',
  teams: 'Keep teams',
  money: 'Keep money',
  begin: 'Start next season',
  failed: 'The next season could not be started. Try again.',
}
