/** English texts of the sign-in form for players. */

export const createANewAccount = 'Create a new account'
export const goOn = 'Continue'
export const iAlreadyHaveAnAccount = 'I already have an account'
export const signIn = 'Sign in'
export const usePasskey = 'Use a passkey'
export const yourName = 'Your name'
