/** English texts of notices. Other languages have the same type. */
export const en = {
  title: 'Notices',
  start: 'Notify me in this browser',
  stop: 'Stop notices in this browser',
  isOn: 'This browser shows your notices, even when Touchline is closed.',
  blocked: 'Notices are blocked in your browser settings.',
  failed: 'This browser could not be reached for notices. Try again.',
  about: 'Notify me about',
  types: {
    turn: 'My turn',
    invited: 'Invitations',
    rematch: 'Rematches',
    over: 'Results',
  },
  quiet: 'Quiet hours',
  from: 'From',
  until: 'Until',
  others: 'Browsers with notices',
  unnamed: 'A browser',
  here: 'this one',
  remove: 'Remove',
  mute: 'Mute notices of this game',
}

export type NoticesText = typeof en
