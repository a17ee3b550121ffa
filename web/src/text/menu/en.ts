export const share = 'Share'
export const gameLink = 'Game link'
export const fairness = 'Fairness'
export const everyDieAndCardComes =
  'All dice and cards are drawn from one secret seed, fixed before the first move. The ' +
  'commitment below is the SHA-256 of the seed. After the game the seed is shown and anyone ' +
  'can check every draw.'
export const commitment = 'Commitment'
export const seed = 'Seed'
export const verifyInTheReplay = 'Verify in the replay'
export const addedByPlayers = 'Randomness added by players'
export const operatorAccessToHiddenInformation = 'Operator access to hidden information'
export const events = (from: number, to: number) => `, events ${from}–${to}`
export const none = 'None.'
export const toggleTextView = 'Toggle text view'
export const rules = 'Rules'
export const space = 'Space'
export const showTheNextStepWhile = 'Show the next step during playback'
export const esc = 'Esc'
export const skipToYourMoveOr = 'Skip to your move, or clear the selection'
export const watchTheLastStepsAgain = 'Watch the last steps again'
export const showShortcuts = 'Show shortcuts'
export const nextControlEnterOrSpace = 'Next control; Enter or Space activates it'
export const keyboardShortcuts = 'Keyboard shortcuts'
export const resign = 'Resign'
export const keepPlaying = 'Keep playing'
export const youWillLoseThisGame = 'You will lose this game.'
export const youWillLeaveTheGame =
  'You will leave the game. Default moves will be made for your seat.'
export const typeToConfirm = (TYPED: string) => `Type “${TYPED}” to confirm`
export const boardView = 'Board view'
export const textView = 'Text view'
export const soundOnMyTurn = 'Sound on my turn'
export const notificationsAreBlockedInYour = 'Notifications are blocked in your browser settings.'
export const muteThisGame = 'Mute notifications for this game'
export const notifyMeOnMyTurn = 'Notify me on my turn'
export const loading = 'Loading …'
export const rulesOf = (ruleset: string) => `Rules of ${ruleset}`
