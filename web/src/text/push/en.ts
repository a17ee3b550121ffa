export const title = 'Notifications'
export const start = 'Notify me in this browser'
export const stop = 'Stop notifications in this browser'
export const isOn = 'This browser notifies you even when Touchline is closed.'
export const blocked = 'Notifications are blocked in your browser settings.'
export const about = 'Notify me about'
export const types = {
  turn: 'My turn',
  invited: 'Invitations',
  rematch: 'Rematches',
  over: 'Results',
}
export const quiet = 'Quiet hours'
export const from = 'From'
export const until = 'Until'
export const browsers = 'Browsers with notifications'
export const unnamed = 'A browser'
export const here = 'this browser'
export const remove = 'Remove'
