import { type Caller, need } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { idIn, newId } from '../ids.ts'
import type { Webhooks } from '../services.ts'
import { paged } from '../shapes/common.ts'
import type { Webhook, WebhookDelivery } from '../shapes/webhooks.ts'
import type { DeliveryRecord, WebhookRecord } from '../webhook-ports.ts'
import type { Deliverer, Outside } from './deliverer.ts'
import { judge, nameOf } from './guard.ts'
import { bodyOf } from './moments.ts'
import { newSecret } from './sign.ts'

const WEBHOOKS_MAX = 10
/** So long receivers have to change over to a new secret. */
const FORMER_SECRET_MILLISECONDS = 24 * 3_600_000
/** A test is under way for as long as others are to leave it alone. */
const TEST_MILLISECONDS = 30_000

/** What accounts do with their webhooks; all of it is refused unless the operator allows them. */
export const webhooksOf = (context: Context, deliverer: Deliverer, outside: Outside): Webhooks => ({
  ...placesIn(context, outside),
  ...deliveriesIn(context, deliverer),
})

type Sendings = 'test' | 'deliveries' | 'resend'

function placesIn(context: Context, outside: Outside): Omit<Webhooks, Sendings> {
  const { webhooks, clock } = context.ports
  const place = async (text: string): Promise<Pick<WebhookRecord, 'url' | 'host'>> => {
    const judged = await judge(text, outside)
    if (typeof judged === 'string') throw no('address-refused', { facts: { why: judged } })
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
        ...{ id: newId(madeAt), account: caller.account.id, ...(await place(url)), events },
        ...{ off: null, madeAt, lastOkAt: null, failingSince: null },
      }
      const secret = newSecret()
      const isMade = await webhooks.make(made, secret, WEBHOOKS_MAX)
      if (!isMade) throw no('too-many-webhooks', { facts: { most: WEBHOOKS_MAX } })
      return { webhook: webhookShown(made), secret }
    },

    async change(caller, id, { url, events, on }) {
      const before = await ownOf(context, caller, id)
      const isFresh = on === true && before.off !== null
      const changed: WebhookRecord = {
        ...before,
        ...(url === undefined ? {} : await place(url)),
        ...(events === undefined ? {} : { events }),
        ...(on === false ? { off: before.off ?? 'owner' } : {}),
        ...(isFresh ? { off: null, failingSince: null } : {}),
      }
      await webhooks.change(changed, clock.now())
      return webhookShown(changed)
    },

    async remove(caller, id) {
      admit(context, caller)
      if (!(await webhooks.remove(caller.account.id, id))) throw no('webhook-unknown')
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

function deliveriesIn(context: Context, deliverer: Deliverer): Pick<Webhooks, Sendings> {
  const { webhooks, clock } = context.ports
  return {
    async test(caller, id) {
      const webhook = await ownOnOf(context, caller, id)
      const at = clock.now()
      const body = bodyOf('webhook.test', at, {})
      const messageId = `msg_${newId(at)}`
      const told = { type: 'webhook.test', game: null, version: null } as const
      const lease = at + TEST_MILLISECONDS
      const message = { id: messageId, webhook: id, ...told, at, body }
      const delivery = await webhooks.tellAgain({ id: newId(at), message }, lease)
      const taken = { id: delivery.id, lease, webhook, messageId, body, tries: 0 }
      const { tried, outcome } = await deliverer.try(taken, true)
      return deliveryShown({ ...delivery, outcome, tries: [tried] })
    },

    async deliveries(caller, id, { after, limit }) {
      const webhook = await ownOf(context, caller, id)
      const found = await webhooks.deliveries(webhook.id, idIn(after), limit + 1)
      return paged(found.map(deliveryShown), limit)
    },

    async resend(caller, id, { delivery }) {
      const webhook = await ownOnOf(context, caller, id)
      const found = await webhooks.delivery(webhook.id, delivery)
      if (!found) throw no('delivery-unknown')
      const at = clock.now()
      const again = await webhooks.tellAgain({ id: newId(at), message: found.message }, at)
      // What is due is taken at the next round, where this node cannot do it now.
      deliverer.take().catch(() => {})
      return deliveryShown(again)
    },
  }
}

function admit({ settings }: Context, caller: Caller): void {
  need(caller, 'play')
  if (!settings.webhooks) throw no('webhooks-off')
}

async function ownOf(context: Context, caller: Caller, id: string): Promise<WebhookRecord> {
  admit(context, caller)
  const found = await context.ports.webhooks.find(caller.account.id, id)
  if (!found) throw no('webhook-unknown')
  return found
}

async function ownOnOf(context: Context, caller: Caller, id: string): Promise<WebhookRecord> {
  const webhook = await ownOf(context, caller, id)
  if (webhook.off !== null) throw no('webhook-is-off')
  return webhook
}

function webhookShown({ account: _, host: __, ...webhook }: WebhookRecord): Webhook {
  const state = webhook.off !== null ? 'off' : webhook.failingSince !== null ? 'failing' : 'on'
  return { ...webhook, events: [...webhook.events], state }
}

const deliveryShown = ({
  id,
  message,
  outcome,
  dueAt,
  tries,
}: DeliveryRecord): WebhookDelivery => ({
  ...{ id, message: message.id, type: message.type, game: message.game },
  ...{ version: message.version, outcome, nextTryAt: outcome === null ? dueAt : null },
  tries: [...tries],
})
