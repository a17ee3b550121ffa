import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { Webhooks } from '../core/services.ts'
import type { DeliveryNetwork } from './delivery-worker.ts'
import { switchedOn, type WebhookRecord } from './port.ts'
import { newSecret } from './sign.ts'
import { checkAddress, nameOf } from './ssrf-guard.ts'
import { type WebhookManager, webhookShown } from './webhook-manager.ts'

const WEBHOOKS_MAX = 10
/** So long receivers have to change over to a new secret. */
const FORMER_SECRET_MILLISECONDS = 24 * 3_600_000

/** What accounts do with their webhooks; all of it is refused unless the operator allows them. */
export const webhooksOf = (
  context: Context,
  tending: WebhookManager,
  outside: DeliveryNetwork,
): Webhooks => ({
  ...placesIn(context, outside),
  ...deliveriesIn(context, tending),
})

type Sendings = 'test' | 'deliveries' | 'resend'

function placesIn(context: Context, outside: DeliveryNetwork): Omit<Webhooks, Sendings> {
  const { webhooks, clock } = context.ports
  const place = async (text: string): Promise<Pick<WebhookRecord, 'url' | 'host'>> => {
    const judged = await checkAddress(text, outside)
    if (typeof judged === 'string')
      throw serviceError('address-refused', { facts: { why: judged } })
    return { url: judged.url.href, host: nameOf(judged.url) }
  }
  return {
    async list(caller) {
      admit(context, caller)
      return (await webhooks.of(caller.account.id)).map(webhookShown)
    },

    async create(caller, { url, events }) {
      admit(context, caller)
      const madeAt = clock.now()
      const made: WebhookRecord = {
        id: newId(madeAt),
        account: caller.account.id,
        ...(await place(url)),
        events,
        off: null,
        madeAt,
        lastOkAt: null,
        failingSince: null,
      }
      await mustBeLeft(context, made)
      const secret = newSecret()
      const isMade = await webhooks.make(made, secret, WEBHOOKS_MAX)
      if (!isMade) throw serviceError('too-many-webhooks', { facts: { most: WEBHOOKS_MAX } })
      return { webhook: webhookShown(made), secret }
    },

    async change(caller, id, { url, events, on }) {
      const own = await ownOf(context, caller, id)
      const placed = url === undefined ? {} : await place(url)
      const decide = (before: WebhookRecord): WebhookRecord => ({
        ...(on === undefined ? before : turnedByOwner(before, on)),
        ...placed,
        ...(events === undefined ? {} : { events }),
      })
      await mustBeLeft(context, decide(own))
      const changed = await webhooks.change(own.account, id, decide, clock.now())
      if (!changed) throw serviceError('webhook-kept-off')
      return webhookShown(changed)
    },

    async remove(caller, id) {
      await mustBeLeft(context, await ownOf(context, caller, id))
      if (!(await webhooks.remove(caller.account.id, id))) throw serviceError('webhook-unknown')
    },

    async rotate(caller, id) {
      const { id: webhook } = await ownOf(context, caller, id)
      const secret = newSecret()
      const formerUntil = clock.now() + FORMER_SECRET_MILLISECONDS
      await webhooks.addSecret(webhook, secret, formerUntil)
      return { secret, formerUntil }
    },
  }
}

/** Whoever switches it off: it stays so for the reason that was there first. */
const turnedByOwner = (webhook: WebhookRecord, on: boolean): WebhookRecord =>
  on ? switchedOn(webhook) : { ...webhook, off: webhook.off ?? 'owner' }

/** Where an operator keeps one off there is none in its place either. */
async function mustBeLeft(
  { ports }: Context,
  { account, host }: Pick<WebhookRecord, 'account' | 'host'>,
): Promise<void> {
  const own = await ports.webhooks.of(account)
  if (own.some((one) => one.off === 'operator' && one.host === host))
    throw serviceError('webhook-kept-off', { facts: { host } })
}

function deliveriesIn(context: Context, tending: WebhookManager): Pick<Webhooks, Sendings> {
  const { test, deliveries, resend } = tending
  return {
    test: async (caller, id) => test(await ownOf(context, caller, id)),
    deliveries: async (caller, id, input) => deliveries(await ownOf(context, caller, id), input),
    resend: async (caller, id, { delivery }) => resend(await ownOf(context, caller, id), delivery),
  }
}

function admit({ settings }: Context, caller: Caller): void {
  requireScope(caller, 'play')
  if (!settings.webhooks) throw serviceError('webhooks-off')
}

async function ownOf(context: Context, caller: Caller, id: string): Promise<WebhookRecord> {
  admit(context, caller)
  const found = await context.ports.webhooks.find(caller.account.id, id)
  if (!found) throw serviceError('webhook-unknown')
  return found
}
