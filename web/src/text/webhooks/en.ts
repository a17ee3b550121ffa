/** English texts of the webhooks page. */

export const webhooks = 'Webhooks'
export const weSendYourServerA =
  'We send your server a signed message when it is your turn or a game changes. Messages ' +
  'contain ids and versions, no game data.'
export const signIn = 'Sign in'
export const signingSecretShownOnlyOnce = 'Signing secret (shown only once)'
export const youHaveNoWebhooksYet = 'You have no webhooks yet.'
export const addWebhook = 'Add webhook'
export const myTurn = 'My turn'
export const gameStarted = 'Game started'
export const gameEnded = 'Game ended'
export const gameStalled = 'Game stalled'
export const create = 'Create'
export const url = 'URL'
export const https = 'https://…'
export const events = 'Events'
export const switchedOffTheServerAnswered = 'switched off: the server answered 410 Gone'
export const switchedOffNoAnswerFor = 'switched off: no answer for seven days'
export const switchedOffTheAccountIs = 'switched off: the account is banned'
export const blockedByAnOperator = 'blocked by an operator'
export const sent = (sent: string) => `Sent: ${sent}.`
export const deliveries = 'Deliveries'
export const noDeliveriesYet = 'No deliveries yet.'
export const inMs = (status: number, milliseconds: string) => `${status} in ${milliseconds} ms`
export const newSecret = 'New secret'
export const theOldSecretStaysValid = 'The old secret stays valid for one day.'
export const deleteWebhookCard = 'Delete'
export const deleteWebhook = 'Delete webhook'
export const weStopSendingTo = 'We stop sending to '
export const andDeleteItsDeliveryLog = ' and delete its delivery log.'
