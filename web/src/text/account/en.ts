/** English texts of signing in and the account. */

export const yourAccount = 'Your account'
export const playerIdShareItSo = 'Player ID (share it so that a host can reserve you a seat)'
export const yourSignInKey = 'Your sign-in key'
export const signedInAs = 'Signed in as '
export const youNeedYourSignIn = '. You need your sign-in key to come back.'
export const signOut = 'Sign out'
export const cancel = 'Cancel'
export const saveThisKeyYouNeed = 'Save this key. You need it to sign in on another device.'
export const iveSavedIt = 'I’ve saved it'
export const saveMyData = 'Save my data'
export const downloadMyData = 'Download my data'
export const preparingOfGames = (games: number, totalGuess: number) =>
  `Preparing: ${games} of ${totalGuess} games`
export const signInAgain = 'Sign in again'
export const chooseAName = 'Choose a name'
export const signIn = 'Sign in'
export const goOn = 'Continue'
export const createANewAccount = 'Create a new account'
export const iAlreadyHaveAnAccount = 'I already have an account'
export const signInKey = 'Sign-in key'
export const yourName = 'Your name'
export const tl = 'tl_…'
