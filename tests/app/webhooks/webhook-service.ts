import { Webhook } from 'standardwebhooks'
import type { Caller } from '../../../src/app/core/caller.ts'
import {
  type CreateWebhookInput,
  deliveriesInput,
  type NewWebhook,
} from '../../../src/app/webhooks/schema.ts'
import {
  outside,
  type ReceivedRequest,
  type Receiver,
  receiver,
  settings,
} from '../../support/receiver.ts'
import {
  type Node,
  type NodeOptions,
  type Served,
  startServices,
  testClock,
} from '../../support/service.ts'
import { untilAsync } from '../../support/until.ts'

export const allEvents: CreateWebhookInput['events'] = [
  ...(['turn.opened', 'game.started', 'game.over', 'game.stalled'] as const),
]
export const withWebhooks = (options: NodeOptions = {}): NodeOptions => ({
  ...options,
  settings: { ...settings, ...options.settings },
  parts: { outside: { ...outside, ...options.parts?.outside } },
})

export interface WebhookService extends Served {
  readonly to: Receiver
  readonly clock: ReturnType<typeof testClock>
}
export async function startWebhookService(
  t: Parameters<typeof startServices>[0],
): Promise<WebhookService> {
  const clock = testClock()
  return { ...(await startServices(t, withWebhooks({ clock }))), clock, to: await receiver() }
}

export const createWebhook = (
  { services }: Node,
  caller: Caller,
  url: string,
  events = allEvents,
): Promise<NewWebhook> => services.webhooks.create(caller, { url, events })

export const postUntil = ({ services }: Node, isSo: () => Promise<boolean>) =>
  untilAsync(async () => {
    await services.post()
    return isSo()
  })

export const deliveriesOf = async ({ services }: Node, caller: Caller, { webhook }: NewWebhook) =>
  (await services.webhooks.deliveries(caller, webhook.id, deliveriesInput.parse({}))).items

export const verified = (
  { secret }: { readonly secret: string },
  { body, headers }: ReceivedRequest,
) =>
  new Webhook(secret).verify(body, headers) as {
    readonly type: string
    readonly data: Readonly<Record<string, unknown>>
  }
