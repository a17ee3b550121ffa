import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm'
import type { WebhookRecord, WebhookStore } from '../../app/webhooks/port.ts'
import { lockAccount } from '../accounts/account-entities.ts'
import { audited } from '../audit/audit-outcomes.ts'
import { deliveriesIn, leaveUndone, type Wires } from './webhook-deliveries.ts'
import { webhooks } from './webhook-entities.ts'
import { insertSecret, type Secrets, secretsIn } from './webhook-secrets.ts'

/**
 * The table also contains browser subscriptions for push notices, which the methods in this file
 * ignore.
 */
const kind = 'webhook' as const

export const webhookStore = (wires: Wires): WebhookStore => ({
  ...operatorsIn(wires),
  ...webhooksIn(wires),
  ...secretsIn(wires),
  ...deliveriesIn(wires),
})

type Operators = Pick<WebhookStore, 'listed' | 'any' | 'turn'>
type Webhooks = Omit<
  WebhookStore,
  keyof Operators | keyof Secrets | keyof ReturnType<typeof deliveriesIn>
>

function webhooksIn({ lobby, readers, notifier, keys }: Wires): Webhooks {
  return {
    onOf: (accounts) =>
      readers.orm((manager) =>
        manager.find(webhooks, {
          where: { account: In([...accounts]), off: IsNull() },
          order: { id: 'ASC' },
        }),
      ),
    of: (account) =>
      readers.orm((manager) =>
        manager.find(webhooks, { where: { account, kind }, order: { id: 'ASC' } }),
      ),
    find: (account, id) =>
      readers.orm((manager) => manager.findOneBy(webhooks, { account, id, kind })),

    async make(webhook, secret, most) {
      const isMade = await lobby.ormTransaction(async (manager) => {
        const { id, account, url, host, events, madeAt } = webhook
        if (!(await lockAccount(manager, account))) return false
        if ((await manager.countBy(webhooks, { account, kind })) >= most) return false
        const made = { id, account, kind, url, host, events: [...events], madeAt, lookedAt: madeAt }
        await manager.insert(webhooks, made)
        await insertSecret(manager, keys, id, secret)
        return true
      })
      if (isMade) notifier.notifyWebhooks()
      return isMade
    },

    async change(account, id, decide, at) {
      const changed = await lobby.ormTransaction(async (manager) => {
        const lock = { mode: 'pessimistic_write' } as const
        const before = await manager.findOne(webhooks, { where: { account, id, kind }, lock })
        if (!before || before.off === 'operator') return null
        const after = decide(before)
        await write(manager, after, at)
        return after
      })
      if (changed) notifier.notifyWebhooks()
      return changed
    },

    async remove(account, id) {
      const own = [
        { account, id, kind, off: IsNull() },
        { account, id, kind, off: Not('operator' as const) },
      ]
      const { affected } = await lobby.orm((manager) => manager.delete(webhooks, own))
      if (affected === 1) notifier.notifyWebhooks()
      return affected === 1
    },
  }
}

const operatorsIn = ({ lobby, readers, notifier }: Wires): Operators => ({
  async listed(capability, { account, before, limit }) {
    capability.use()
    const where = {
      kind,
      ...(account !== null && { account }),
      ...(before !== null && { id: LessThan(before) }),
    }
    return readers.orm((manager) =>
      manager.find(webhooks, { where, order: { id: 'DESC' }, take: limit }),
    )
  },

  async any(capability, id) {
    capability.use()
    return readers.orm((manager) => manager.findOneBy(webhooks, { id, kind }))
  },

  async turn(capability, webhook, at) {
    capability.use()
    await audited(lobby, capability, (manager) => write(manager, webhook, at))
    notifier.notifyWebhooks()
  },
})

async function write(
  manager: EntityManager,
  { id, url, host, events, off, failingSince }: WebhookRecord,
  at: number,
): Promise<void> {
  const changed = { url, host, events: [...events], off, failingSince }
  await manager.update(webhooks, { id }, changed)
  if (off !== null) await leaveUndone(manager, id, at)
}
