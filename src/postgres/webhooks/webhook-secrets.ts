import { randomUUID } from 'node:crypto'
import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm'
import type { WebhookStore } from '../../app/webhooks/port.ts'
import type { ServiceKeys } from '../../config/keys.ts'
import type { Wires } from './webhook-deliveries.ts'
import { type SecretRow, secrets } from './webhook-entities.ts'

export type Secrets = Pick<WebhookStore, 'addSecret' | 'secrets' | 'lockSecrets'>

export function secretsIn({ lobby, readers, keys }: Wires): Secrets {
  const vault = keys.vault('webhooks')
  const opened = ({ keyId, locked, webhook }: SecretRow): string =>
    vault.opened({ keyId, bytes: locked }, webhook)
  return {
    addSecret: (webhook, secret, endsAt) =>
      lobby.ormTransaction(async (manager) => {
        await manager.delete(secrets, { webhook, endsAt: Not(IsNull()) })
        await manager.update(secrets, { webhook }, { endsAt })
        await insertSecret(manager, keys, webhook, secret)
      }),

    async secrets(webhook, at) {
      const valid = [
        { webhook, endsAt: IsNull() },
        { webhook, endsAt: MoreThan(at) },
      ]
      const order = { endsAt: { direction: 'DESC', nulls: 'FIRST' } } as const
      const found = await readers.orm((manager) => manager.find(secrets, { where: valid, order }))
      return found.map(opened)
    },

    lockSecrets: (most) =>
      lobby.ormTransaction(async (manager) => {
        const earlier = keys.ids.filter((id) => id !== keys.id)
        const found = await manager
          .createQueryBuilder(secrets, 'secret')
          .where({ keyId: In(earlier) })
          .limit(most)
          .setLock('pessimistic_write')
          .setOnLocked('skip_locked')
          .getMany()
        for (const row of found) {
          const { keyId, bytes: locked } = vault.locked(opened(row), row.webhook)
          await manager.update(secrets, { id: row.id }, { keyId, locked })
        }
        return found.length
      }),
  }
}

export async function insertSecret(
  manager: EntityManager,
  keys: ServiceKeys,
  webhook: string,
  secret: string,
): Promise<void> {
  const { keyId, bytes: locked } = keys.vault('webhooks').locked(secret, webhook)
  await manager.insert(secrets, { id: randomUUID(), webhook, keyId, locked, endsAt: null })
}
