export const findAnOpponent = (title: string) => `Find an opponent: ${title}`
export const find = 'Find an opponent'
export const weMatchYouWithA =
  'We find a player of similar strength, or else a bot. You have 2 minutes for each move.'
export const rated = 'Rated'
export const onlyIfYourOpponentAgrees = 'Only if your opponent agrees. Leaving counts as a loss.'
export const lookingForAnOpponent = 'Looking for an opponent …'
export const timeUntilABotJoins = 'Time until a bot joins'
export const weWidenTheSearchAs = (request: string) => `We widen the search as you wait.${request} `
export const keepThisPageOpen = ' Keep this page open.'
export const playABotInstead = 'Play a bot instead'
export const cancelSearch = 'Cancel search'
export const searchEndedYouWereAway =
  'Search ended: you were away, or you are searching in another tab.'
