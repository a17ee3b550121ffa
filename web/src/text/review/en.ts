export const winChancesAllInformationVisible = 'Win chances with all information visible'
export const analysing = 'Analysing …'
export const noMoveAtThisPoint = 'No move was made at this step.'
export const thisMove = 'This move'
export const onlyOneLegalMove = 'Only one move was legal.'
export const simulationsUsingOnlyWhatKnew = (tries: string, name: string) =>
  `${tries} simulations, using only what ${name} knew. `
export const differencesAreWithinTheMargin = 'The differences are within the margin of error.'
export const analyseLonger = 'Analyse longer'
export const engineMoves = 'Engine moves'
export const simulations = (tries: string) => `${tries} simulations`
export const played = 'played'
export const enginesChoice = 'engine’s choice'
export const analyseTheWholeGame = 'Analyse the whole game'
export const gameAnalysis = 'Game analysis'
export const ofMoves = (length: string, length2: string) => `${length} of ${length2} moves `
export const analysed = 'Analysed'
export const ofMatchTheEngine = (same: number, length: number) =>
  `${same} of ${length} moves match the engine’s choice`
export const biggestMistakes = 'Biggest mistakes'
export const winChances = (value: string) => `Win chances: ${value}`
export const noChartsForThisGame = 'No charts are available for this game.'
export const luckDiceComparedWithThe = 'Luck: dice compared with the average'
