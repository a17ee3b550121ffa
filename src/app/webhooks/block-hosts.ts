import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { idFromCursor } from '../core/ids.ts'
import { type Page, paged } from '../core/schema.ts'
import { stateOf, switchedOn, type WebhookRecord } from './port.ts'
import type { AnyWebhook, AnyWebhooksInput } from './schema.ts'

export async function listWebhooks(
  { ports }: Context,
  capability: AuditCapability,
  { account, after, limit }: AnyWebhooksInput,
): Promise<Page<AnyWebhook>> {
  const filter = { account: account ?? null, before: idFromCursor(after), limit: limit + 1 }
  const found = await ports.webhooks.listed(capability, filter)
  return paged(found.map(adminWebhookView), limit)
}

export async function requireWebhook(
  { ports, settings }: Context,
  capability: AuditCapability,
  id: string,
): Promise<WebhookRecord> {
  if (!settings.webhooks) throw serviceError('webhooks-off')
  const found = await ports.webhooks.any(capability, id)
  if (!found) throw serviceError('webhook-unknown')
  return found
}

/** Switches a webhook on or off. Only an operator can lift an operator's block. */
export async function switchWebhook(
  context: Context,
  capability: AuditCapability,
  id: string,
  on: boolean,
): Promise<AnyWebhook> {
  const { webhooks, clock } = context.ports
  const webhook = await requireWebhook(context, capability.reuse(), id)
  const turned = on ? switchedOn(webhook) : { ...webhook, off: 'operator' as const }
  await webhooks.turn(capability, turned, clock.now())
  return adminWebhookView(turned)
}

export function adminWebhookView(record: WebhookRecord): AnyWebhook {
  const { id, account, url, events, off, madeAt, lastOkAt, failingSince } = record
  const state = stateOf(record)
  return { id, account, url, events: [...events], state, off, madeAt, lastOkAt, failingSince }
}
