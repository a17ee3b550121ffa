export const title = 'Notices'
export const start = 'Notify me in this browser'
export const stop = 'Stop notices in this browser'
export const isOn = 'This browser shows your notices, even when Touchline is closed.'
export const blocked = 'Notices are blocked in your browser settings.'
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
export const browsers = 'Browsers with notices'
export const unnamed = 'A browser'
export const here = 'this one'
export const remove = 'Remove'
