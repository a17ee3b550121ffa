import { operation } from '../core/operation.ts'
import { findGameRecord } from '../runtime/game-access.ts'
import {
  changeNotices as change,
  showNotices as show,
  showPushKey,
  subscribe,
  unsubscribe,
} from './change-notices.ts'
import {
  muteInput,
  noticeSettings,
  notices,
  pushKey,
  pushSubscription,
  subscribedBrowser,
} from './schema.ts'

const own = { rateLimit: 'accounts', scope: 'play', effect: 'changes' } as const

export const readPushKey = operation({
  summary: 'Get the key for push subscriptions',
  description: 'A browser needs this key to subscribe. Subscribe again when the key has changed.',
  rateLimit: 'reads',
  scope: 'none',
  answer: pushKey,
  errors: ['push-off'],
  run: async (context) => showPushKey(context),
})

export const showNotices = operation({
  summary: 'Get your notification settings',
  rateLimit: 'reads',
  scope: 'play',
  answer: notices,
  errors: [],
  run: (context, { caller }) => show(context, caller),
})

export const changeNotices = operation({
  ...own,
  summary: 'Replace your notification settings',
  input: noticeSettings,
  answer: notices,
  errors: [],
  run: (context, { caller, input }) => change(context, caller, input),
})

export const subscribeBrowser = operation({
  ...own,
  summary: 'Subscribe a browser to notifications',
  description:
    "Send the browser's push subscription. A notification is encrypted for the browser and " +
    'names the game and its players. A turn notification is sent if you have not answered ' +
    'after 20 seconds, or at once if players have a day or more for a decision.',
  input: pushSubscription,
  answer: subscribedBrowser,
  errors: ['push-off', 'address-refused', 'too-many-browsers'],
  run: (context, { caller, input }) => subscribe(context, caller, input),
})

export const unsubscribeBrowser = operation({
  ...own,
  summary: 'Stop notifications to a browser',
  subject: 'browser',
  errors: ['browser-unknown'],
  run: (context, { caller, id }) => unsubscribe(context, caller, id),
})

export const muteGame = operation({
  ...own,
  summary: "Mute or unmute a game's notifications",
  subject: 'game',
  input: muteInput,
  answer: muteInput,
  errors: ['game-unknown'],
  run: async (context, { caller, id, input }) => {
    await findGameRecord(context, caller, id)
    await context.ports.notices.mute(caller.account.id, id, input.muted)
    return input
  },
})
