import type { Notices, PushSubscription } from '../../../../app/notices/schema.ts'
import { startedAt } from './ids.ts'

export const browserExample = '0198c0de-6666-7000-8000-000000000001'

export const noticesExample: Notices = {
  types: ['turn', 'invited', 'rematch', 'over'],
  quiet: { from: 1_320, until: 420 },
  timezone: 'Europe/Berlin',
  browsers: [
    { id: browserExample, label: 'Chrome on Android', madeAt: startedAt, lastOkAt: startedAt },
  ],
  muted: [],
}

export const pushKeyExample =
  'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'

export const subscriptionExample: PushSubscription = {
  endpoint: 'https://push.example.com/send/5f0c7d',
  keys: { p256dh: pushKeyExample, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
  label: 'Chrome on Android',
}
