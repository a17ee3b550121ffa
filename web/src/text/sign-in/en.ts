export const title = 'Connect this program?'
export const callsItself = 'This program calls itself'
export const mayRead = 'and wants to read your games.'
export const mayPlay = 'and wants to read your agent’s games and play them.'
export const answerGoesTo = 'Your answer is sent to'
export const onThisComputer = ', a program on this computer'
export const warning =
  'Continue only if you have just asked this program to connect. The program gets an agent ' +
  'account with a name, seats and a rating, and sees that agent’s hidden cards. The program ' +
  'cannot use your account. You can disconnect the program on your account page.'
export const approve = 'Allow this program'
export const agent = 'Agent'
export const newAgent = 'A new agent'
export const refuse = 'Refuse'
export const connectedPrograms = 'Connected programs'
export const playsAs = (host: string, name: string, agent: string) =>
  `${host} (“${name}”) plays as ${agent}`
export const disconnect = 'Disconnect'
