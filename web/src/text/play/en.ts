export const scoreboard = 'Score'
export const ticker = {
  label: 'What is happening',
  next: 'Next',
  skip: 'Skip',
  again: 'Watch again',
  left: (beats: number) => `${beats} more`,
  settings: 'Playback and sound',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
}
export const boardFailed = (title: string) =>
  `The ${title} board has stopped working. You can play without the board.`
export const turnOf = (name: string) => `${name}’s turn`
export const rolls = (name: string) => `${name} rolls`
export const needs = (needed: number) => `needs ${needed}`
export const recap = {
  title: 'While you were away',
  watch: 'Watch',
  continue: 'Continue',
  more: (count: number) => `Earlier steps: ${count}`,
}
export const next = {
  title: 'It is your turn next',
  more: 'Watch what happens, or go straight to your move.',
  toMyMove: 'Go to my move',
}
export const watching = {
  title: 'Watch the game',
  more: 'Click or tap the board for the next step.',
}
export const suggestions = 'Suggestions'
export const answers = {
  send: 'Send the move',
  complete: 'Complete your move',
  clear: 'Clear',
  optional: (question: string) => `Optional: ${question}`,
  nothing: 'You cannot move here now.',
}
export const forced = {
  forMe: 'Play forced moves for me',
  rollForMe: 'Roll for me',
  played: (label: string) => `Your only possible move was played for you: ${label}`,
}
export const undo = {
  take: 'Undo my last move',
  failed: 'Your move could not be undone. Try again.',
}
export const toEditor = 'Show my options'
export const help = 'Help'
export const tabs = { table: 'Table', cards: 'Cards', players: 'Players', log: 'Log' }
export const tabsLabel = 'Game sections'
export const stages = {
  'kick-off': 'Kick-off',
  dice: 'The dice',
  third: 'The three thirds',
  'extra-time': 'Extra time',
  'shoot-out': 'Penalty shoot-out',
  result: 'Full time',
}
export const versus = 'v'
export const goal = (goals: number) => (goals > 1 ? 'Two goals!' : 'Goal!')
export const penalty = { scored: 'Scored', missed: 'Missed' }
export const lot = { sold: 'Sold', leads: 'leads', noBid: 'No bid yet', passed: 'passed' }
export const bank = 'the bank'
export const track = {
  label: 'Track',
  over: 'The end',
  turn: (turn: number) => `Turn ${turn}`,
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
}
export const youGive = 'You give'
export const youGet = 'You get'
export const rule = 'Rule '
export const ended = 'ended'
export const noMovesYet = 'No moves yet.'
export const loading = 'Loading …'
export const gameLog = 'Game log'
export const yourMoveWasNotSent = 'Your move could not be sent. Try again.'
export const board = 'Board'
export const players = 'Players'
export const connectionLostAtShowingThe = (since: string) =>
  `The connection was lost at ${since}. You are seeing the last known state.`
export const signInToSeeThis = 'Sign in to see this game'
export const signIn = 'Sign in'
export const gameNotFound = 'Game not found'
export const backToTheLobby = 'Back to the lobby'
export const tooManyRequests = 'Too many requests'
export const couldNotLoadTheGame = 'The game could not be loaded'
export const tryAgain = 'Try again'
export const menu = 'Menu'
export const yourMove = 'Your move'
export const gameCancelled = 'Game cancelled'
export const noWinner = 'No winner.'
export const theGameIsPaused = 'The game is paused'
export const clocksAreStopped = 'The clocks are stopped.'
export const theGameHasEnded = 'The game has ended'
export const yourTurn = 'Your turn'
export const waiting = 'Waiting'
export const waitingFor = (waited: string) => `Waiting for ${waited}`
export const youAreWatching = 'You are watching.'
export const noDecisionForYouRight = 'You have no decision to make right now.'
export const youWon = 'You won!'
export const itsADraw = 'It’s a draw.'
export const won = (winners: string) => `${winners} won.`
export const notificationYourTurn = (game: string) => `Your turn · ${game}`
export const game = (value: string) => ` · game ${value}`
export const gameOf = (title: string) => `${title} game`
export const anyGame = 'Game'
export const itWasCancelledBeforeIt = 'The game was cancelled before it started.'
export const bot = ' bot'
export const resigned = ' · resigned'
export const botSubstitute = ' · bot substitute'
export const toMove = ', to move'
export const touchline = 'Touchline'
