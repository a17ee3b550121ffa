export const thisFileNeedsANewer = 'This file needs a newer version of Touchline.'
export const theFileIsIncompleteIt = 'The file is incomplete: it ends in the middle of a game.'
export const theFileContainsNoFinished = 'The file contains no finished games.'
export const theFileLacksDataNeeded = 'The file does not contain all the data needed for a replay.'
export const lineIsIncomplete = (place: number) => `Line ${place} is incomplete.`
export const theLogsContentPackIs = 'The log’s content pack is for another game.'
export const commitIsNotValidFor = (place: number, title: string) =>
  `The log entry at position ${place} is not valid for ${title}.`
export const thisIsNotATouchline = 'This is not a Touchline game log.'
export const thisLogNeedsANewer = 'This file needs a newer version of Touchline.'
export const theLogEndsBeforeThe = 'The log ends before the game starts.'
export const lineOfTheLogHas = (number: number) =>
  `Line ${number} of the log contains no valid commits.`
export const logFileLineIsIncomplete = (number: number) => `Line ${number} is incomplete.`
export const itsHashDoesNotMatch = 'its hash does not match'
export const itsNumberOfEventsDoes = 'its number of events does not match'
export const thisVersionDoesNotSupport = (ruleset: string) =>
  `This version of Touchline does not support ${ruleset}.`
export const player = (letter: string) => `Player ${letter}`
export const byABot = ' by a bot'
export const start = 'Start'
export const resignation = 'Resignation'
export const seatHandedOver = 'Seat handed over'
export const saveLoaded = 'Saved game loaded'
export const gameCancelled = 'Game cancelled'
export const gamePaused = 'Game paused'
export const gameResumed = 'Game resumed'
export const timeExtended = 'Time extended'
export const forkedFromAnotherGame = 'Forked from another game'
export const moveUndone = 'Move undone'
