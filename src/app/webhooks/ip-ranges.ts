import { BlockList, isIP, isIPv4 } from 'node:net'

const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
const GLOBAL_IPV6 = ['2000::/3']
/**
 * The IPv6 ranges for Teredo, benchmarks, ORCHID, documentation and 6to4, some of which contain
 * IPv4 addresses.
 */
const SPECIAL_IPV6 = [
  ...['2001::/32', '2001:2::/48', '2001:10::/28', '2001:20::/28', '2001:db8::/32'],
  ...['2002::/16', '3fff::/20'],
]

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

export type Networks = Pick<BlockList, 'check'>

/** Accepts a network such as `10.2.0.0/16` or a single address, and throws for any other string. */
export function networksOf(cidrs: readonly string[]): Networks {
  const networks = new BlockList()
  for (const cidr of cidrs) {
    const [address = '', prefix] = cidr.split('/')
    const family = familyOf(address)
    if (prefix === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(prefix), family)
  }
  return networks
}

const specialIPv4 = networksOf(SPECIAL_IPV4)
const globalIPv6 = networksOf(GLOBAL_IPV6)
const specialIPv6 = networksOf(SPECIAL_IPV6)

export const isWithin = (networks: Networks, address: string): boolean =>
  isIP(address) !== 0 && networks.check(address, familyOf(address))

export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false
  if (isIPv4(address)) return !isWithin(specialIPv4, address)
  return isWithin(globalIPv6, address) && !isWithin(specialIPv6, address)
}
