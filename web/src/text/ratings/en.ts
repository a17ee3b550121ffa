export const twoPlayers = 'Two players'
export const leaderboard = 'Leaderboard'
export const game = 'Game'
export const numberOfPlayers = 'Number of players'
export const youAreRankedAfter10 =
  'You are ranked after 10 rated games. Our built-in bot is rated 1500. “?” marks a rating ' +
  'that is still uncertain.'
export const noRankedPlayersYet = 'No ranked players yet. Play rated games to be the first.'
export const games = (games: number) => (games === 1 ? '1 game' : `${games} games`)
