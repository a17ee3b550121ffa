import {
  changeNotices,
  muteGame,
  readPushKey,
  showNotices,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../../app/notices/operations.ts'
import {
  browserExample,
  noticesExample,
  pushKeyExample,
  subscriptionExample,
} from '../document/examples/notices.ts'
import type { Endpoints } from '../endpoint/endpoint.ts'
import { del, get, post } from '../endpoint/methods.ts'

const { types, quiet, timezone } = noticesExample

export const noticeEndpoints: Endpoints = {
  showNotices: get('/v1/account/notices', showNotices, {
    answers: 'Your notification settings and subscribed browsers',
    example: noticesExample,
  }),

  changeNotices: post('/v1/account/notices', changeNotices, {
    status: 200,
    body: { types, quiet, timezone },
    answers: 'The new settings',
    example: noticesExample,
  }),

  subscribeBrowser: post('/v1/account/push', subscribeBrowser, {
    body: subscriptionExample,
    answers: 'The subscribed browser',
    example: { id: browserExample },
  }),

  unsubscribeBrowser: del(
    '/v1/account/push/{browser}',
    unsubscribeBrowser,
    'The browser no longer receives notifications',
  ),

  readPushKey: get('/v1/push-key', readPushKey, {
    answers: 'The key',
    example: { key: pushKeyExample },
  }),

  muteGame: post('/v1/games/{game}/mute', muteGame, {
    status: 200,
    body: { muted: true },
    answers: 'The new setting',
    example: { muted: true },
  }),
}
