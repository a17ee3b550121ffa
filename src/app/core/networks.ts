import { isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * A household with IPv6 has 2⁶⁴ addresses, which rate limits treat as one network. An IPv4 address
 * may also be written as an IPv6 address.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length)
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last]
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16))
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}
