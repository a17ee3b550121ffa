/** English texts of the leaderboard. */

export const of10PlacementGamesPlayed = (games: number) => `${games} of 10 placement games played`
export const twoPlayers = 'Two players'
export const leaderboard = 'Leaderboard'
export const game = 'Game'
export const numberOfPlayers = 'Number of players'
export const youAreRankedAfter10 =
  'You are ranked after 10 rated games. 25 is the strength of our house bot.'
export const noRankedPlayersYet = 'No ranked players yet.'
export const games = (games: number) => `${games} games`
