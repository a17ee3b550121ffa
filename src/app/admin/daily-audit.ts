import { LRUCache } from 'lru-cache'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { AuditRecord } from '../core/audit-port.ts'

const KEPT_MAX = 10_000
const DAY_MILLISECONDS = 24 * 3_600_000

/** Frequent reads by operators are audited only once per day, account, operation and node. */
export class DailyAudit {
  readonly #given = new LRUCache<string, Promise<AuditCapability>>({ max: KEPT_MAX })

  async of({ account, role, action, at }: AuditRecord, issue: () => Promise<AuditCapability>) {
    const day = Math.floor(at / DAY_MILLISECONDS)
    const key = [account, role, action, day].join(' ')
    const given = this.#given.get(key) ?? issue()
    this.#given.set(key, given)
    given.catch(() => this.#given.delete(key))
    return (await given).reuse()
  }
}
