import { no } from '../errors.ts'
import { idIn } from '../ids.ts'
import { type Page, paged } from '../shapes/common.ts'
import type { AnyWebhook, AnyWebhooksInput } from '../shapes/webhooks.ts'
import { stateOf, turnedOn, type WebhookRecord } from '../webhook-ports.ts'
import type { Desk } from './desk.ts'
import type { Warrant } from './warrant.ts'

export async function listWebhooks(
  { context: { ports } }: Desk,
  warrant: Warrant,
  { account, after, limit }: AnyWebhooksInput,
): Promise<Page<AnyWebhook>> {
  const asked = { account: account ?? null, before: idIn(after), limit: limit + 1 }
  const found = await ports.webhooks.listed(warrant, asked)
  return paged(found.map(anyShown), limit)
}

/** Whoever’s it is. */
export async function webhookAt(
  { context: { ports, settings } }: Desk,
  warrant: Warrant,
  id: string,
): Promise<WebhookRecord> {
  if (!settings.webhooks) throw no('webhooks-off')
  const found = await ports.webhooks.any(warrant, id)
  if (!found) throw no('webhook-unknown')
  return found
}

/** What an operator has switched off, operators alone switch on again. */
export async function turnWebhook(
  desk: Desk,
  warrant: Warrant,
  id: string,
  on: boolean,
): Promise<AnyWebhook> {
  const { webhooks, clock } = desk.context.ports
  const webhook = await webhookAt(desk, warrant.again(), id)
  const turned = on ? turnedOn(webhook) : { ...webhook, off: 'operator' as const }
  await webhooks.turn(warrant, turned, clock.now())
  return anyShown(turned)
}

/** With whose it is. */
export function anyShown({ host: _, ...webhook }: WebhookRecord): AnyWebhook {
  return { ...webhook, events: [...webhook.events], state: stateOf(webhook) }
}
