export const yourAccount = 'Your account'
export const playerIdShareItSo = 'Player ID (hosts use it to reserve a seat for you)'
export const signOut = 'Sign out'
export const saveMyData = 'Save my data'
export const downloadMyData = 'Download my data'
export const preparingOfGames = (games: number, totalGuess: number) =>
  `Preparing your data: ${games} of ${totalGuess} games`
export const signIn = 'Sign in'
export const signInKey = 'Sign-in key'

export const seeProfile = 'View profile'
export const profile = 'Profile'
export const signInToSeeYourAccount = 'Sign in to see your account.'
export const yourData = 'Your data'
export const save = 'Save'
export const name = 'Name'
export const handle = 'Handle (3 to 20 letters, digits or _)'
export const hideGames = 'Hide my games and ratings'
export const waysToSignIn = 'Ways to sign in'
export const onlyThisBrowser = 'You can sign in only with this browser. Add another way to sign in.'
export const passkeys = 'Passkeys'
export const passkeyOf = (device: string, date: string) => `Passkey, created on ${device}, ${date}`
export const deletePasskey = 'Delete'
export const ofPasskey = (device: string) => ` passkey of ${device}`
export const createPasskey = 'Create a passkey'
export const passkeysNeed = 'Passkeys work only over HTTPS or on localhost.'
export const showKey = 'Show a sign-in key'
export const keyShownOnce = 'Your sign-in key (shown only once)'
export const signedInDevices = 'Signed-in devices'
export const devices = 'Devices'
export const deviceSince = (device: string, date: string) => `${device}, since ${date}`
export const thisDevice = 'This device'
export const signInAnother = 'Sign in on another device'
export const useAnotherAccount = 'Use another account'
export const signOutEverywhere = 'Sign out everywhere'
export const deleteAccount = 'Delete account'
export const deletedFor =
  'You lose your running games, ratings and ways to sign in. This cannot be undone.'
export const typeName = (typed: string) => `Type “${typed}” to confirm`
export const link = {
  isDone: (device: string) => `${device} is signed in.`,
  entered: ' has entered the code. Continue only if that device is yours and in front of you.',
  approve: 'Sign in this device',
  how: 'On the new device, open this page, choose “Sign in”, and enter:',
  code: 'Code',
  qrCode: 'QR code',
  waiting: 'Waiting for the other device …',
}
export const holiday = {
  title: 'Holiday',
  what: (days: number) =>
    'During a holiday, your clock stops in games that allow holidays. When you return, you have ' +
    'the full time for your move. ' +
    `${days === 1 ? 'One day is' : `${days} days are`} left this year.`,
  days: 'Holiday until',
  until: (days: number, date: string) => `${date} (${days === 1 ? '1 day' : `${days} days`})`,
  start: 'Start holiday',
  is: (date: string) => `You are on holiday until ${date}.`,
  end: 'End holiday',
}
export const offer = {
  save: 'Save your account',
  withPasskey: 'A passkey lets you sign in again later and on other devices.',
  otherwise: 'Add a way to sign in again later and on other devices.',
  others: 'Other ways',
  later: 'Not now',
}
export const player = {
  signIn: 'Sign in to see this player',
  isNew: 'No rated or public games yet.',
  hides: 'This player has hidden their games and ratings.',
  ratings: 'Ratings',
  ratedGames: 'Rated games',
  placeIn: (game: string, place: number) => `${game}, place ${place}`,
  open: 'Open',
  publicGames: 'Public games',
  result: 'Result',
  watch: 'Watch',
  score: (won: number, lost: number, tied: number) =>
    `Rated games against this player: ${won} won, ${lost} lost, ${tied} tied.`,
}
