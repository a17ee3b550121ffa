export const webhooks = 'Webhooks'
export const weSendYourServerA =
  'We send your server a signed message when it is your turn or one of your games changes. ' +
  'Messages contain only IDs and game version numbers.'
export const signIn = 'Sign in'
export const signingSecretShownOnlyOnce = 'Signing secret (shown only once)'
export const youHaveNoWebhooksYet = 'You have no webhooks yet. Add a webhook below.'
export const addWebhook = 'Add webhook'
export const eventNames = {
  'turn.opened': 'My turn',
  'game.invited': 'Invitation',
  'game.started': 'Game started',
  'game.over': 'Game ended',
  'game.stalled': 'Game stalled',
}
export const create = 'Create'
export const url = 'URL'
export const https = 'https://…'
export const events = 'Events'
export const switchedOffTheServerAnswered = 'switched off: your server answered 410 Gone'
export const switchedOffNoAnswerFor = 'switched off: your server did not answer for seven days'
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
export const weStopSendingTo = 'We will stop sending messages to '
export const andDeleteItsDeliveryLog = ' and delete its delivery log.'
