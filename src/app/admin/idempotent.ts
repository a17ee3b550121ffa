import type { AdminOperation, RawAdminRequest } from '../core/admin-operation.ts'
import { serviceError } from '../core/errors.ts'
import type { Ports } from '../core/ports.ts'
import { hashOf } from '../packs/packs.ts'

const WAITING_MAX = 20

type Asks = Pick<Ports, 'games' | 'clock'>
type Keyed = (
  operation: AdminOperation,
  ask: RawAdminRequest,
  perform: () => Promise<unknown>,
) => Promise<unknown>

/**
 * Runs an operation only once per idempotency key, even if several nodes get the request.
 * Concurrent calls with the same key wait for the result of the first call. If the operation fails,
 * a retry can use the same key.
 */
export function idempotentBy(ports: Asks): Keyed {
  let before: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (operation, ask, perform) => {
    const { key } = ask
    if (!operation.idempotent || key === undefined) return perform()
    if (waiting >= WAITING_MAX) throw serviceError('busy')
    const { id: account } = ask.caller.account
    // Runs admin operations one at a time, because each operation needs several database
    // connections.
    const turn = before.then(() =>
      ports.games.inTurn(account, key, () => firstOf(ports, operation, { ...ask, key }, perform)),
    )
    waiting += 1
    before = turn.then(
      () => {},
      () => {},
    )
    return turn.finally(() => {
      waiting -= 1
    })
  }
}

async function firstOf(
  { games, clock }: Asks,
  operation: AdminOperation,
  ask: RawAdminRequest & { readonly key: string },
  perform: () => Promise<unknown>,
): Promise<unknown> {
  const { key } = ask
  const account = ask.caller.account.id
  const requestHash = hashOf(JSON.stringify([operation.name, ask.id, ask.input]))
  const first = await games.findKey(account, key)
  if (first && first.requestHash !== requestHash) throw serviceError('idempotency-mismatch')
  if (first) return first.answer
  const answer = (await perform()) ?? null
  await games.keepKey({ account, key, requestHash, answer, createdAt: clock.now() })
  return answer
}
