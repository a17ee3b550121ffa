export const twoPlayers = 'Two players'
export const leaderboard = 'Leaderboard'
export const game = 'Game'
export const numberOfPlayers = 'Number of players'
export const youAreRankedAfter10 =
  'You are ranked after 10 rated games. 1500 is the strength of our house bot; “?” means that a ' +
  'rating is still uncertain.'
export const noRankedPlayersYet = 'No ranked players yet.'
export const games = (games: number) => (games === 1 ? '1 game' : `${games} games`)
