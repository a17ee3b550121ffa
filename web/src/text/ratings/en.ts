export const twoPlayers = 'Two players'
export const leaderboard = 'Leaderboard'
export const game = 'Game'
export const numberOfPlayers = 'Number of players'
export const youAreRankedAfter10 =
  'You get a rank after 10 rated games. Our built-in bot is rated 1500. “?” marks a rating ' +
  'that is still uncertain.'
export const noRankedPlayersYet = 'No ranked players yet. Play 10 rated games to get a rank.'
export const games = (games: number) => (games === 1 ? '1 game' : `${games} games`)
