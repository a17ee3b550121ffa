import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { switchedOn, type WebhookRecord } from './port.ts'
import type {
  ChangeWebhookInput,
  CreateWebhookInput,
  NewWebhook,
  NewWebhookSecret,
  Webhook,
} from './schema.ts'
import { newSecret } from './sign.ts'
import { checkAddress, nameOf } from './ssrf-guard.ts'
import { webhookShown } from './webhook-manager.ts'

const WEBHOOKS_MAX = 10
/** Time for which a webhook's old secret stays valid after a new secret is created. */
const FORMER_SECRET_MILLISECONDS = 24 * 3_600_000

export async function listWebhooks(context: Context, caller: Caller): Promise<Webhook[]> {
  admit(context, caller)
  return (await context.ports.webhooks.of(caller.account.id)).map(webhookShown)
}

export async function createWebhook(
  context: Context,
  caller: Caller,
  { url, events }: CreateWebhookInput,
): Promise<NewWebhook> {
  admit(context, caller)
  const { webhooks, clock } = context.ports
  const madeAt = clock.now()
  const made: WebhookRecord = {
    id: newId(madeAt),
    account: caller.account.id,
    kind: 'webhook',
    label: null,
    ...(await checkedAddress(context, url)),
    events,
    off: null,
    madeAt,
    lastOkAt: null,
    failingSince: null,
  }
  await requireUnblocked(context, made)
  const secret = newSecret()
  const isMade = await webhooks.make(made, secret, WEBHOOKS_MAX)
  if (!isMade) throw serviceError('too-many-webhooks', { facts: { most: WEBHOOKS_MAX } })
  return { webhook: webhookShown(made), secret }
}

export async function changeWebhook(
  context: Context,
  caller: Caller,
  id: string,
  { url, events, on }: ChangeWebhookInput,
): Promise<Webhook> {
  const own = await ownWebhook(context, caller, id)
  const placed = url === undefined ? {} : await checkedAddress(context, url)
  const decide = (before: WebhookRecord): WebhookRecord => ({
    ...(on === undefined ? before : turnedByOwner(before, on)),
    ...placed,
    ...(events === undefined ? {} : { events }),
  })
  await requireUnblocked(context, decide(own))
  const { webhooks, clock } = context.ports
  const changed = await webhooks.change(own.account, id, decide, clock.now())
  if (!changed) throw serviceError('webhook-kept-off')
  return webhookShown(changed)
}

export async function removeWebhook(context: Context, caller: Caller, id: string): Promise<void> {
  await requireUnblocked(context, await ownWebhook(context, caller, id))
  const isGone = await context.ports.webhooks.remove(caller.account.id, id)
  if (!isGone) throw serviceError('webhook-unknown')
}

export async function rotateSecret(
  context: Context,
  caller: Caller,
  id: string,
): Promise<NewWebhookSecret> {
  const webhook = await ownWebhook(context, caller, id)
  const secret = newSecret()
  const previousSecretUntil = context.ports.clock.now() + FORMER_SECRET_MILLISECONDS
  await context.ports.webhooks.addSecret(webhook.id, secret, previousSecretUntil)
  return { secret, previousSecretUntil }
}

async function checkedAddress(
  { webhookManager }: Context,
  text: string,
): Promise<Pick<WebhookRecord, 'url' | 'host'>> {
  const judged = await checkAddress(text, webhookManager.network)
  if (typeof judged === 'string') throw serviceError('address-refused', { facts: { why: judged } })
  return { url: judged.url.href, host: nameOf(judged.url) }
}

/** If the webhook is already off, the original reason is kept. */
const turnedByOwner = (webhook: WebhookRecord, on: boolean): WebhookRecord =>
  on ? switchedOn(webhook) : { ...webhook, off: webhook.off ?? 'owner' }

/**
 * Throws if an operator has blocked another webhook of the account for the same host, because the
 * owner could otherwise evade the block with a new webhook.
 */
async function requireUnblocked(
  { ports }: Context,
  { account, host }: Pick<WebhookRecord, 'account' | 'host'>,
): Promise<void> {
  const own = await ports.webhooks.of(account)
  if (own.some((one) => one.off === 'operator' && one.host === host))
    throw serviceError('webhook-kept-off', { facts: { host } })
}

function admit({ settings }: Context, caller: Caller): void {
  requireScope(caller, 'play')
  if (!settings.webhooks) throw serviceError('webhooks-off')
}

export async function ownWebhook(
  context: Context,
  caller: Caller,
  id: string,
): Promise<WebhookRecord> {
  admit(context, caller)
  const found = await context.ports.webhooks.find(caller.account.id, id)
  if (!found) throw serviceError('webhook-unknown')
  return found
}
