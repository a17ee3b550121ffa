export const findAnOpponent = (title: string) => `Find an opponent: ${title}`
export const find = 'Find an opponent'
export const weMatchYouWithA =
  'We will look for a player of similar strength. If no player is found, you play a bot. You ' +
  'have 2 minutes for each move.'
export const rated = 'Rated'
export const onlyIfYourOpponentAgrees =
  'Rated only if your opponent agrees. Leaving a rated game counts as a loss.'
export const lookingForAnOpponent = 'Looking for an opponent …'
export const timeUntilABotJoins = 'Time until a bot joins'
export const weWidenTheSearchAs = (request: string) =>
  `The longer you wait, the more players we consider.${request} `
export const keepThisPageOpen = ' Keep this page open.'
export const playABotInstead = 'Play a bot instead'
export const cancelSearch = 'Cancel search'
export const searchEndedYouWereAway =
  'Your search ended because you were away or started a search in another tab.'
