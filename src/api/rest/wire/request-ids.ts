import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isWithin, type Networks, networksOf } from '../../../app/webhooks/ip-ranges.ts'

export const REQUEST_ID_HEADER = 'x-request-id'

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** nginx writes request ids as UUIDs without hyphens. */
const REQUEST_ID = /^[0-9a-f]{8}(-?)[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{12}$/i

/**
 * Only a trusted proxy may set the request id, because a client could reuse the id of another
 * request.
 */
export function requestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const networks = networksOf(trustedProxies.flatMap((name) => NAMED[name] ?? [name]))
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER]
    const isUsed =
      typeof given === 'string' && REQUEST_ID.test(given) && isTrusted(networks, socket)
    return isUsed ? given : randomUUID()
  }
}

const isTrusted = (networks: Networks, { remoteAddress }: IncomingMessage['socket']): boolean =>
  remoteAddress !== undefined && isWithin(networks, remoteAddress)
